//! Trees as text.

use super::tree::{Node, Tree};

impl Tree {
    /// The tree as a file of one game, on one line but for the line breaks inside values.
    ///
    /// The bytes of the values are written as they are, so the text is in the encoding that
    /// the root says.
    pub fn to_sgf(&self) -> Vec<u8> {
        let mut out = Vec::new();
        write_tree(self, &mut out);
        out
    }
}

/// Several games as one file.
pub fn write_collection<'a>(trees: impl IntoIterator<Item = &'a Tree>) -> Vec<u8> {
    let mut out = Vec::new();
    for tree in trees {
        write_tree(tree, &mut out);
    }
    out
}

/// Walks down the first variations and, at the end of each, up to the next one.
fn write_tree(tree: &Tree, out: &mut Vec<u8>) {
    out.push(b'(');
    let mut id = tree.root();
    loop {
        write_node(&tree[id], out);
        if let Some(child) = tree[id].first_child() {
            if tree[id].has_variations() {
                out.push(b'(');
            }
            id = child;
            continue;
        }
        loop {
            let Some(parent) = tree[id].parent() else {
                out.extend(b")\n");
                return;
            };
            if let Some(sibling) = tree[id].next_sibling() {
                out.extend(b")(");
                id = sibling;
                break;
            }
            if tree[parent].has_variations() {
                out.push(b')');
            }
            id = parent;
        }
    }
}

fn write_node(node: &Node, out: &mut Vec<u8>) {
    out.push(b';');
    for property in node.properties() {
        out.extend(property.name().as_bytes());
        for value in property.values() {
            out.push(b'[');
            out.extend(value.raw());
            out.push(b']');
        }
    }
}
