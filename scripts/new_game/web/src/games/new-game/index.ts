// New Game in the browser.
import type { Game } from '../../lib/board'
import Board from './Board.svelte'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'

const game: Game = { Board, Learn, Reference }
export default game
