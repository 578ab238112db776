// SPDX-License-Identifier: Apache-2.0
// Tundra in the browser.
import { game } from '../../lib/board'
import { icons } from './art/pictures'
import { careful, follow } from './model'
import Board from './Board.svelte'
import type { Tundra } from './components'
import Rules from './Rules.svelte'
import Setup from './Setup.svelte'
import './skin.css'

export default game<Tundra>({ room: 'tundra', icons, Board, Rules, Setup, careful, follow })
