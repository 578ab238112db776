// SPDX-License-Identifier: Apache-2.0
// New Game in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import type { NewGame } from './components'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'

export default game<NewGame>({ Board, Learn, Reference })
