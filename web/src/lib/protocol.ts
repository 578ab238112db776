// The messages of docs/protocol.md as types.
import type { Decision, GameEvent } from './board'

export interface User {
  id: string | number
  name: string
  password: boolean
}

export interface GameInfo {
  id: string
  name: string
  text: string
  credits: string
  modes: Mode[]
  options: Option[]
  seat_names: string[]
  categories: string[]
}
export interface Mode {
  id: string
  name: string
  text: string
  min_players: number
  max_players: number
}
export interface Option {
  id: string
  text: string
  values: string
  modes: string
}
export interface Bot {
  name: string
  text: string
}

export type Setup = Record<string, unknown> & { mode?: string; players?: number }

export interface Seat {
  kind: 'open' | 'person' | 'bot'
  name: string
  bot?: string
  you: boolean
  here: boolean
  lent: boolean
  conceded?: boolean
}

export interface Table {
  id: string
  game: string
  setup: Setup
  names: string[]
  seats: Seat[]
  public: boolean
  pace: 'live' | 'slow'
  clock: { seconds: number; add: number } | null
  state: 'open' | 'playing' | 'over'
  seq: number
  waiting: number[]
  mine: number[]
  commitment: string
  created: number | string
  moved: number | string
  verdict?: string
  rematch?: string
  host: boolean
  /** Persons who want to end the table, where the server tells. */
  agreed?: number[]
}

export type SeatWish =
  { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string }

export interface NewTable {
  game: string
  setup: Setup
  seats: SeatWish[]
  public: boolean
  pace: 'live' | 'slow'
  clock: { seconds: number; add: number } | null
  undo: boolean
}

export interface Lobby {
  open: Table[]
  mine: Table[]
}

export interface Said {
  seq: number
  seat: number
  text: string
  event: GameEvent
  /** Seats of this screen that may know it, where not all of them do. */
  audience?: number[]
}

export interface ChatLine {
  name: string
  text: string
  at: number | string
}

export interface SeatScore {
  points: Record<string, number>
  total: number
  place: number
  won: boolean
}
export interface Ranking {
  seats: SeatScore[]
  final: boolean
  verdict: string
}

export interface Clock {
  seat: number
  seconds: number
  running: boolean
}

export interface TableMessage {
  type: 'table'
  table: Table
  seq: number
  view: unknown
  /** One view a seat of mine, where several persons share this screen and have secrets. */
  views?: Record<string, unknown>
  /** A seat: what follows from its view by the rules and is worth showing. */
  facts?: unknown[]
  /** Moves that were taken back since. */
  undone?: number[]
  happened: Said[]
  decisions: Decision[]
  /** Seats of mine that may take back now. */
  undo?: number[]
  ranking: Ranking | null
  clocks: Clock[]
  chat?: ChatLine[]
}

export interface TriedLine {
  line: string
  ok: boolean
  error?: string
  events?: GameEvent[]
}

export interface Frame {
  seq: number
  seat?: number
  move?: string
  view: unknown
  facts?: unknown[]
  waiting: number[]
  happened: { seat: number; text: string; event: GameEvent }[]
  totals: number[]
}
export interface Replay {
  table: Table
  frames: Frame[]
}
