//! Records that are written read back the same, by our reader and by an independent one.

use octant::board::{Color, Move, Point, Size};
use octant::sgf::{Encoding, GameRecord, Margin, Outcome, PlayerName, Property, Tree, Value};
use octant::sgf::{read_collection, write_collection};
use proptest::prelude::*;

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<String>().prop_map(|text| Value::from_text(&text)),
        "[\\[\\]\\\\():;\n\rGM1]{0,12}".prop_map(|text| Value::from_text(&text)),
        any::<(String, String)>().prop_map(|(a, b)| Value::from_pair(&a, &b)),
    ]
}

fn property() -> impl Strategy<Value = Property> {
    let name = prop_oneof!["[A-Z]{1,2}", "[A-Z][A-Z0-9]{0,9}", Just("GM".to_owned())];
    (name, prop::collection::vec(value(), 0..4))
        .prop_map(|(name, values)| Property::new(&name, values))
}

/// Nodes hang on any earlier node, so the arena's order is not the text's.
fn tree() -> impl Strategy<Value = Tree> {
    let node = || prop::collection::vec(property(), 0..4);
    let others = prop::collection::vec((any::<prop::sample::Index>(), node()), 0..20);
    (node(), others).prop_map(|(root, others)| {
        let mut tree = Tree::new();
        let mut ids = vec![tree.root()];
        root.into_iter().for_each(|property| tree[ids[0]].push(property));
        for (parent, properties) in others {
            let id = tree.add_child(*parent.get(&ids));
            properties.into_iter().for_each(|property| tree[id].push(property));
            ids.push(id);
        }
        tree
    })
}

/// One line of text; SGF has no control characters.
fn line() -> impl Strategy<Value = String> {
    "[^\\p{Cc}]{0,12}"
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let color = || prop::sample::select(&Color::ALL[..]);
    let points = (0..800u32).prop_map(|quarters| Margin::Points(f64::from(quarters) / 4.0));
    let other = prop::sample::select(
        &[Margin::Resign, Margin::Time, Margin::Forfeit, Margin::Unstated][..],
    );
    prop_oneof![
        (color(), points).prop_map(|(color, margin)| Outcome::Win(color, margin)),
        (color(), other).prop_map(|(color, margin)| Outcome::Win(color, margin)),
        prop::sample::select(&[Outcome::Draw, Outcome::Void, Outcome::Unknown][..]),
        Just(Outcome::Other("not [finished]".into())),
    ]
}

fn player() -> impl Strategy<Value = PlayerName> {
    (line(), line()).prop_map(|(name, rank)| PlayerName { name, rank })
}

fn record() -> impl Strategy<Value = GameRecord> {
    let color = || prop::sample::select(&Color::ALL[..]);
    let place = || any::<prop::sample::Index>();
    let size = (2..=19usize).prop_map(|side| Size::new(side).unwrap());
    let setup = prop::collection::vec((color(), place()), 0..9);
    let moves = prop::collection::vec((color(), prop::option::weighted(0.9, place())), 0..40);
    let komi = prop::option::of((-400..400i32).prop_map(|quarters| f64::from(quarters) / 4.0));
    let handicap = prop_oneof![Just(0), 2..10u32];
    let game = (size, komi, handicap, prop::option::of(color()), setup, moves);
    let texts = (line(), line(), line(), line(), line(), player(), player());
    (game, texts, prop::option::of(outcome())).prop_map(|(game, texts, outcome)| {
        let (size, komi, handicap, to_play, setup, moves) = game;
        let points: Vec<Point> = Point::all(size).collect();
        let (rules, name, event, location, date, black, white) = texts;
        let mv = |index: Option<prop::sample::Index>| {
            index.map_or(Move::Pass, |index| Move::Play(*index.get(&points)))
        };
        GameRecord {
            komi,
            rules,
            handicap,
            black,
            white,
            name,
            event,
            place: location,
            date,
            setup: setup.iter().map(|(color, index)| (*index.get(&points), *color)).collect(),
            to_play,
            moves: moves.into_iter().map(|(color, index)| (color, mv(index))).collect(),
            outcome,
            ..GameRecord::new(size)
        }
    })
}

/// The independent reader's view of a text: its sizes, moves and set-up points, in order.
fn read_elsewhere(text: &str) -> Vec<String> {
    use sgf_parse::go::{Move as Theirs, Prop};
    let trees = sgf_parse::go::parse(text).expect("the other reader reads it");
    let point = |p: &sgf_parse::go::Point| format!("{},{}", p.x, p.y);
    let mv = |m: &Theirs| match m {
        Theirs::Move(p) => point(p),
        Theirs::Pass => "pass".into(),
    };
    let mut seen = Vec::new();
    for node in trees.iter().flat_map(|root| root.main_variation()) {
        for prop in node.properties() {
            match prop {
                Prop::B(m) => seen.push(format!("B {}", mv(m))),
                Prop::W(m) => seen.push(format!("W {}", mv(m))),
                Prop::AB(points) => seen.push(format!("AB {}", points.len())),
                Prop::AW(points) => seen.push(format!("AW {}", points.len())),
                Prop::SZ((x, y)) => seen.push(format!("SZ {x} {y}")),
                Prop::KM(komi) => seen.push(format!("KM {komi}")),
                Prop::HA(stones) => seen.push(format!("HA {stones}")),
                Prop::PB(name) => seen.push(format!("PB {}", name.text)),
                Prop::Invalid(name, values) => seen.push(format!("invalid {name} {values:?}")),
                _ => {}
            }
        }
    }
    seen
}

/// The same of a record itself.
fn read_here(record: &GameRecord) -> Vec<String> {
    let side = record.size.side();
    let mut seen = vec![format!("SZ {side} {side}")];
    seen.extend(record.komi.map(|komi| format!("KM {komi}")));
    seen.extend((record.handicap > 0).then(|| format!("HA {}", record.handicap)));
    seen.extend((!record.black.name.is_empty()).then(|| format!("PB {}", record.black.name)));
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let count = record.setup.values().filter(|&&stone| stone == color).count();
        seen.extend((count > 0).then(|| format!("{name} {count}")));
    }
    seen.extend(record.moves.iter().map(|&(color, mv)| match mv {
        Move::Play(p) => format!("{} {},{}", color.letter(), p.col(), side - 1 - p.row()),
        Move::Pass => format!("{} pass", color.letter()),
    }));
    seen
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn trees_read_back(trees in prop::collection::vec(tree(), 1..4)) {
        let text = write_collection(&trees);
        prop_assert_eq!(read_collection(&text).unwrap(), trees);
        prop_assert!(!text.windows(2).any(|pair| pair == b"\n\n"), "no blank lines");
    }

    #[test]
    fn texts_read_back(text in "([^\\p{Cc}]{1,5}\n?){0,9}") {
        prop_assert_eq!(Value::from_text(&text).text(Encoding::Utf8), text);
    }

    #[test]
    fn records_read_back(record in record()) {
        let text = record.to_sgf();
        prop_assert_eq!(GameRecord::read(text.as_bytes()).unwrap(), record.clone());
        let size = format!("SZ[{}]", record.size.side());
        prop_assert!(text.contains(&size) && text.lines().count() == 1);
    }

    #[test]
    fn another_reader_agrees(record in record()) {
        prop_assert_eq!(read_elsewhere(&record.to_sgf()), read_here(&record));
    }
}
