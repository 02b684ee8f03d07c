// A boardgame.io server for a table of tiles, as its documentation has it: FlatFile storage, secrets stripped.
// Moves check as little as one can: the tiles are the table's and the rack's, and every set is a group or a run.
const { FlatFile, Server } = require('boardgame.io/server')
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

const FIRST = 64 // the faces of RummyKit: four colours of thirteen from here on, then the joker
const JOKER = FIRST + 52
const number = (tile) => ((tile - FIRST) % 13) + 1
const colour = (tile) => Math.floor((tile - FIRST) / 13)

function isSet(tiles) {
  if (tiles.length < 3) return false
  const plain = tiles.filter((tile) => tile < JOKER)
  const numbers = new Set(plain.map(number))
  const colours = new Set(plain.map(colour))
  if (numbers.size <= 1) return tiles.length <= 4 && colours.size === plain.length
  if (colours.size !== 1 || tiles.length > 13) return false
  const first = tiles.findIndex((tile) => tile < JOKER)
  return tiles.every((tile, at) => tile >= JOKER || number(tile) === number(tiles[first]) + at - first)
}

function rearrange({ G, playerID }, table) {
  const left = [...G.table.flat(), ...G.players[playerID].rack]
  const had = new Map()
  for (const tile of left) had.set(tile, (had.get(tile) ?? 0) + 1)
  for (const tile of table.flat()) {
    if (!had.get(tile)) return INVALID_MOVE
    had.set(tile, had.get(tile) - 1)
  }
  if (!table.every(isSet)) return INVALID_MOVE
  G.table = table
  G.players[playerID].rack = [...had].flatMap(([tile, count]) => Array(count).fill(tile))
}

function draw({ G, playerID }) {
  if (G.secret.pool.length) G.players[playerID].rack.push(G.secret.pool.pop())
}

const game = {
  name: 'tiles',
  setup: (_, { racks, pool, first }) => ({
    first,
    secret: { pool },
    table: [],
    players: Object.fromEntries(racks.map((rack, seat) => [seat, { rack }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: { rearrange: { move: rearrange, client: false }, draw: { move: draw, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
  },
}

const server = Server({ games: [game], db: new FlatFile({ dir: process.argv[2] }), origins: [/localhost/] })
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(`port ${appServer.address().port}`))
