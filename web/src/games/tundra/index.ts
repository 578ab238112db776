// SPDX-License-Identifier: Apache-2.0
// Tundra in the browser.
import { game } from '../../lib/board'
import Board from './Board.svelte'
import type { Tundra } from './components'
import Learn from './Learn.svelte'
import Reference from './Reference.svelte'
import Setup from './Setup.svelte'

export default game<Tundra>({ Board, Learn, Reference, Setup })
