// A stand-in for `skerry serve` while it is being written: speaks docs/protocol.md, keeps everything in memory and lets
// `skerry referee` judge. For development only: anybody may be anybody.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const bin = process.env.SKERRY_BIN
const referee = spawn(bin, ['referee'], { stdio: ['pipe', 'pipe', 'inherit'] })
const waiting = []
createInterface({ input: referee.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)))
const ask = (request) =>
  new Promise((resolve) => {
    waiting.push(resolve)
    referee.stdin.write(JSON.stringify(request) + '\n')
  })

const users = new Map(), tables = new Map(), sockets = new Set()
let counter = 0
const catalog = (await ask({ do: 'games' })).games
const bots = [
  { name: 'random', text: 'Any move.' },
  { name: 'greedy', text: 'The move that scores most.' },
]
const who = (request) => users.get(/skerry=(\w+)/.exec(request.headers.cookie ?? '')?.[1]) ?? null

const mine = (t, user) => t.seats.flatMap((s, i) => (user && s.user === user.id ? [i] : []))
function shown(t, user) {
  const own = mine(t, user)
  return {
    id: t.id, game: t.game, setup: t.setup, names: t.seats.map((s) => s.name),
    seats: t.seats.map((s, i) => ({ kind: s.kind, name: s.name, bot: s.bot, you: own.includes(i), here: [...sockets].some((x) => x.user?.id === s.user && s.user), lent: !!s.lent })),
    public: t.public, pace: t.pace, clock: t.clock, state: t.state, seq: t.seq, waiting: t.waiting, mine: own,
    commitment: 'ab12'.repeat(16), created: t.created, moved: t.moved, verdict: t.verdict, rematch: t.rematch, host: t.host === user?.id,
  }
}
async function begin(t) {
  const r = await ask({ do: 'new', table: t.id, game: t.game, setup: t.setup, seed: ++counter, names: t.seats.map((s) => s.name) })
  if (!r.ok) throw new Error(r.error)
  t.state = 'playing'
  t.waiting = r.waiting
  t.frames = [await frame(t, undefined, undefined, [])]
}
const frame = async (t, seat, move, happened) => ({
  seq: t.seq, seat, move, happened, waiting: t.waiting,
  views: Object.fromEntries(await Promise.all(['all', 'none', ...t.seats.keys()].map(async (s) => [s, (await ask({ do: 'view', table: t.id, seat: s })).view]))),
  totals: (await ask({ do: 'ranking', table: t.id })).ranking.seats.map((s) => s.total),
})
async function message(t, user, since) {
  const own = mine(t, user)
  const m = { type: 'table', table: shown(t, user), seq: t.seq, view: null, happened: [], decisions: [], ranking: null, clocks: [], chat: t.chat }
  if (t.state === 'open') return m
  m.view = (await ask({ do: 'view', table: t.id, seat: own[0] ?? 'none' })).view
  m.views = {}
  for (const s of own) m.views[s] = (await ask({ do: 'view', table: t.id, seat: s })).view
  m.ranking = (await ask({ do: 'ranking', table: t.id })).ranking
  m.happened = t.log.filter((l) => l.seq > (since ?? -1))
  m.clocks = t.clock ? t.seats.map((_, seat) => ({ seat, seconds: t.clock.seconds, running: t.waiting.includes(seat) })) : []
  for (const s of own.filter((s) => t.waiting.includes(s) && !t.seats[s].lent)) {
    const r = await ask({ do: 'moves', table: t.id, seat: s })
    m.decisions.push({ seat: s, ...r.prompt, several: ['cook', 'rest_cook', 'discard_settler'].includes(r.prompt.decision), moves: r.moves, undo: t.last === s })
  }
  return m
}
async function play(t, seat, line) {
  const r = await ask({ do: 'play', table: t.id, seat, move: line })
  if (!r.ok) return r.error
  t.seq++
  t.moved = Date.now()
  t.last = seat
  t.waiting = r.waiting
  const happened = r.happened.map((h) => ({ seat, text: h.text, event: h.event ?? h }))
  t.log.push(...happened.map((h) => ({ seq: t.seq, ...h })))
  if (r.over) {
    t.state = 'over'
    t.verdict = (await ask({ do: 'ranking', table: t.id })).ranking.verdict
  }
  t.frames.push(await frame(t, seat, line, happened))
  return null
}
async function tell(t, since) {
  for (const s of sockets) if (s.watching.has(t.id)) s.send(JSON.stringify(await message(t, s.user, since)))
  lobby()
}
const lobbyOf = (user) => {
  const all = [...tables.values()].sort((a, b) => b.moved - a.moved)
  const my = all.filter((t) => mine(t, user).length > 0).map((t) => shown(t, user))
  return { open: all.filter((t) => t.state === 'open' && t.public).map((t) => shown(t, user)), mine: my.sort((a, b) => +b.mine.some((s) => b.waiting.includes(s)) - +a.mine.some((s) => a.waiting.includes(s))) }
}
const lobby = () => { for (const s of sockets) if (s.lobby) s.send(JSON.stringify({ type: 'lobby', ...lobbyOf(s.user) })) }
async function runBots(t) {
  if (t.running) return
  t.running = true
  while (t.state === 'playing') {
    const seat = t.waiting.find((s) => t.seats[s].kind === 'bot' || t.seats[s].lent)
    if (seat === undefined) break
    await new Promise((r) => setTimeout(r, t.hurry ? 5 : 250))
    const { moves } = await ask({ do: 'moves', table: t.id, seat })
    if (moves.length === 0) break
    const since = t.seq
    await play(t, seat, moves[Math.floor(Math.random() * moves.length)].text)
    await tell(t, since)
  }
  t.running = false
}
async function create(user, wish) {
  const t = { id: 't' + (++counter).toString(36) + Math.random().toString(36).slice(2, 7), ...wish, seq: 0, waiting: [], state: 'open', log: [], chat: [], frames: [], host: user.id, created: Date.now(), moved: Date.now() }
  t.seats = wish.seats.map((s) => s.kind === 'me' ? { kind: 'person', name: user.name, user: user.id } : s.kind === 'here' ? { kind: 'person', name: s.name, user: user.id } : s.kind === 'bot' ? { kind: 'bot', name: s.bot, bot: s.bot } : { kind: 'open', name: '' })
  if (t.seats.every((s) => s.kind !== 'open')) await begin(t)
  tables.set(t.id, t)
  lobby()
  runBots(t)
  return t
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://x')
  let body = ''
  for await (const chunk of request) body += chunk
  const say = (status, value, headers = {}) => { response.writeHead(status, { 'content-type': 'application/json', ...headers }); response.end(JSON.stringify(value)) }
  try {
    const user = who(request)
    const data = body.startsWith('{') ? JSON.parse(body) : {}
    const path = url.pathname.split('/').slice(2)
    const cookie = (u) => ({ 'set-cookie': `skerry=${u.id}; HttpOnly; SameSite=Lax; Path=/` })
    if (path[0] === 'me' && request.method === 'GET') return say(200, { user })
    if (path[0] === 'guest') { const u = { id: 'u' + ++counter + Math.random().toString(36).slice(2, 8), name: data.name, password: false }; users.set(u.id, u); return say(200, { user: u }, cookie(u)) }
    if (path[0] === 'me') { user.name = data.name; return say(200, { user }) }
    if (path[0] === 'password') { if (data.password.length < 8) return say(400, { error: 'A password has 8 to 200 characters.' }); user.password = true; user.secret = data.password; return say(200, { user: { ...user, secret: undefined } }) }
    if (path[0] === 'login') { const u = [...users.values()].find((x) => x.name === data.name && x.secret === data.password); return u ? say(200, { user: u }, cookie(u)) : say(403, { error: 'Name and password do not fit together.' }) }
    if (path[0] === 'logout') return say(200, {}, { 'set-cookie': 'skerry=; Max-Age=0; Path=/' })
    if (path[0] === 'games' && path[2]) { const r = await ask({ do: 'glossary', game: path[1] }); return r.ok ? say(200, { entries: r.glossary }) : say(404, { error: r.error }) }
    if (path[0] === 'games') return say(200, { games: catalog, bots })
    if (path[0] === 'tables' && !path[1]) { if (request.method === 'GET') return say(200, lobbyOf(user)); if (!user) return say(401, { error: 'Give a name first.' }); return say(200, shown(await create(user, data), user)) }
    if (path[0] === 'replay') return say(400, { error: 'The mock does not read records.' })
    const t = tables.get(path[1])
    if (!t) return say(404, { error: 'There is no such table.' })
    const act = path[2]
    if (!act) return say(200, shown(t, user))
    if (act === 'replay') return say(200, { table: shown(t, user), frames: t.frames.map(({ views, ...f }) => ({ ...f, view: views[url.searchParams.get('eyes')] })) })
    if (act === 'record') { response.writeHead(200, { 'content-type': 'text/plain' }); return response.end((await ask({ do: 'record', table: t.id })).record) }
    if (act === 'join') { const i = data.seat ?? t.seats.findIndex((s) => s.kind === 'open'); t.seats[i] = { kind: 'person', name: user.name, user: user.id }; if (t.seats.every((s) => s.kind !== 'open')) await begin(t) }
    if (act === 'leave') { for (const s of mine(t, user)) t.seats[s] = t.state === 'open' ? { kind: 'open', name: '' } : { ...t.seats[s], lent: true } }
    if (act === 'seat') { if (t.seats[data.seat].kind === 'open') { t.seats[data.seat] = { kind: 'bot', name: data.bot, bot: data.bot }; if (t.seats.every((s) => s.kind !== 'open')) await begin(t) } else t.seats[data.seat].lent = !!data.bot }
    if (act === 'concede') t.seats[data.seat].lent = true
    if (act === 'end') { t.state = 'over'; t.waiting = []; t.verdict = 'Ended by agreement.' }
    if (act === 'rematch') { if (!t.rematch) t.rematch = (await create(user, { ...t, seats: t.seats.map((s, i) => s.kind === 'bot' ? { kind: 'bot', bot: s.bot } : s.user === user.id ? { kind: 'here', name: s.name } : { kind: 'open' }) })).id; await tell(t); return say(200, shown(tables.get(t.rematch), user)) }
    say(200, shown(t, user))
    await tell(t, t.seq)
    runBots(t)
  } catch (error) { say(500, { error: String(error) }) }
})
new WebSocketServer({ server, path: '/ws' }).on('connection', (socket, request) => {
  socket.user = who(request)
  socket.watching = new Set()
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
  const out = (value) => socket.send(JSON.stringify(value))
  out({ type: 'hello', user: socket.user, version: 'mock' })
  socket.on('message', async (text) => {
    const m = JSON.parse(text)
    const t = tables.get(m.table)
    const refuse = (error) => out({ type: 'refused', id: m.id, table: m.table, error })
    if (m.do === 'ping') return out({ type: 'pong' })
    if (m.do === 'lobby') { socket.lobby = true; return out({ type: 'lobby', ...lobbyOf(socket.user) }) }
    if (!t) return refuse('There is no such table.')
    if (m.do === 'watch') { socket.watching.add(t.id); return out(await message(t, socket.user, m.since)) }
    if (m.do === 'unwatch') { socket.watching.delete(t.id); return out({ type: 'done', id: m.id }) }
    if (m.do === 'hurry') { t.hurry = true; return }
    if (m.do === 'chat') { const line = { name: socket.user.name, text: m.text, at: Date.now() }; t.chat.push(line); for (const s of sockets) if (s.watching.has(t.id)) s.send(JSON.stringify({ type: 'chat', table: t.id, lines: [line] })); return out({ type: 'done', id: m.id }) }
    if (m.do === 'try') {
      const lines = []
      for (const line of m.lines) { const r = await ask({ do: 'play', table: t.id, seat: m.seat, move: line }); lines.push({ line, ok: r.ok, error: r.error, events: r.ok ? r.happened.map((h) => h.event ?? h) : [] }); if (r.ok) for (const _ of r.played) await ask({ do: 'undo', table: t.id }) }
      return out({ type: 'tried', id: m.id, lines })
    }
    const since = t.seq
    if (m.do === 'play') { t.hurry = false; const error = await play(t, m.seat, m.move); if (error) return refuse(error); out({ type: 'done', id: m.id, seq: t.seq }) }
    if (m.do === 'undo') { const r = await ask({ do: 'undo', table: t.id }); if (!r.ok) return refuse(r.error); t.waiting = r.waiting; t.seq++; t.last = undefined; t.frames.pop(); const gone = t.log.at(-1)?.seq; t.log = t.log.filter((l) => l.seq !== gone); out({ type: 'done', id: m.id, seq: t.seq }) }
    await tell(t, since)
    runBots(t)
  })
})
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => console.log('mock server', process.env.PORT ?? 8080))
