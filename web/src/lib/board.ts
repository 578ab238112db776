// SPDX-License-Identifier: Apache-2.0
// What a game's board gets and gives: the contract between the frame (table page, replay) and the boards in src/games.
// A board shows a view and says which thing was chosen; which moves that means is decided by the frame (selection.ts).
import type { Attachment } from 'svelte/attachments'
import type { Component } from 'svelte'
import type * as said from '../generated/protocol'
import type { Campaign, GameEvent } from '../generated/protocol'
import type { Pictures } from './pictures'

export type { GameEvent, Picked, Selection } from '../generated/protocol'

/** What the engine's description says of a game: the types of src/generated/<game>.ts. */
export interface GameTypes {
  State: unknown
  Facts: unknown
  Event: GameEvent
}
export interface Types<State, Facts, Event extends GameEvent> {
  State: State
  Facts: Facts
  Event: Event
}

// The decision of docs/protocol.md, with the events of one game. Things are named "kind:name": "tile:cook",
// "resource:fish", "card:S01", "task:1", "environment:shore", "track:slider".
export type Move<Event extends GameEvent = GameEvent> = Omit<said.Move, 'events'> & { events?: Event[] }
export type Decision<Event extends GameEvent = GameEvent> = Omit<said.Decision, 'moves'> & { moves: Move<Event>[] }

export interface ToldEvent<Event extends GameEvent = GameEvent> {
  seq: number
  seat: number
  event: Event
}

export type Glossary = Map<string, { name: string; text: string }>

export interface BoardProps<G extends GameTypes = GameTypes> {
  /** What the viewer may see. */
  view: G['State']
  /** A seat: what follows from the view by the rules and is worth showing, where the server tells. */
  facts?: G['Facts'][]
  names: string[]
  /** My seats; none for a spectator. */
  seats: number[]
  /** The seat whose area is shown large. */
  focus: number
  decision: Decision<G['Event']> | null
  glossary: Glossary
  /** Things that are picked, with repetitions, and those that a move of several things was begun with. */
  picked: string[]
  /** What the move under the pointer, or the staged one, would do at once; or the end of a selection. */
  preview: G['Event'][]
  /** A thing was clicked or chosen by key. */
  onthing: (thing: string, seat: number) => void
  /** A thing that was picked is put back. */
  onunpick?: (thing: string) => void
  /** One of the decision's moves was chosen as a whole: a suggestion, a number. */
  onmove?: (move: Move) => void
  /** Show the explanation of a thing beside the element (empty thing: hide it). */
  onexplain: (thing: string, anchor: HTMLElement | SVGElement) => void
  onfocus: (seat: number) => void
  /** What happened since the last view, for animation. */
  events: ToldEvent<G['Event']>[]
  /** All that happened before, for boards that tell of it. */
  log?: readonly ToldEvent<G['Event']>[]
}

/** What a part of a board gets that shows something of a seat. */
export interface SeatProps<G extends GameTypes = GameTypes> {
  board: BoardProps<G>
  seat: number
  /** Whether the decision is this seat's. */
  active: boolean
}

/** A board on which nothing is decided and nothing happens: for things shown outside a game. */
export const blank_board = <G extends GameTypes>(
  glossary: Glossary,
  own: Partial<BoardProps<G>> = {},
): BoardProps<G> => ({
  view: null as G['State'],
  names: [],
  seats: [],
  focus: 0,
  decision: null,
  glossary,
  picked: [],
  preview: [],
  events: [],
  onthing: () => {},
  onexplain: () => {},
  onfocus: () => {},
  ...own,
})

/** The same, but for what a part of the board sees or does otherwise. */
export const altered = <G extends GameTypes>(given: BoardProps<G>, own: Partial<BoardProps<G>>): BoardProps<G> =>
  new Proxy(given, { get: (all, key) => Reflect.get(key in own ? own : all, key) as unknown })

/** A player with what follows from the view, where the server tells. */
export const player_of = <P extends object, F extends object>(
  board: { view: { players: P[] }; facts?: F[] },
  seat: number,
): P & Partial<F> => ({ ...board.view.players[seat]!, ...board.facts?.[seat] })

/** All seats but one. */
export const others_of = (players: readonly unknown[], seat: number): number[] =>
  players.map((_, i) => i).filter((i) => i !== seat)

