//! The host: reads what the person wants, does it, and lets the engine move.

use super::super::Outcome;
use super::board::{Style, draw};
use super::command::Command;
use super::interrupt::Interrupt;
use super::prompt::{Input, Prompt};
use super::table::{Ending, Players, Table};
use super::words;
use crate::board::Size;
use crate::engine::{Analysis, Ownership, Player, Request, Thinker};
use crate::game::Answer;
use crate::search::{Limits, Task};
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::io::Write;
use std::time::{Duration, Instant};

/// The time of a hint, and of a look at the score.
const LOOK: Duration = Duration::from_secs(2);

/// Simulations after which a hint is good enough.
const LOOK_PLAYOUTS: u64 = 5_000;

/// Time between two pictures of the sign that the engine thinks.
const TICK: Duration = Duration::from_millis(120);

/// The host, who keeps the game going.
pub(super) struct Host {
    table: Table,
    player: Player,
    style: Style,
    /// True until the engine is asked to move where it would not.
    goes_on: bool,
    interrupt: Interrupt,
}

/// The things to be shown after a command.
enum Reply {
    /// The board as it is now.
    Board,
    /// A text.
    Text(String),
    /// The end.
    Goodbye,
}

type Done = Result<Reply, Box<dyn Error>>;

impl Host {
    /// A host for a game.
    pub(super) fn new(table: Table, player: Player, style: Style) -> Host {
        Host { table, player, style, goes_on: true, interrupt: Interrupt::watch() }
    }

    /// Plays until the person leaves.
    pub(super) fn run(mut self, prompt: &mut Prompt, output: &mut dyn Write) -> Outcome {
        writeln!(output, "Type a move such as D4, or `help`.\n")?;
        self.show(output, None)?;
        // The time since a move was made is on the clock of the person who is to play.
        let mut turn = (0, Instant::now());
        loop {
            self.let_engine_move(output)?;
            let made = self.table.game.moves().len();
            if turn.0 != made {
                turn = (made, Instant::now());
            }
            let color = words::capital(self.table.game.to_play());
            let number = made + 1;
            let sign = if self.table.to_play().is_some() {
                format!("{color} {number}> ")
            } else {
                "> ".to_owned()
            };
            let line = match prompt.read(&sign)? {
                Input::Line(line) => line,
                Input::Interrupted => {
                    writeln!(output, "`quit` leaves")?;
                    continue;
                }
                Input::End => {
                    writeln!(output)?;
                    break;
                }
            };
            let done = match Command::read(&line) {
                Ok(None) => continue,
                Ok(Some(command)) => self.obey(command, turn.1.elapsed(), output),
                Err(reason) => Ok(Reply::Text(format!("{reason}\n"))),
            };
            match done {
                Ok(Reply::Board) => self.show(output, None)?,
                Ok(Reply::Text(text)) => output.write_all(text.as_bytes())?,
                Ok(Reply::Goodbye) => break,
                Err(error) => writeln!(output, "{error}")?,
            }
        }
        prompt.keep_history();
        Ok(())
    }

    fn show(&self, output: &mut dyn Write, owners: Option<&Ownership>) -> Outcome {
        let beside = words::beside(&self.table);
        let board = draw(&self.table.game, &beside, owners, self.style);
        writeln!(output, "{board}")?;
        Ok(())
    }

    /// Lets the engine make the moves that are its own.
    fn let_engine_move(&mut self, output: &mut dyn Write) -> Outcome {
        while self.goes_on
            && let Some(color) = self.table.to_play()
            && !self.table.players.is_person(color)
        {
            self.engine_move(output)?;
            self.show(output, None)?;
            // Where it plays both colors nobody else could end that.
            self.goes_on = !self.interrupt.is_raised();
        }
        Ok(())
    }

    /// Lets the engine make a move for whoever is to play.
    fn engine_move(&mut self, output: &mut dyn Write) -> Outcome {
        let color = self.table.game.to_play();
        let request = Request::new(color, self.table.clock);
        let asked = Instant::now();
        let choice = waiting(&format!("{} thinks", words::capital(color)), || {
            self.player.choose(&self.table.game, &request, self.interrupt.begin(), &mut |_| {})
        });
        writeln!(output, "{}", words::answer(color, choice.answer))?;
        match choice.answer {
            Answer::Resign => self.table.ending = Some(Ending::Resigned(color)),
            Answer::Play(mv) => {
                self.table.play(mv, asked.elapsed())?;
                self.count_if_over(output)?;
            }
        }
        Ok(())
    }

