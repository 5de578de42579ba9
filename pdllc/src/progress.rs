//! A progress bar on standard error, if that is a terminal and work takes long.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pdll::Progress;
use std::io::IsTerminal;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// What takes less long has no bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// So often a bar is brought up to date.
const TICK: Duration = Duration::from_millis(100);

/// Does some work, with a bar for as long as it takes. How far it is, is in `progress`; while that does not
/// know how much there is, only the time is shown.
pub(crate) fn during<R>(what: &'static str, progress: &Progress, work: impl FnOnce() -> R) -> R {
    if !std::io::stderr().is_terminal() {
        return work();
    }
    std::thread::scope(|scope| {
        let (end, ended) = channel::<()>();
        scope.spawn(move || show(what, progress, &ended));
        let done = work();
        // The other end hears that this one is gone.
        drop(end);
        done
    })
}

/// Shows a bar, if the end does not come soon, until it comes.
fn show(what: &'static str, progress: &Progress, ended: &Receiver<()>) {
    let is_over = |patience| ended.recv_timeout(patience) != Err(RecvTimeoutError::Timeout);
    if is_over(PATIENCE) {
        return;
    }
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let bar = bar.with_message(what).with_elapsed(PATIENCE);
    loop {
        let (done, all) = (progress.done(), progress.all());
        if all > 0 && bar.length().is_none() {
            bar.set_length(all);
            bar.set_style(style("{msg} {wide_bar} {percent:>3}% {elapsed}"));
        } else if all == 0 {
            bar.set_style(style("{spinner} {msg} {elapsed}"));
        }
        bar.set_position(done);
        bar.tick();
        if is_over(TICK) {
            return bar.finish_and_clear();
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
