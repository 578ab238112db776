// Arctic Scavengers in the browser.
import type { Game } from '../../lib/board'
import Board from './Board.svelte'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'
import Setup from './Setup.svelte'
import { standing } from './standing'

const game: Game = { Board, Learn, Reference, Setup, standing }
export default game