    /// Counts the game when both have passed.
    fn count_if_over(&mut self, output: &mut dyn Write) -> Outcome {
        let game = &self.table.game;
        if self.table.ending.is_none() && game.is_over() && !game.is_cycling() {
            let dead = self.player.judge(game).dead;
            output.write_all(words::dead(dead).as_bytes())?;
            self.table.ending = Some(Ending::Counted(game.score(dead)));
        }
        Ok(())
    }

    fn obey(&mut self, command: Command, elapsed: Duration, output: &mut dyn Write) -> Done {
        match command {
            Command::Move(mv) => {
                self.table.to_play().ok_or("the game is over: `undo`, `new` or `quit`")?;
                self.table.play(mv, elapsed)?;
                self.goes_on = true;
                self.count_if_over(output)?;
            }
            Command::Resign => {
                let color = self.table.to_play().ok_or("the game is over")?;
                self.table.ending = Some(Ending::Resigned(color));
            }
            Command::Undo(count) => {
                if self.table.undo(count) == 0 {
                    return Err("there is nothing to take back".into());
                }
                // The engine does not repeat at once the move that was taken back.
                self.goes_on = false;
            }
            Command::Redo => {
                if self.table.redo() == 0 {
                    return Err("there is nothing to make again".into());
                }
            }
            Command::Go => {
                self.table.to_play().ok_or("the game is over")?;
                self.engine_move(output)?;
                self.goes_on = true;
            }
            Command::Hint => return Ok(Reply::Text(words::hint(&self.look()))),
            Command::Score => return self.score(output),
            Command::Board => {}
            Command::Moves => return Ok(Reply::Text(words::moves(self.table.game.moves()))),
            Command::Save(path) => {
                self.table.save(&path)?;
                return Ok(Reply::Text(format!("saved as {}\n", path.display())));
            }
            Command::Help => return Ok(Reply::Text(format!("{}\n", words::HELP))),
            Command::Quit => return Ok(Reply::Goodbye),
            Command::Level(level) => {
                self.player.set_param("engine.level", &level.to_string())?;
                return Ok(Reply::Text(format!("Octant plays at level {level}\n")));
            }
            setting => self.change(setting)?,
        }
        Ok(Reply::Board)
    }

    /// Changes the game or who plays it.
    fn change(&mut self, setting: Command) -> Outcome {
        let table = &mut self.table;
        match setting {
            Command::Load(path, moves) => {
                table.load_to(&path, moves.unwrap_or(usize::MAX))?;
                self.goes_on = false;
            }
            Command::New(side) => {
                let side = side.unwrap_or(table.game.size().side());
                table.restart(Size::new(side).ok_or("boards have 2 to 19 lines")?);
                table.set_komi(table.usual_komi());
                self.goes_on = true;
            }
            Command::Handicap(stones) => {
                table.place_handicap(stones)?;
                table.set_komi(table.usual_komi());
                self.goes_on = true;
            }
            Command::Komi(komi) => table.set_komi(komi),
            Command::Rules(rules) => table.game.set_rules(rules),
            Command::Time(control) => table.clock = crate::clock::Clock::new(control),
            Command::Color(is_black, is_white) => {
                table.players = Players::new(is_black, is_white);
                self.goes_on = true;
            }
            _ => {}
        }
        if table.game.moves().is_empty() {
            self.player.forget();
        }
        Ok(())
    }

    /// Says how the game stands: counted if it is over, and by a search if it goes on.
    fn score(&mut self, output: &mut dyn Write) -> Done {
        if let Some(ending) = self.table.ending {
            return Ok(Reply::Text(format!("{}\n", words::result(ending))));
        }
        let analysis = self.look();
        self.show(output, analysis.ownership.as_ref())?;
        Ok(Reply::Text(words::standing(&analysis)))
    }

    /// Looks at the position for a moment, as well as the engine can.
    fn look(&mut self) -> Analysis {
        let game = &self.table.game;
        let task = Task { wants_ownership: true, ..Task::new(game, game.to_play()) };
        let limits = Limits { playouts: Some(LOOK_PLAYOUTS), ..Limits::time(LOOK) };
        waiting("Octant looks", || {
            self.player.study(&task, limits, self.interrupt.begin(), &mut |_| {})
        })
    }
}

/// Does something that takes time, with a sign of life where somebody sees it.
fn waiting<T>(words: &str, work: impl FnOnce() -> T) -> T {
    let sign = ProgressBar::new_spinner().with_message(words.to_owned());
    if let Ok(style) = ProgressStyle::with_template("{msg} {spinner}") {
        sign.set_style(style.tick_strings(&["   ", ".  ", ".. ", "...", "   "]));
    }
    sign.enable_steady_tick(TICK);
    let done = work();
    sign.finish_and_clear();
    done
}
