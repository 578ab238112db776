// SPDX-License-Identifier: Apache-2.0
// The pictures of the games are SVG files of symbols. A picture may use another one, moved and in other colours:
// <use href="#fir" transform="translate(20 50)" data-leaves="#42522f"/> draws the symbol `fir` with that colour
// wherever it says var(--leaves).

export type Pictures = Record<string, string>

/** Shapes with their variable colours filled in. */
export const dyed = (shapes: string, colours: Record<string, string>): string =>
  Object.entries(colours).reduce(
    (text, [name, colour]) => text.replace(new RegExp(`var\\(--${name}(,[^)]*\\)?)?\\)`, 'g'), colour),
    shapes,
  )

/** The symbols of some files by their ids, as SVG text with everything put in that they use. */
export function pictures(...files: string[]): Pictures {
  const symbols = files.join('').matchAll(/<symbol id="([^"]+)">(.*?)<\/symbol>/gs)
  const drawn = Object.fromEntries([...symbols].map(([, id, shapes]) => [id!, shapes!.replace(/\s+/g, ' ').trim()]))
  const whole = (shapes: string): string =>
    shapes.replace(/<use href="#([^"]+)"([^>]*)\/>/g, (_, id: string, how: string) => {
      const colours = [...how.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, colour]) => [name!, colour!])
      const inside = dyed(whole(drawn[id] ?? ''), Object.fromEntries(colours))
      return `<g${how.replace(/ data-\w+="[^"]*"/g, '')}>${inside}</g>`
    })
  return Object.fromEntries(Object.entries(drawn).map(([id, shapes]) => [id, whole(shapes)]))
}
