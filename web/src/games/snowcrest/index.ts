// SPDX-License-Identifier: Apache-2.0
// Snowcrest in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import type { Snowcrest } from './components'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'

export default game<Snowcrest>({ Board, Learn, Reference })
