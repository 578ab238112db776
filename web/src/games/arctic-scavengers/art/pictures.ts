// SPDX-License-Identifier: Apache-2.0
// The pictures of Arctic Scavengers.
import { pictures } from '../../../lib/pictures'
import icon_file from './icons.svg?raw'
import scene_file from './scenes.svg?raw'

export const icons = pictures(icon_file)
const scenes = pictures(scene_file)

/** The back of every card: sheet metal and a snowflake. */
export const back = scenes.back!
/** The picture of a card. What nobody here may see has the back of a card. */
export const card_scene = (kind: string): string => scenes[`card-${kind}`] ?? back
export const leader_scene = (leader: string): string => scenes[`leader-${leader}`] ?? back

// The icon of what a card can do beside its numbers.
const specials: Record<string, string> = {
  saboteur: 'disarm',
  sniper_team: 'snipe',
  assassin: 'snipe',
  medic: 'save',
  combat_medics: 'save',
  engineer: 'build',
  tinker: 'build',
  toolkit: 'accelerate',
  scouting_refugee: 'cancel_recon',
  hardy_scavenger: 'retrieve',
  courier: 'discard',
  drill_sergeant: 'drill',
  guard: 'guard',
  provocateur: 'provoke',
  rogue: 'contested',
  spy: 'recon',
  scrappers: 'yardmaster',
  map: 'map',
  binoculars: 'recon',
  cargo_sled: 'junkyard',
  tear_gas: 'gas',
  demolition_team: 'demolish',
}
export const special_icon = (kind: string): string | undefined => specials[kind]
