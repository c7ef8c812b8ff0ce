//! A game tree: nodes in an arena, each a list of properties.

use super::value::{Encoding, Value};
use std::iter;
use std::ops::{Index, IndexMut};

/// A node's place in its [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// One game with its variations. There is always a root.
///
/// Two trees are equal when they have the same nodes in the same order of variations, in
/// whatever order the nodes were added.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// A node: its properties in the order of the file, and its place among the others.
#[derive(Clone, Default, Debug)]
pub struct Node {
    properties: Vec<Property>,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

/// A name and its values, such as `AB[cc][gg]`.
#[derive(Clone, Debug)]
pub struct Property {
    name: String,
    values: Vec<Value>,
    offset: Option<u64>,
}

impl Tree {
    /// A tree with an empty root.
    pub fn new() -> Tree {
        Tree { nodes: vec![Node::default()] }
    }

    /// The first node.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The number of nodes, at least one.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Adds an empty node as the last variation after `parent`.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        let child = NodeId(u32::try_from(self.nodes.len()).expect("a tree of under 2^32 nodes"));
        self.nodes.push(Node { parent: Some(parent), ..Node::default() });
        match self[parent].last_child.replace(child) {
            Some(brother) => self[brother].next_sibling = Some(child),
            None => self[parent].first_child = Some(child),
        }
        child
    }

    /// The nodes that follow a node, main variation first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        iter::successors(self[id].first_child, |&child| self[child].next_sibling)
    }

    /// The nodes from the root along the first variations.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(self.root()), |&id| self[id].first_child)
    }

    /// The encoding that the root names in `CA`.
    pub fn encoding(&self) -> Encoding {
        Encoding::named(self[self.root()].value("CA"))
    }

    /// Every node, each before those that follow it: the order of the text.
    pub fn preorder(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(self.root()), |&id| {
            self[id].first_child.or_else(|| {
                let mut line = iter::successors(Some(id), |&id| self[id].parent);
                line.find_map(|id| self[id].next_sibling)
            })
        })
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}

impl Index<NodeId> for Tree {
    type Output = Node;

    fn index(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }
}

impl IndexMut<NodeId> for Tree {
    fn index_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }
}

impl PartialEq for Tree {
    /// The order of the text and the number of variations at each node make the shape.
    fn eq(&self, other: &Tree) -> bool {
        let alike = |(a, b): (NodeId, NodeId)| {
            self[a].properties == other[b].properties
                && self.children(a).count() == other.children(b).count()
        };
        self.node_count() == other.node_count() && self.preorder().zip(other.preorder()).all(alike)
    }
}

impl Eq for Tree {}

impl Node {
    /// The properties, in the order of the file.
    pub fn properties(&self) -> &[Property] {
        &self.properties
    }

    /// Adds a property after the others.
    pub fn push(&mut self, property: Property) {
        self.properties.push(property);
    }

    /// Adds a property of one value after the others. The name is as in [`Property::new`].
    pub fn add(&mut self, name: &str, value: Value) {
        self.push(Property::new(name, [value]));
    }

    /// Puts a property in the place of the one of its name, or after the others.
    pub fn set(&mut self, property: Property) {
        match self.properties.iter_mut().find(|old| old.name == property.name) {
            Some(old) => *old = property,
            None => self.properties.push(property),
        }
    }

    /// Adds lines to its comment, after what is there.
    pub fn add_comment(&mut self, text: &str) {
        let text = text.trim_end();
        let comment = match self.value("C") {
            Some(old) if !old.raw().is_empty() => old.followed_by(&format!("\n{text}")),
            _ => Value::from_text(text),
        };
        self.set(Property::new("C", [comment]));
    }

    /// The first property of a name.
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The first value of a name.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.property(name).map(Property::value)
    }

    /// The node before this one, `None` for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The next variation beside this node.
    pub fn next_sibling(&self) -> Option<NodeId> {
        self.next_sibling
    }

    /// The node that follows in the main variation.
    pub fn first_child(&self) -> Option<NodeId> {
        self.first_child
    }

    /// Tells whether more than one variation follows.
    pub fn has_variations(&self) -> bool {
        self.first_child != self.last_child
    }
}

impl Property {
    /// A property. Without values it gets the empty one, as in `VW[]`.
    ///
    /// # Panics
    ///
    /// If the name is not one or more capitals and digits, a capital first.
    pub fn new(name: &str, values: impl IntoIterator<Item = Value>) -> Property {
        let is_name = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
        assert!(is_name, "not a property name: {name:?}");
        let mut values: Vec<Value> = values.into_iter().collect();
        if values.is_empty() {
            values.push(Value::default());
        }
        Property { name: name.to_owned(), values, offset: None }
    }

    /// The same property, said to stand at a byte of the input.
    pub(super) fn at(self, offset: u64) -> Property {
        Property { offset: Some(offset), ..self }
    }

    /// The name in capitals: `CoPyright` of the older formats is `CP`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The values, at least one.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// The first value.
    pub fn value(&self) -> &Value {
        &self.values[0]
    }

    /// The byte of the input where the property stands, if it was read from one.
    pub fn offset(&self) -> Option<u64> {
        self.offset
    }
}

impl PartialEq for Property {
    /// Compares the contents, not the places.
    fn eq(&self, other: &Property) -> bool {
        self.name == other.name && self.values == other.values
    }
}

impl Eq for Property {}
