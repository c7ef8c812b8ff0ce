//! Nets in files.
//!
//! A `.net` file is little endian and has these parts:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OCTANT` `\n` and a byte 0xb5, which no text has |
//! | 4 | version of the format: 1 |
//! | 8 | checksum of everything that follows |
//! | 4 | number of planes: [`PLANES`] |
//! | 4 | number of globals: [`GLOBALS`] |
//! | 4 | number of blocks, B |
//! | 4 | width, C |
//! | 4 | length of the provenance, in bytes |
//! | ... | provenance, a line of UTF-8 |
//! | 4 x (1 + 2 B) | ranges of activations |
//! | ... | the tensors of [`Weights`], in the order in which its page has them |
//!
//! Kernels and matrices are numbers of 16 bits (binary16); ranges, biases and the vectors at
//! the end of the heads are numbers of 32 bits.

use super::half::{from_half, to_half};
use super::planes::{GLOBALS, PLANES};
use super::shape::Shape;
use super::weights::{Precision, Weights};
use crate::board::checksum;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

const MAGIC: [u8; 8] = *b"OCTANT\n\xb5";
const VERSION: u32 = 1;

/// Magic, version, checksum.
const PROLOGUE: usize = 8 + 4 + 8;

/// The longest provenance.
const LONGEST_PROVENANCE: usize = 4096;

/// A reason why bytes are no net that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    /// The file does not begin as a net does.
    NotANet,
    /// The file is of another version of the format.
    OtherVersion {
        /// The version of the file.
        version: u32,
    },
    /// The file is not as long as its net needs.
    WrongLength {
        /// The bytes it should have.
        expected: u64,
        /// The bytes it has.
        found: u64,
    },
    /// The checksum does not fit the contents.
    Corrupted,
    /// The net looks at other planes or globals than this program fills.
    OtherInputs {
        /// The planes it looks at.
        planes: u32,
        /// The globals it looks at.
        globals: u32,
    },
    /// The contents are no net, although the file arrived whole.
    Invalid(&'static str),
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotANet => f.write_str("not a net: the file begins differently"),
            NetError::OtherVersion { version } => {
                write!(f, "a net of format version {version}: this octant reads version {VERSION}")
            }
            NetError::WrongLength { expected, found } => {
                write!(f, "a broken net: {found} bytes instead of {expected}")
            }
            NetError::Corrupted => {
                f.write_str("a corrupted net: the checksum does not fit the contents")
            }
            NetError::OtherInputs { planes, globals } => write!(
                f,
                "a net that looks at {planes} planes and {globals} numbers: this octant shows \
                 {PLANES} and {GLOBALS}"
            ),
            NetError::Invalid(what) => write!(f, "not a valid net: {what}"),
        }
    }
}

impl std::error::Error for NetError {}

/// A net that could not be read from its file or written to it, and why.
#[derive(Debug)]
pub struct NetFileError {
    path: PathBuf,
    problem: FileProblem,
}

/// The kinds of [`NetFileError`].
#[derive(Debug)]
enum FileProblem {
    Io(io::Error),
    Net(NetError),
}

impl NetFileError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> NetFileError {
        move |error| NetFileError { path: path.to_owned(), problem: FileProblem::Io(error) }
    }

    fn net(path: &Path) -> impl FnOnce(NetError) -> NetFileError {
        move |error| NetFileError { path: path.to_owned(), problem: FileProblem::Net(error) }
    }
}

impl fmt::Display for NetFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            FileProblem::Io(error) => write!(f, "{}: {error}", self.path.display()),
            FileProblem::Net(error) => write!(f, "{}: {error}", self.path.display()),
        }
    }
}

impl std::error::Error for NetFileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            FileProblem::Io(error) => Some(error),
            FileProblem::Net(error) => Some(error),
        }
    }
}

