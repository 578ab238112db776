// SPDX-License-Identifier: Apache-2.0
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
