// The messages of docs/protocol.md: their types come from the engine's own description (`skerry types protocol`), and this
// is the door to them.
import type * as said from '../generated/protocol'

export type * from '../generated/protocol'

export type Mode = said.ModeInfo
export type Option = said.OptionInfo
/** A bot, and whether it is the one that sits down where nobody chose another. */
export type Bot = said.Bot & { usual?: boolean }
