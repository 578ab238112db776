// Fine Sand in the browser.
import type { Game } from '../../lib/board'
import Board from './Board.svelte'
import Campaign from './Campaign.svelte'
import Cover from './Cover.svelte'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'

const game: Game = { Board, Cover, Learn, Reference, Campaign }
export default game
