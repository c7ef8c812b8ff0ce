// Sabaki's own SGF parser reads a game that Octant has reviewed, and finds what Sabaki draws: a curve
// of win rates, comments, judgments, and the better moves beside the bad ones.
//
//     node review.mjs REVIEWED.sgf MOVES

import assert from 'node:assert/strict'
import sgf from '@sabaki/sgf'

const [file, moves] = process.argv.slice(2)
const [root, ...others] = sgf.parseFile(file)
assert.equal(others.length, 0, 'one game')
assert.match(root.data.C[0], /^Reviewed by Octant\.$/m)

let mistakes = 0
let length = 0
for (let parent = null, node = root; node; [parent, node] = [node, node.children[0]]) {
  const {data} = node
  assert.equal(data.SBKV.length, 1)
  const percent = Number(data.SBKV[0])
  assert.ok(percent >= 0 && percent <= 100, data.SBKV[0])
  assert.ok(Number.isFinite(Number(data.V[0])), data.V[0])
  if (node === root) continue
  length++
  const [point] = data.B ?? data.W
  assert.ok(sgf.parseVertex(point).every(Number.isInteger), point)
  assert.match(data.C[0], /after \d+ simulations\./)
  if (data.BM || data.DO) {
    mistakes++
    // The better move is a variation beside it, and its point is marked.
    const better = data.C[0].match(/^Octant prefers (\S+) /m)
    assert.ok(better, data.C[0])
    if (better[1] !== 'pass') {
      const {TR: [mark]} = data
      const variations = parent.children.slice(1)
      assert.ok(variations.some(({data}) => (data.B ?? data.W)?.[0] === mark), mark)
    }
  }
}
assert.equal(length, Number(moves))
console.log(`ok ${mistakes}`)
