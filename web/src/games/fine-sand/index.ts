// SPDX-License-Identifier: Apache-2.0
// Fine Sand in the browser.
import { game } from '../../lib/board'
import { icons } from './art/pictures'
import Board from './Board.svelte'
import Campaign from './Campaign.svelte'
import type { FineSand } from './components'
import Rules from './Rules.svelte'
import './skin.css'

export default game<FineSand>({ room: 'fine-sand', icons, Board, Rules, Campaign })
