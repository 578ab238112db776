// Tundra in the browser.
import type { Game } from '../../lib/board'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'
import Setup from './Setup.svelte'

const game: Game = { Board, Cover, Learn, Reference, Setup }
export default game
