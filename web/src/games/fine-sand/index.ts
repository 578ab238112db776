// SPDX-License-Identifier: Apache-2.0
// Fine Sand in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import Campaign from './Campaign.svelte'
import type { FineSand } from './components'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'

export default game<FineSand>({ Board, Learn, Reference, Campaign })