/** Answers that players give in advance, so that nobody has to wait for them. */
export interface Standing<G extends GameTypes = GameTypes> {
  /** What can be chosen beside being asked every time. */
  choices: {
    id: string
    name: string
    text: string
    /** The answer is given only after so many seconds. */ seconds?: number
  }[]
  /** The move a choice plays in a decision, or nothing: then the player is asked. */
  answer: (choice: string, decision: Decision, view: G['State']) => string | null
  /** What a choice holds for, as a text: when it becomes another, the player is asked again. */
  span: (choice: string, view: G['State']) => string
}

/**
 * The own part of a game on the page where a table is made: it changes `options`, by the ids of the engine's options.
 */
export interface SetupProps {
  mode: string
  players: number
  /** As the form has them: texts, or lists where an option takes several; an empty one means as usual. */
  options: Record<string, string | string[]>
}

export interface RulesProps {
  glossary: Glossary
  /** The short reference that opens beside the table. */
  short?: boolean
  /** The table that the reference is for: it leaves out what is not in this game. */
  table?: { view: unknown; facts: unknown[] }
}

export interface Game<G extends GameTypes = GameTypes> {
  /** The class that its colours hang on (skin.css), and its icons. */
  room: string
  icons: Pictures
  Board: Component<BoardProps<G>>
  /** The rules page without the frame's header, and the reference. */
  Rules: Component<RulesProps>
  /** For games with campaigns: the sheet, the cards, whatever lasts between the games. */
  Campaign?: Component<CampaignProps>
  /** Instead of the plain list of options where a table is made. */
  Setup?: Component<SetupProps, object, 'options'>
  standing?: Standing<G>
  /** A move that is shown and confirmed first, as it can't be taken back and costs much. */
  careful?: (move: Move<G['Event']>) => boolean
  /** What my last click has answered as well, once it has led to this question. Tapped: on the board. */
  follow?: (decision: Decision<G['Event']>, tapped: boolean) => string | null
}

/**
 * A game as the frame has it. The only place where a view of unknown type becomes the game's own: both come from one
 * engine, which wrote the types as well.
 */
export const game = <G extends GameTypes>(own: Game<G>): Game => own as unknown as Game

export interface CampaignProps {
  campaign: Campaign
  glossary: Glossary
}

/** Whether some move touches the thing. */
export function choosable(decision: Decision | null, thing: string): boolean {
  return decision !== null && decision.moves.some((move) => move.touches.includes(thing))
}

/** The pick that a tap on the thing puts back: the last one that touches it, where no more of it can be picked. */
export function pickOf(decision: Decision | null, thing: string): said.Picked | null {
  if (choosable(decision, thing)) return null
  return decision?.selection?.picked.findLast((pick) => pick.touches.includes(thing)) ?? null
}

/** Why the thing cannot be chosen now, or nothing. */
export function refusal(decision: Decision | null, thing: string): string | null {
  if (decision === null || choosable(decision, thing) || pickOf(decision, thing)) return null
  return decision.refused.find((refused) => refused.thing === thing)?.reason ?? null
}

/** What a thing needs of its board. */
export type ThingBoard = Pick<BoardProps, 'decision' | 'glossary' | 'picked' | 'onthing' | 'onunpick' | 'onexplain'>

export interface ThingOptions {
  thing: string
  /** Whose thing it is; -1 for what belongs to nobody. */
  seat: number
  /** Spoken name; the glossary's name when left out. Must say nothing the viewer may not see. */
  label?: string
  /** False: this picture of the thing explains itself but can never be chosen (somebody else's area). */
  active?: boolean
  /** Of several copies of a thing: whether this one is picked. A click puts it back. */
  picked?: boolean
  board: ThingBoard
}

const long_press_ms = 450

/** The finger on the screen. It stays where it is while the board is drawn anew. */
const press: { node: Element | null; explain: () => void; timer?: ReturnType<typeof setTimeout>; held: boolean } = {
  node: null,
  explain: () => {},
  held: false,
}

/**
 * Where the mouse chose something last. While it rests there, what comes to lie under it is not explained: it would
 * hide what follows.
 */
let chosen_at = { x: -1, y: -1 }

/** What can be done with a thing now. */
interface Offer {
  picked: boolean
  /** A click puts back this very copy. */
  back: boolean
  can: boolean
  /** Why it cannot be chosen, where a reason is known. */
  reason: string | null
}

