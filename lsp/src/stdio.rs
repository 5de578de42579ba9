//! Messages over standard input and output.

use crate::server::{Next, Server};
use crate::settings::Settings;
use lsp_server::Message;
use std::io::{self, BufRead, Write};
use std::sync::mpsc;

/// The longest message that is read.
const LONGEST: usize = 1 << 28;

/// Serves on standard input and output until the client says `exit` or is gone. Returns the exit status: 0
/// after `shutdown`, else 1.
pub fn run(settings: Settings) -> i32 {
    let (out, messages) = mpsc::channel::<Message>();
    let writer = std::thread::spawn(move || {
        let mut stdout = io::stdout().lock();
        for message in messages {
            if message.write(&mut stdout).and_then(|()| stdout.flush()).is_err() {
                break;
            }
        }
    });
    let mut server = Server::new(settings, out);
    let mut input = io::stdin().lock();
    let status = loop {
        match read(&mut input) {
            Ok(Some(body)) => {
                // What is no message is passed by.
                let Ok(message) = serde_json::from_slice::<Message>(&body) else { continue };
                if let Next::Exit(status) = server.handle(message) {
                    break status;
                }
            }
            Ok(None) | Err(_) => break 1,
        }
    };
    // All that was asked is answered before the end.
    drop(server);
    let _ = writer.join();
    status
}

/// The body of the next message; `None` at the end. One that is too long is left out.
fn read(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    loop {
        let mut length = None;
        loop {
            let mut line = Vec::new();
            if io::Read::take(&mut *input, 1 << 16).read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            let line = String::from_utf8_lossy(&line);
            let line = line.trim();
            if line.is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse::<usize>().ok();
            }
        }
        match length {
            Some(length) if length <= LONGEST => {
                let mut body = vec![0; length];
                input.read_exact(&mut body)?;
                return Ok(Some(body));
            }
            Some(length) => {
                io::copy(&mut io::Read::take(&mut *input, length as u64), &mut io::sink())?;
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames() {
        let mut input = &b"Content-Length: 2\r\n\r\n{}garbage\r\n\r\n\
            content-length:3\r\nContent-Type: x\r\n\r\nabcContent-Length: 9\r\n\r\nshort"[..];
        assert_eq!(read(&mut input).expect("whole"), Some(b"{}".to_vec()));
        assert_eq!(read(&mut input).expect("whole"), Some(b"abc".to_vec()));
        assert!(read(&mut input).is_err());
        assert_eq!(read(&mut &b""[..]).expect("the end"), None);
    }
}
