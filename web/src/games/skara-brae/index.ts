// SPDX-License-Identifier: Apache-2.0
// Skara Brae in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import type { SkaraBrae } from './components'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'

export default game<SkaraBrae>({ Board, Learn, Reference })
