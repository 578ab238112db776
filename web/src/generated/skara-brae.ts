// Stands in for the types that the engine's description will generate (interfaces for State, Setup and Event, string unions
// for enums). Nothing here repeats a rule or a number of the game.
export type State = any
export type Setup = any
export type Event = any
