//! The `octant` program: see [`octant::cli`].

fn main() -> std::process::ExitCode {
    octant::cli::main()
}
