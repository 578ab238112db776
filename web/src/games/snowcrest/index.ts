// SPDX-License-Identifier: Apache-2.0
// Snowcrest in the browser.
import { game } from '../../lib/board'
import { icons } from './art/pictures'
import { follow } from './model'
import Board from './Board.svelte'
import type { Snowcrest } from './components'
import Rules from './Rules.svelte'
import './skin.css'

export default game<Snowcrest>({ room: 'snowcrest', icons, Board, Rules, follow })
