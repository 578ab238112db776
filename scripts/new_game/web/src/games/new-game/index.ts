// SPDX-License-Identifier: Apache-2.0
// New Game in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import type { NewGame } from './components'
import Rules from './Rules.svelte'
import './skin.css'

export default game<NewGame>({ room: 'new-game', icons: {}, Board, Rules })