/// Reads a net from a file.
pub fn read(path: &Path) -> Result<Weights, NetFileError> {
    let file = File::open(path).map_err(NetFileError::io(path))?;
    let mut bytes = Vec::new();
    // No net is longer than this, so a huge or endless file is not read to its end.
    let longest = largest();
    file.take(longest + 1).read_to_end(&mut bytes).map_err(NetFileError::io(path))?;
    decode(&bytes).map_err(NetFileError::net(path))
}

/// Writes a net to a file, in place of what it held, in one step.
pub fn write(path: &Path, weights: &Weights) -> Result<(), NetFileError> {
    let bytes = encode(weights).map_err(NetFileError::net(path))?;
    replace(path, &bytes).map_err(NetFileError::io(path))
}

/// Puts bytes in place of what a file held, in one step.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut options = tempfile::Builder::new();
    options.prefix(".octant-").suffix(".tmp");
    // As any new file, not for the owner alone as temporary files are.
    #[cfg(unix)]
    options.permissions(<fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666));
    let mut file = options.tempfile_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(bytes)?;
    // Without this the name could reach the disk before the contents.
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// The bytes of a net.
pub fn encode(weights: &Weights) -> Result<Vec<u8>, NetError> {
    let shape = weights.shape;
    let provenance = weights.provenance.as_bytes();
    if provenance.len() > LONGEST_PROVENANCE || weights.provenance.contains('\n') {
        return Err(NetError::Invalid("a provenance that is no line of at most 4096 bytes"));
    }
    check_ranges(&weights.ranges, shape)?;
    let mut contents = Vec::with_capacity(length(shape, provenance.len()));
    for number in [PLANES, GLOBALS, shape.blocks(), shape.width(), provenance.len()] {
        contents.extend((number as u32).to_le_bytes());
    }
    contents.extend(provenance);
    contents.extend(weights.ranges.iter().flat_map(|x| x.to_le_bytes()));
    // The list of tensors is written once, for readers, who change what they are given.
    let mut copy = weights.clone();
    let expected = Weights::zero(shape).tensors().iter().map(|(_, x)| x.len()).collect::<Vec<_>>();
    let tensors = copy.tensors();
    if !tensors.iter().map(|(_, tensor)| tensor.len()).eq(expected) {
        return Err(NetError::Invalid("tensors that do not fit the shape"));
    }
    for (precision, tensor) in tensors {
        match precision {
            Precision::Half => {
                contents.extend(tensor.iter().flat_map(|&x| to_half(x).to_le_bytes()))
            }
            Precision::Single => contents.extend(tensor.iter().flat_map(|x| x.to_le_bytes())),
        }
        let is_kept =
            |&x: &f32| precision == Precision::Single || from_half(to_half(x)).is_finite();
        if !tensor.iter().all(|x| x.is_finite() && is_kept(x)) {
            return Err(NetError::Invalid("a weight that is infinite or no number"));
        }
    }
    let mut bytes = Vec::with_capacity(PROLOGUE + contents.len());
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(checksum(&contents).to_le_bytes());
    bytes.extend(contents);
    Ok(bytes)
}

/// The net that some bytes are. No weight is read before everything else is right.
pub fn decode(bytes: &[u8]) -> Result<Weights, NetError> {
    let mut reader = Reader { bytes };
    if reader.take(MAGIC.len()) != Ok(&MAGIC) {
        return Err(NetError::NotANet);
    }
    let too_short = |_| NetError::WrongLength {
        expected: (PROLOGUE + length(SMALLEST, 0)) as u64,
        found: bytes.len() as u64,
    };
    let version = reader.number().map_err(too_short)?;
    if version != VERSION {
        return Err(NetError::OtherVersion { version });
    }
    let sum = reader.array().map(u64::from_le_bytes).map_err(too_short)?;
    let contents = reader.bytes;
    let mut number = || reader.number().map_err(too_short);
    let (planes, globals) = (number()?, number()?);
    let (blocks, width, provenance) = (number()?, number()?, number()? as usize);
    let shape = Shape::new(blocks as usize, width as usize);
    // A wrong length says more than a wrong checksum, but only if the header makes sense.
    if let Some(shape) = shape.filter(|_| provenance <= LONGEST_PROVENANCE) {
        let expected = length(shape, provenance);
        let is_ours = (planes, globals) == (PLANES as u32, GLOBALS as u32);
        if is_ours && contents.len() != expected {
            let [expected, found] = [PROLOGUE + expected, bytes.len()].map(|length| length as u64);
            return Err(NetError::WrongLength { expected, found });
        }
    }
    if checksum(contents) != sum {
        return Err(NetError::Corrupted);
    }
    if (planes, globals) != (PLANES as u32, GLOBALS as u32) {
        return Err(NetError::OtherInputs { planes, globals });
    }
    let shape = shape.ok_or(NetError::Invalid("a shape that no net has"))?;
    reader.weights(shape, provenance).map_err(|_| NetError::Invalid("contents that end early"))?
}

