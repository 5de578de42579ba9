//! The thread of a document: analyses its newest text, says what is wrong with it, and answers questions.

use crate::features::{self, Refusal};
use crate::quick;
use crate::settled::{Looking, REST, Settled};
use crate::shared::Shared;
use crate::td::{self, TdView, Whole, is_tablegen};
use crate::view::{Document, View, load};
use bumpalo::Bump;
use lsp_server::{ErrorCode, Request, Response};
use lsp_types::{Diagnostic, Uri};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// What a document's thread is told.
pub(crate) enum Job {
    /// There is a newer text.
    Update(Document),
    /// Another file changed.
    Changed(Option<PathBuf>),
    /// A question about the document.
    Request(Request),
    /// What the look of this number found.
    Settled(u64, Settled),
    /// The document is closed.
    Close,
}

/// The thread of a document.
pub(crate) struct Worker {
    jobs: Sender<Job>,
    thread: Option<JoinHandle<()>>,
}

/// Trees nest as deeply as the limit of the parser; each level takes several frames.
pub(crate) const STACK: usize = 64 << 20;

impl Worker {
    /// Starts the thread of a document.
    pub(crate) fn start(shared: Arc<Shared>, document: Document) -> Option<Self> {
        let (jobs, receiver) = channel();
        let looking = Looking::new(jobs.clone());
        let run = move || {
            let uri = document.uri.clone();
            let work = AssertUnwindSafe(|| match is_tablegen(&document.path) {
                true => work_on_tablegen(&shared, document, &receiver, looking),
                false => work(&shared, document, &receiver, looking),
            });
            if catch_unwind(work).is_err() {
                // Nothing can be said of the document until it is opened again, but nobody waits.
                refuse_all(&shared, &uri, &receiver);
            }
        };
        let thread = std::thread::Builder::new().stack_size(STACK).spawn(run).ok()?;
        Some(Self { jobs, thread: Some(thread) })
    }

    /// Tells the thread something. Gives it back if the thread is gone.
    pub(crate) fn tell(&self, job: Job) -> Result<(), Job> {
        self.jobs.send(job).map_err(|e| e.0)
    }
}

