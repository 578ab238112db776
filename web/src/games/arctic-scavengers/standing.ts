// SPDX-License-Identifier: Apache-2.0
// Answers given in advance: most response windows end with a pass, and nobody should have to wait for it.
import type { Decision, Standing } from '../../lib/board'
import type { ArcticScavengers, State } from './components'

const windows = ['respond', 'protect_guard', 'protect_save']

/** Whether what is going on is aimed at something of this seat. */
export function attacked(view: State, seat: number): boolean {
  const { attack, pending } = view
  if (attack.stage !== undefined && attack.stage !== 'none') return (attack.owner ?? 0) === seat
  const aimed =
    pending.action === 'demolish' ||
    pending.action === 'attack_building' ||
    pending.action === 'attack_leader' ||
    (pending.action === 'recon' && pending.source === 'spy')
  return pending.stage === 'declared' && aimed && (pending.tribe ?? 0) === seat
}

const short_time = 20 // seconds

export const standing: Standing<ArcticScavengers> = {
  choices: [
    {
      id: 'soon',
      name: `For ${short_time} seconds`,
      text: `You are asked, and pass automatically after ${short_time} seconds.`,
      seconds: short_time,
    },
    {
      id: 'attacked',
      name: 'Only when attacked',
      text: 'You pass automatically, and are asked only when something of yours is attacked or spied on.',
    },
    {
      id: 'never',
      name: 'Not this round',
      text: 'You pass automatically whenever you could answer, until the next round.',
    },
  ],
  answer: (choice: string, decision: Decision, view: State): string | null => {
    if (!windows.includes(decision.decision) || view.phase !== 'gathering') return null
    if (choice === 'attacked' && attacked(view, decision.seat)) return null
    return decision.moves.find((move) => move.text === 'pass')?.text ?? null
  },
  span: (choice: string, view: State): string => (choice === 'never' ? String(view.round) : ''),
}