/// The least net there is.
const SMALLEST: Shape = Shape::new(1, Shape::WIDTH_STEP).expect("a shape");

/// The bytes from the end of the prologue to the end of the file.
fn length(shape: Shape, provenance: usize) -> usize {
    let (blocks, width, head) = (shape.blocks(), shape.width(), shape.head_width());
    let pools = (0..blocks).filter(|&number| Shape::has_pool(number)).count();
    let kernels = 9 * width * (PLANES + 2 * blocks * width);
    let matrices = (GLOBALS + 3 * pools * width) * width
        + 2 * width * head
        + 3 * head * (width + super::weights::HIDDEN);
    let biases = width * (1 + 2 * blocks) + 5 * head + 3 * super::weights::HIDDEN + 5;
    20 + provenance + 4 * shape.ranges() + 2 * (kernels + matrices) + 4 * biases
}

/// The bytes of the largest net.
fn largest() -> u64 {
    let shape = Shape::new(Shape::MOST_BLOCKS, Shape::MOST_WIDTH).unwrap_or(SMALLEST);
    (PROLOGUE + length(shape, LONGEST_PROVENANCE)) as u64
}

fn check_ranges(ranges: &[f32], shape: Shape) -> Result<(), NetError> {
    let is_range = |&range: &f32| range.is_finite() && range > 0.0;
    if ranges.len() == shape.ranges() && ranges.iter().all(is_range) {
        Ok(())
    } else {
        Err(NetError::Invalid("a range of activations that is not above zero"))
    }
}

/// The bytes end too early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TooShort;