impl Drop for Worker {
    /// Waits until all questions are answered.
    fn drop(&mut self) {
        let _ = self.jobs.send(Job::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What a thread is told, and the job that came too early: it is to be done after the next analysis.
struct Inbox<'r> {
    jobs: &'r Receiver<Job>,
    next: Option<Job>,
}

impl Inbox<'_> {
    /// Of texts that came together only the newest is looked at.
    fn newest(&mut self, document: &mut Document) {
        while self.next.is_none() {
            match self.jobs.try_recv() {
                Ok(Job::Update(newer)) => *document = newer,
                Ok(job) => self.next = Some(job),
                Err(_) => break,
            }
        }
    }

    /// The next job, waited for so long, or for as long as it takes.
    fn take(&mut self, within: Option<Duration>) -> Taken {
        let job = match (self.next.take(), within) {
            (Some(job), _) => return Taken::Job(job),
            (None, Some(time)) => self.jobs.recv_timeout(time),
            (None, None) => self.jobs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match job {
            Ok(job) => Taken::Job(job),
            Err(RecvTimeoutError::Timeout) => Taken::Nothing,
            Err(RecvTimeoutError::Disconnected) => Taken::End,
        }
    }
}

/// What came of waiting for a job.
enum Taken {
    Job(Job),
    /// None came in time.
    Nothing,
    /// Nobody can send one any more.
    End,
}

fn work(shared: &Arc<Shared>, mut document: Document, jobs: &Receiver<Job>, mut looking: Looking) {
    let mut inbox = Inbox { jobs, next: None };
    let mut elsewhere = Vec::new();
    // What was said about a version before all of it was looked at.
    let mut said: Option<(i32, Vec<Diagnostic>)> = None;
    loop {
        inbox.newest(&mut document);
        let arena = Bump::new();
        let loaded = load(&document, shared, &arena);
        let view = View::new(&document, shared, &loaded, &arena);
        let own = features::diagnostics::publish_others(&view, &mut elsewhere);
        view.later.replace(looking.said(&document, &own));
        let all = with(&own, &view.later.borrow());
        let is_said =
            |(version, list): (i32, Vec<Diagnostic>)| version == document.version && same(&list, &all);
        if !said.take().is_some_and(is_said) {
            features::diagnostics::publish(shared, &document, all);
        }
        // A newer text of which has been said what there is to say.
        let mut latest: Option<Document> = None;
        let newer = loop {
            let wants = looking.wants(&document, &own);
            let within = latest.as_ref().map(|_| QUIET).or(wants.then_some(REST));
            let job = match inbox.take(within) {
                Taken::Job(job) => job,
                Taken::Nothing if latest.is_some() => break latest,
                Taken::Nothing => {
                    looking.look(&document, shared);
                    continue;
                }
                Taken::End => return,
            };
            match job {
                Job::Update(mut newer) => {
                    inbox.newest(&mut newer);
                    let Some(mut list) = quick::said(&view, &newer) else {
                        said = None;
                        break Some(newer);
                    };
                    list.extend(looking.said(&newer, &list));
                    features::diagnostics::publish(shared, &newer, list.clone());
                    said = Some((newer.version, list));
                    latest = Some(newer);
                }
                Job::Changed(path) if path.as_ref().is_none_or(|path| view.reads(path)) => {
                    said = None;
                    looking.forget();
                    break latest;
                }
                Job::Changed(_) => {}
                Job::Settled(number, settled) => {
                    looking.take(number, settled);
                    let later = looking.said(&document, &own);
                    if latest.is_none() && !same(&later, &view.later.borrow()) {
                        features::diagnostics::publish(shared, &document, with(&own, &later));
                        view.later.replace(later);
                        shared.refresh();
                    }
                }
                Job::Request(request) if latest.is_some() => {
                    let known = latest.as_ref();
                    let answer =
                        known.and_then(|l| quick::answer(&view, l, &request.method, &request.params));
                    match answer {
                        Some(answer) if !shared.is_cancelled(&request.id) => {
                            shared.respond(Response::new_ok(request.id, answer));
                        }
                        _ => {
                            inbox.next = Some(Job::Request(request));
                            break latest;
                        }
                    }
                }
                Job::Request(request) => {
                    answer(shared, request, &|method, params| features::answer(&view, method, params));
                }
                Job::Close => {
                    features::diagnostics::retract(shared, latest.as_ref().unwrap_or(&document), &elsewhere);
                    return;
                }
            }
        };
        drop(view);
        if let Some(newer) = newer {
            document = newer;
        }
    }
}

/// Both lists.
fn with(own: &[Diagnostic], later: &[Diagnostic]) -> Vec<Diagnostic> {
    own.iter().chain(later).cloned().collect()
}

/// So long nobody types before all of a text is looked at of which the change was looked at.
const QUIET: Duration = Duration::from_millis(40);

/// Are these the same diagnostics, in whatever order?
fn same(a: &[Diagnostic], b: &[Diagnostic]) -> bool {
    a.len() == b.len() && a.iter().all(|d| b.contains(d)) && b.iter().all(|d| a.contains(d))
}

/// The same for a TableGen document.
fn work_on_tablegen(
    shared: &Arc<Shared>,
    mut document: Document,
    jobs: &Receiver<Job>,
    mut looking: Looking,
) {
    let mut inbox = Inbox { jobs, next: None };
    let mut whole: Option<Whole> = None;
    loop {
        inbox.newest(&mut document);
        let (now, own) = td::read(&document, shared);
        whole = now.or(whole);
        let said = with(&own, &looking.said(&document, &own));
        td::publish(&document, shared, said.clone());
        let mut view = TdView::new(&document, shared, whole.as_ref(), said);
        let newer = loop {
            let within = looking.wants(&document, &own).then_some(REST);
            let job = match inbox.take(within) {
                Taken::Job(job) => job,
                Taken::Nothing => {
                    looking.look(&document, shared);
                    continue;
                }
                Taken::End => return,
            };
            match job {
                Job::Update(newer) => break Some(newer),
                Job::Changed(path) => {
                    let reads = |path: &PathBuf| whole.as_ref().is_none_or(|whole| whole.reads(path));
                    if path.as_ref().is_none_or(|path| *path != document.path && reads(path)) {
                        looking.forget();
                        break None;
                    }
                }
                Job::Settled(number, settled) => {
                    looking.take(number, settled);
                    let now = with(&own, &looking.said(&document, &own));
                    if !same(&now, &view.said) {
                        td::publish(&document, shared, now.clone());
                        view.said = now;
                        shared.refresh();
                    }
                }
                Job::Request(request) => {
                    answer(shared, request, &|method, params| view.answer(method, params));
                }
                Job::Close => return features::diagnostics::retract(shared, &document, &[]),
            }
        };
        drop(view);
        if let Some(newer) = newer {
            document = newer;
        }
    }
}

/// Answers a request with what `how` makes of its method and parameters.
fn answer(shared: &Shared, request: Request, how: &dyn Fn(&str, Value) -> Result<Value, Refusal>) {
    let Request { id, method, params } = request;
    if shared.is_cancelled(&id) {
        let message = "the client does not want it any more".to_string();
        return shared.respond(Response::new_err(id, ErrorCode::RequestCanceled as i32, message));
    }
    let result = catch_unwind(AssertUnwindSafe(|| how(&method, params)));
    shared.respond(match result {
        Ok(Ok(result)) => Response::new_ok(id, result),
        Ok(Err((code, message))) => Response::new_err(id, code as i32, message),
        Err(_) => Response::new_err(id, ErrorCode::InternalError as i32, format!("`{method}` failed")),
    });
}

fn refuse_all(shared: &Shared, uri: &Uri, jobs: &Receiver<Job>) {
    while let Ok(job) = jobs.recv() {
        match job {
            Job::Request(request) => {
                let message = format!("`{}` could not be analysed", uri.as_str());
                shared.respond(Response::new_err(request.id, ErrorCode::InternalError as i32, message));
            }
            Job::Close => return,
            Job::Update(_) | Job::Changed(_) | Job::Settled(..) => {}
        }
    }
}
