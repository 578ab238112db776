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
  /** Which numbers are the box's and which are ours. */
  provenance: string
  modes: Mode[]
  options: Option[]
  seat_names: string[]
  categories: string[]
  /** Whether somebody may be asked in another player's turn. */
  asks_others?: boolean
  /** Points are what one wants to be rid of. */
  fewest_win?: boolean
}
export interface Mode {
  id: string
  name: string
  text: string
  min_players: number
  max_players: number
  /** Its games follow each other. */
  campaign?: boolean
}
export interface Option {
  id: string
  text: string
  values: string
  modes: string
}
export interface Bot {
  name: string
  /** As people read it: "Level 3". */
  title: string
  text: string
  /** The one that sits down where nobody chose another. */
  usual?: boolean
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
  /** Hints taken so far. */
  hints?: number
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
  /** Whether hints are given here. */
  hints?: boolean
  /** Persons who want to end the table, where the server tells. */
  agreed?: number[]
  /** The first table of the campaign that this game is part of. */
  campaign?: string
  /** Once over: why no game follows in the campaign. */
  closed?: string
  /** Of the campaign, where this game completed it. */
  points?: number
  /** The version of the rules it is played by. */
  rules?: number
  /** That these are not the rules of today: the table can only be looked at. */
  note?: string
}

/** The last position of a table of other rules, as text. */
export interface Kept {
  text: string
  pictures: { seat?: number; text: string }[]
}

export interface Campaign {
  id: string
  /** The games in order. */
  tables: Table[]
  /** The setup of the game that comes next, once the newest is over. */
  next: Setup | null
  /** Why none does. */
  closed?: string
  /** The most points that I have completed a campaign of this game and mode with. */
  high_score?: number
  /** The newest game as I may see it. */
  last: TableMessage
}

export type SeatWish = { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string }

export interface NewTable {
  game: string
  setup: Setup
  seats: SeatWish[]
  public: boolean
  pace: 'live' | 'slow'
  clock: { seconds: number; add: number } | null
  /** Seconds for an answer in somebody else's turn. */
  answer?: number
  undo: boolean
  hints?: boolean
  /** The finished game of a campaign that this one follows. */
  continues?: string
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

/** The same for everybody who looks. While the game goes on, and where it was ended early: what all can be sure of. */
export interface SeatScore {
  points: Record<string, number>
  /** Categories with more points than others can know yet, so that the total may be more, too: "7+". */
  hidden?: string[]
  total: number
  place: number
  won: boolean
}
export interface Ranking {
  seats: SeatScore[]
  final: boolean
  verdict: string
  /** Categories that this setup does not score. */
  unused?: string[]
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
  /** The facts that belong to those views. */
  seat_facts?: Record<string, unknown[]>
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
  /** In place of the view, where the rules of today cannot show the table. */
  kept?: Kept
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
  /** Seats whose total may be more than everybody knew. */
  hidden?: number[]
}
export interface Replay {
  table: Table
  frames: Frame[]
  /** That it was played by other rules, and how far those of today follow it. */
  note?: string
  /** The moves that they cannot replay, as they were written down. */
  rest?: { seq: number; seat: number; move?: string; log: string[] }[]
  /** The last position that was kept, as text. */
  kept?: { after: number; text: string }
}

/** A move as the bots see it. */
export interface Advice {
  text: string
  label: string
  touches: string[]
  /** The share of a win, or points. */
  expected: number
  why?: string
}
export interface Hint {
  in_points: boolean
  moves: (Advice & { then?: string[] })[]
}

/** A decision of a finished game, from what its player knew then. */
export interface Judged {
  /** The frame it was taken at. */
  at: number
  seat: number
  /** How much better the best move was. */
  lost: number
  moves: (Advice & { visits: number; played?: boolean })[]
}
export interface Analysis {
  game: string
  in_points: boolean
  iterations: number
  names: string[]
  /** A row a frame: what each seat could expect. */
  curve: number[][]
  decisions: Judged[]
  /** Which decisions cost most, in the order of the game. */
  turning: number[]
}
export type AnalysisAnswer =
  | { state: 'waiting' | 'working'; done: number; of: number }
  | { state: 'done'; analysis: Analysis }
  | { state: 'failed'; error: string }
