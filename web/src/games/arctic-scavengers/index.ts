// SPDX-License-Identifier: Apache-2.0
// Arctic Scavengers in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import type { ArcticScavengers } from './components'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'
import Setup from './Setup.svelte'
import { standing } from './standing'

export default game<ArcticScavengers>({ Board, Learn, Reference, Setup, standing })
