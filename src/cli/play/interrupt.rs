//! Ctrl-C while the engine thinks.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The flag that Ctrl-C raises at a terminal. Whoever has typed a long game does not want to lose it because the
/// engine takes its time: it moves at once. At the prompt Ctrl-C is a key like others.
pub(super) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Begins to watch. Where the input is a file or a pipe, Ctrl-C ends the program, as usual.
    pub(super) fn watch() -> Interrupt {
        let raised = Arc::new(AtomicBool::new(false));
        if io::stdin().is_terminal() {
            let flag = raised.clone();
            if let Err(error) = ctrlc::set_handler(move || flag.store(true, Relaxed)) {
                log::info!("Ctrl-C ends the program: {error}");
            }
        }
        Interrupt(raised)
    }

    /// Something begins that it may end.
    pub(super) fn begin(&self) -> &AtomicBool {
        self.0.store(false, Relaxed);
        &self.0
    }

    /// Tells whether what began last was ended by it.
    pub(super) fn is_raised(&self) -> bool {
        self.0.load(Relaxed)
    }
}
