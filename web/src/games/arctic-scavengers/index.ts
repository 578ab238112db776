// SPDX-License-Identifier: Apache-2.0
// Arctic Scavengers in the browser.
import { game } from '../../lib/board'
import { icons } from './art/pictures'
import Board from './Board.svelte'
import type { ArcticScavengers } from './components'
import Rules from './Rules.svelte'
import Setup from './Setup.svelte'
import './skin.css'
import { standing } from './standing'

export default game<ArcticScavengers>({ room: 'arctic', icons, Board, Rules, Setup, standing })