function offer_of(options: ThingOptions): Offer {
  const { thing, board } = options
  if (options.active === false) return { picked: false, back: false, can: false, reason: null }
  const picked = options.picked ?? board.picked.includes(thing)
  const back = options.picked === true && board.onunpick !== undefined
  const can = back || choosable(board.decision, thing) || (picked && pickOf(board.decision, thing) !== null)
  return { picked, back, can, reason: back ? null : refusal(board.decision, thing) }
}

/** Only what is new: a tabindex on the thing that has the focus lays the page out at once, even if it is the same. */
function put(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value)
}

/** The glow, and what is read aloud. */
function show(node: HTMLElement | SVGElement, options: ThingOptions, { picked, can, reason }: Offer): void {
  const { thing, seat, board } = options
  const name =
    options.label ?? board.glossary.get(thing)?.name ?? thing.slice(thing.indexOf(':') + 1).replaceAll('_', ' ')
  put(node, 'data-thing', thing)
  put(node, 'data-seat', String(seat))
  node.classList.add('thing')
  node.classList.toggle('choosable', can)
  node.classList.toggle('refused', reason !== null)
  node.classList.toggle('picked', picked)
  node.classList.toggle('about', options.active !== false && (board.decision?.about.includes(thing) ?? false))
  put(node, 'role', can ? 'button' : 'img')
  put(node, 'aria-label', [picked ? `${name}, chosen` : name, reason].filter((part) => part !== null).join('. '))
  // The Tab key goes to what can be chosen; the arrows go to everything (GameBoard).
  put(node, 'tabindex', can ? '0' : '-1')
  // The label says it all; what is drawn inside is for the eyes only.
  if (!node.querySelector('[tabindex], button, a')) for (const child of node.children) put(child, 'aria-hidden', 'true')
}

/** The finger comes down: held long enough it explains the thing, and its click chooses nothing. */
function hold(event: PointerEvent, node: Element, explain: () => void): void {
  if (event.pointerType === 'mouse') return
  clearTimeout(press.timer)
  press.node = node
  press.explain = explain
  press.held = false
  press.timer = setTimeout(() => {
    press.held = true
    press.explain()
  }, long_press_ms)
}

/** What mouse, finger and keys do to a thing. */
function listeners_of(
  node: HTMLElement | SVGElement,
  { thing, seat, board }: ThingOptions,
  { back, can }: Offer,
): Record<string, (event: never) => void> {
  const explain = () => board.onexplain(thing, node)
  const hide = () => board.onexplain('', node)
  if (press.node === node) press.explain = explain
  const choose = (event: Event) => {
    event.stopPropagation()
    if (press.held) {
      press.held = false
      return
    }
    if (!can) return explain()
    hide()
    if (event instanceof MouseEvent) chosen_at = { x: event.clientX, y: event.clientY }
    if (back) board.onunpick!(thing)
    else board.onthing(thing, seat)
  }
  const up = () => clearTimeout(press.timer)
  return {
    click: choose,
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) choose(event)
    },
    pointerdown: (event: PointerEvent) => hold(event, node, explain),
    pointerup: up,
    pointercancel: up,
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && (event.clientX !== chosen_at.x || event.clientY !== chosen_at.y)) explain()
    },
    pointerleave: (event: PointerEvent) => {
      clearTimeout(press.timer)
      if (event.pointerType === 'mouse') hide()
    },
    focus: () => {
      if (node.matches(':focus-visible')) explain()
    },
    blur: hide,
    contextmenu: (event: Event) => {
      if (press.held) event.preventDefault()
    },
  }
}

/**
 * Makes an element or SVG node show a thing: `<g {@attach thing({ thing: 'tile:cook', seat, board })}>`.
 * Click, Enter and Space choose it; hover, focus and long press explain it; the classes `choosable`, `refused`,
 * `picked` and `about` are set for the glow (styles/things.css); `data-thing` lets the log and the tests find it.
 */
export function thing(options: ThingOptions): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const offer = offer_of(options)
    show(node, options, offer)
    const listeners = Object.entries(listeners_of(node, options, offer)) as [string, EventListener][]
    for (const [type, listener] of listeners) node.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener)
    }
  }
}
