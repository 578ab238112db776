// SPDX-License-Identifier: Apache-2.0
// The rules pages and references of the games are Markdown files: headings, paragraphs, lists, **strong**, *stressed*
// and [linked](/address) words. Beyond that
//   :barley:  :barley|some barley:  an icon of the game, where needed with a name for screen readers
//   {rounds}  {cook.limit.0}        a value that the game gives
//   ![A caption](name)              on a line of its own: a picture, table or list of terms that the game gives
//   ::: two ... :::                 the text between, and the picture in it side by side
//   ### A heading {?leaders}        a section that is shown where the game says so

export type Word =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; name: string; title: string }
  | { kind: 'strong' | 'em'; words: Word[] }
  | { kind: 'link'; to: string; words: Word[] }

export type Block =
  | { kind: 'h2' | 'h3' | 'p' | 'note'; words: Word[] }
  | { kind: 'ul' | 'ol'; items: Word[][] }
  | { kind: 'show'; name: string; caption: Word[] }
  | { kind: 'two'; sides: Block[][] }

/** What has a name and an explanation; both are written as the guides are. */
export interface Term {
  icon?: string
  name?: string
  text: string
}

/** Cells are written as the guides are. */
export interface Table {
  head?: string[]
  rows: { cells: (string | number)[]; title?: string; kind?: string }[]
}

/** A rules page or a reference: its text, and what the text names. */
export interface Guide {
  text: string
  values?: object
  terms?: Record<string, Term[]>
  /** Sections that depend on the table, and whether they are shown. */
  shows?: Record<string, boolean>
  tables?: Record<string, Table>
}

/** So many of some things, as a guide writes them. */
export const amounts = (goods: object): string =>
  (Object.entries(goods) as [string, number | undefined][])
    .filter(([, count]) => count)
    .map(([what, count]) => `${count === 1 ? '' : count}:${what}|${what}:`)
    .join(' ')

const filled = (text: string, values: unknown): string =>
  text.replace(/\{([\w.]+)\}/g, (all, path: string) => {
    let value = values
    for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step]
    return value === undefined ? all : String(value)
  })

const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|:([a-z]\w*)(?:\|([^:|]+))?:|\[(.+?)\]\((.+?)\)/g

export function words_of(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  const say = (text: string) => text && words.push({ kind: 'text', text })
  for (const found of text.matchAll(pattern)) {
    const [all, strong, em, icon, title, linked, to] = found
    say(text.slice(end, found.index))
    end = found.index + all.length
    if (strong) words.push({ kind: 'strong', words: words_of(strong) })
    else if (em) words.push({ kind: 'em', words: words_of(em) })
    else if (icon) words.push({ kind: 'icon', name: icon, title: title ?? '' })
    else words.push({ kind: 'link', to: to!, words: words_of(linked!) })
  }
  say(text.slice(end))
  return words
}

function block_of(text: string): Block {
  const one = (text: string) => words_of(text.replace(/\s*\n\s*/g, ' ').trim())
  const list = /^(-|\d+\.) /.exec(text)
  if (list)
    return {
      kind: list[1] === '-' ? 'ul' : 'ol',
      items: text
        .split(/^(?:-|\d+\.) /m)
        .slice(1)
        .map(one),
    }
  const [, show, name] = /^!\[([^\]]*)\]\((\w+)\)$/s.exec(text) ?? []
  if (name) return { kind: 'show', name, caption: one(show!) }
  if (text.startsWith('### ')) return { kind: 'h3', words: one(text.slice(4)) }
  if (text.startsWith('## ')) return { kind: 'h2', words: one(text.slice(3)) }
  if (text.startsWith('> ')) return { kind: 'note', words: one(text.replace(/^> ?/gm, '')) }
  return { kind: 'p', words: one(text) }
}

/** Without the sections that are not shown. */
const chosen = (text: string, shows: Record<string, boolean>): string =>
  text
    .split(/^(?=##)/m)
    .filter((section) => shows[/^.*\{\?(\w+)\}/.exec(section)?.[1] ?? ''] !== false)
    .join('')
    .replace(/ \{\?\w+\}/g, '')

/** What words say, without icons. */
export const plain = (words: Word[]): string =>
  words
    .map((word) => (word.kind === 'text' ? word.text : word.kind === 'icon' ? word.title : plain(word.words)))
    .join('')
/** The address of a heading on its page. */
export const slug = (words: Word[]): string =>
  plain(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export function blocks_of(text: string, values: unknown = {}, shows: Record<string, boolean> = {}): Block[] {
  const blocks: Block[] = []
  let two: Block[][] | null = null
  for (const part of filled(chosen(text, shows), values)
    .trim()
    .split(/\n\s*\n/)) {
    if (part === '::: two') blocks.push({ kind: 'two', sides: (two = []) })
    else if (part === ':::') two = null
    else {
      const block = block_of(part)
      const before = two?.at(-1)
      if (!two) blocks.push(block)
      else if (before && (before[0]!.kind === 'show') === (block.kind === 'show')) before.push(block)
      else two.push([block])
    }
  }
  return blocks
}
