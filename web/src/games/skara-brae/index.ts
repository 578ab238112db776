// SPDX-License-Identifier: Apache-2.0
// Skara Brae in the browser.
import { game } from '../../lib/board'
import { icons } from './art/pictures'
import Board from './Board.svelte'
import type { SkaraBrae } from './components'
import Rules from './Rules.svelte'
import './skin.css'

export default game<SkaraBrae>({ room: 'skara-brae', icons, Board, Rules })
