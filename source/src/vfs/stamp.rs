//! What tells whether a file on disk is the one that was read, without reading it again.

use std::fs::Metadata;
use std::time::{Duration, SystemTime};

/// What the operating system says of a file: when it was changed, how long it is, and which one it is.
///
/// A file that is written twice within one tick of the clock of its file system can have the same stamp both
/// times, so one that was young when its stamp was taken has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    modified: SystemTime,
    len: u64,
    /// On Unix: device, number, and when anything of it was changed. Zeros elsewhere.
    identity: [u64; 4],
}

/// How long ago a file must have been changed so that another change shows. Clocks of file systems tick each
/// 2 seconds at least, those of other machines may be a little off.
const SETTLED: Duration = Duration::from_secs(3);

impl Stamp {
    /// Of a file. `None` if it has no times, or was changed just now.
    #[must_use]
    pub fn of(metadata: &Metadata) -> Option<Self> {
        Self::taken(metadata, SystemTime::now())
    }

    fn taken(metadata: &Metadata, now: SystemTime) -> Option<Self> {
        let modified = metadata.modified().ok()?;
        let (changed, identity) = identity(metadata)?;
        let is_settled = |time: SystemTime| now.duration_since(time).is_ok_and(|age| age > SETTLED);
        (is_settled(modified) && is_settled(changed)).then_some(Self {
            modified,
            len: metadata.len(),
            identity,
        })
    }
}

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Option<(SystemTime, [u64; 4])> {
    use std::os::unix::fs::MetadataExt;
    let (seconds, nanos) = (metadata.ctime(), metadata.ctime_nsec());
    let since = Duration::new(u64::try_from(seconds).ok()?, u32::try_from(nanos).ok()?);
    let changed = SystemTime::UNIX_EPOCH.checked_add(since)?;
    Some((changed, [metadata.dev(), metadata.ino(), seconds as u64, nanos as u64]))
}

#[cfg(not(unix))]
fn identity(metadata: &Metadata) -> Option<(SystemTime, [u64; 4])> {
    Some((metadata.modified().ok()?, [0; 4]))
}

#[cfg(test)]
mod tests {
    use super::{SETTLED, Stamp};
    use std::fs;
    use std::time::SystemTime;

    #[test]
    fn only_what_was_not_changed_just_now_has_one() {
        let path = std::env::temp_dir().join(format!("pdll-stamp-{}", std::process::id()));
        let (now, later) = (SystemTime::now(), SystemTime::now() + 10 * SETTLED);
        let at = |time| Stamp::taken(&fs::metadata(&path).expect("it was written"), time);
        fs::write(&path, "one").expect("there is room");
        assert_eq!(at(now), None);
        let first = at(later);
        assert!(first.is_some() && first == at(later + SETTLED));
        fs::write(&path, "longer").expect("there is room");
        assert_ne!(at(later), first);
        // That a file is said to be old does not make it so, where the system knows better.
        let file = fs::File::options().write(true).open(&path).expect("it was written");
        file.set_modified(SystemTime::UNIX_EPOCH).expect("it is ours");
        assert_eq!(at(now).is_some(), cfg!(not(unix)));
        fs::remove_file(&path).expect("it is ours");
    }
}
