// Sabaki's own library plays a game with Octant: synchronisation, analysis that is
// interrupted, moves with analysis, undo, set-up by handicap stones.
//
//     node game.mjs PATH/TO/octant

import assert from 'node:assert/strict'
import gtp from '@sabaki/gtp'

// Whatever goes wrong, the test ends.
const watchdog = setTimeout(() => {
  console.error('no end in two minutes')
  process.exit(1)
}, 120000)

const program = process.argv[2]
const tracker = gtp.ControllerStateTracker.fromController(program, ['gtp', '--playouts', '300'])
const engine = tracker.controller
const vertex = /^([A-HJ-T]\d{1,2}|pass)$/

const play = (color, point) => ({name: 'play', args: [color, point]})

async function ask(name, ...args) {
  const response = await engine.sendCommand({name, args})
  assert.equal(response.error, false, `${name} ${args}: ${response.content}`)
  return response.content
}

// Moves that both sides know, sent in one burst.
const opening = [play('B', 'D4'), play('W', 'F6'), play('B', 'F4'), play('W', 'D6')]
await tracker.sync({komi: 6.5, boardsize: [9, 9], history: opening})
assert.equal(tracker.state.history.length, 4)

// An analysis runs until the next command is sent.
for (const command of ['kata-analyze', 'lz-analyze']) {
  let lines = 0
  let stopped = null
  const analysis = engine.sendCommand({name: command, args: ['B', '5']}, ({line}) => {
    if (!line.startsWith('info move ')) return
    lines++
    const infos = line.split(/\s*info\s+/).slice(1)
    // Sabaki shows the highest value of all moves as that of the position.
    const values = infos.map(info => {
      const words = info.split(/\s+/)
      const value = key => Number(words[words.indexOf(key) + 1])
      return {visits: value('visits'), winrate: value('winrate'), lead: value('scoreLead')}
    })
    const most = Math.max(...values.map(({visits}) => visits))
    for (const {visits, winrate, lead} of values) {
      const isBetter = winrate > values[0].winrate || lead > values[0].lead
      assert.ok(visits * (isBetter ? 4 : 50) >= most, `luck: ${line}`)
    }
    for (const info of infos) {
      const words = info.split(/\s+/)
      const moves = words.indexOf('pv')
      assert.ok(moves > 0 && moves % 2 === 0, 'keys and values come in pairs')
      assert.ok(words.slice(moves + 1).every(word => vertex.test(word)), info)
    }
    if (lines === 3) stopped = ask('name')
  })
  assert.equal((await analysis).error, false)
  assert.equal(await stopped, 'Octant')
}

// A whole game, each move with its analysis.
let passes = 0
for (let turn = 0; passes < 2 && turn < 200; turn++) {
  const color = turn % 2 === 0 ? 'B' : 'W'
  let move = null
  await tracker.queueCommand({name: 'kata-genmove_analyze', args: [color, '10']}, ({line}) => {
    const match = line.match(/^play (\S+)$/)
    if (match) move = match[1]
  })
  if (move === 'resign') break
  assert.match(move, vertex)
  passes = move === 'pass' ? passes + 1 : 0
}
const played = tracker.state.history.length
assert.ok(played > 4)

// The tracker takes moves back with undo, and replays when that is shorter.
await tracker.sync({history: tracker.state.history.slice(0, played - 2)})
assert.equal(tracker.state.history.length, played - 2)
await tracker.sync({history: opening.slice(0, 1)})
assert.match(await ask('showboard'), /X/)

// A position is set up with handicap stones, more than nine too.
const stones = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'J9', 'A9', 'J1']
await tracker.sync({
  komi: 0,
  history: [{name: 'set_free_handicap', args: stones}, play('W', 'E3')]
})
assert.match(await ask('final_score'), /^([BW]\+[\d.]+|0)$/)
assert.equal(await ask('undo'), '')

await engine.stop()
clearTimeout(watchdog)
console.log('ok')