/// The rest of some bytes.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], TooShort> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(TooShort)?;
        self.bytes = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TooShort> {
        self.take(N)?.try_into().map_err(|_| TooShort)
    }

    fn number(&mut self) -> Result<u32, TooShort> {
        self.array().map(u32::from_le_bytes)
    }

    fn single(&mut self) -> Result<f32, TooShort> {
        self.array().map(f32::from_le_bytes)
    }

    fn weights(
        &mut self,
        shape: Shape,
        provenance: usize,
    ) -> Result<Result<Weights, NetError>, TooShort> {
        let mut weights = Weights::zero(shape);
        let Ok(text) = std::str::from_utf8(self.take(provenance)?) else {
            return Ok(Err(NetError::Invalid("a provenance that is no text")));
        };
        weights.provenance = text.to_string();
        for range in &mut weights.ranges {
            *range = self.single()?;
        }
        if let Err(error) = check_ranges(&weights.ranges, shape) {
            return Ok(Err(error));
        }
        for (precision, tensor) in weights.tensors() {
            for x in tensor.iter_mut() {
                *x = match precision {
                    Precision::Half => from_half(self.array().map(u16::from_le_bytes)?),
                    Precision::Single => self.single()?,
                };
            }
            if !tensor.iter().all(|x| x.is_finite()) {
                return Ok(Err(NetError::Invalid("a weight that is infinite or no number")));
            }
        }
        Ok(Ok(weights))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::samples::shape;

    fn net() -> Weights {
        let mut weights = Weights::random(shape("2x16"), 5);
        for (_, tensor) in weights.tensors() {
            tensor.iter_mut().for_each(|x| *x = from_half(to_half(*x)));
        }
        weights
    }

    #[test]
    fn a_net_comes_back_from_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.net");
        for name in ["1x16", "2x16", "3x48"] {
            let mut weights = Weights::random(shape(name), 3);
            write(&path, &weights).expect("a writable folder");
            let found = read(&path).expect("a net");
            for (_, tensor) in weights.tensors() {
                tensor.iter_mut().for_each(|x| *x = from_half(to_half(*x)));
            }
            assert_eq!(found.shape, weights.shape);
            assert_eq!(found.blocks[0].first.kernel, weights.blocks[0].first.kernel);
            write(&path, &found).expect("a writable folder");
            assert_eq!(read(&path).expect("a net"), found);
            assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        }
    }

    #[test]
    fn any_damage_is_noticed() {
        let bytes = encode(&net()).expect("a net");
        assert_eq!(decode(&bytes).expect("a net"), net());
        for at in (0..bytes.len()).step_by(7) {
            let mut broken = bytes.clone();
            broken[at] ^= 0x10;
            assert!(decode(&broken).is_err(), "byte {at}");
        }
        for length in (0..bytes.len()).step_by(11) {
            assert!(decode(&bytes[..length]).is_err(), "{length} bytes");
        }
        let mut longer = bytes.clone();
        longer.push(0);
        let expected = bytes.len() as u64;
        let found = expected + 1;
        assert_eq!(decode(&longer), Err(NetError::WrongLength { expected, found }));
    }

    /// Files that are whole, and still no nets of ours.
    #[test]
    fn foreign_and_absurd_files_are_refused() {
        let bytes = encode(&net()).expect("a net");
        let with = |at: usize, number: u32| {
            let mut other = bytes.clone();
            other[at..at + 4].copy_from_slice(&number.to_le_bytes());
            let sum = checksum(&other[PROLOGUE..]).to_le_bytes();
            other[12..PROLOGUE].copy_from_slice(&sum);
            decode(&other)
        };
        assert_eq!(decode(b"GIF89a"), Err(NetError::NotANet));
        assert_eq!(decode(b""), Err(NetError::NotANet));
        assert_eq!(with(8, 2), Err(NetError::OtherVersion { version: 2 }));
        assert_eq!(with(20, 22), Err(NetError::OtherInputs { planes: 22, globals: 8 }));
        assert_eq!(with(28, u32::MAX), Err(NetError::Invalid("a shape that no net has")));
        assert!(matches!(with(28, 40), Err(NetError::WrongLength { .. })));
        assert!(matches!(with(36, u32::MAX), Err(NetError::Invalid(_))));
        let ranges = 40 + net().provenance.len();
        assert!(matches!(with(ranges, f32::NAN.to_bits()), Err(NetError::Invalid(_))));
        assert!(matches!(with(ranges, 0), Err(NetError::Invalid(_))));
        assert!(matches!(with(ranges + 4 * 5, 0x7c00), Err(NetError::Invalid(_))));
    }

    #[test]
    fn what_would_not_come_back_is_not_written() {
        let mut infinite = net();
        infinite.stem.kernel[0] = 70_000.0;
        let mut short = net();
        short.globals.pop();
        let mut lines = net();
        lines.provenance = "a\nb".to_string();
        for weights in [infinite, short, lines] {
            assert!(matches!(encode(&weights), Err(NetError::Invalid(_))));
        }
    }

    #[test]
    fn errors_name_the_file_and_say_what_is_wrong() {
        use std::error::Error;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("none.net");
        let missing = read(&path).expect_err("no such file");
        assert!(missing.to_string().contains("none.net: ") && missing.source().is_some());
        fs::write(&path, "GIF89a").expect("a writable folder");
        let other = read(&path).expect_err("no net").to_string();
        assert!(other.ends_with("none.net: not a net: the file begins differently"), "{other}");
        assert!(write(&folder.path().join("nowhere/a.net"), &net()).is_err());
    }
}
