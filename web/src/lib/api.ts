// HTTP calls. Whatever goes wrong comes back as an Error whose message is a sentence for a person.
import type { AnalysisAnswer, Bot, Campaign, GameInfo, Lobby, NewTable, Replay, Table, User } from './protocol'

const sentences: Record<number, string> = {
  400: 'The server did not understand that.',
  401: 'Give yourself a name first.',
  403: 'That is not yours to change.',
  404: 'There is nothing here by that name.',
  409: 'That is no longer possible.',
  413: 'That is too large.',
  429: 'That was a little too often. Wait a moment and try again.',
  503: 'The server cannot store anything right now. Try again in a moment.',
}

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new Refusal('The server cannot be reached. Check your connection.', 0)
  }
  if (response.ok) return response
  let sentence = sentences[response.status] ?? 'The server could not do that. Try again in a moment.'
  try {
    const body = (await response.json()) as { error?: string }
    if (body.error) sentence = body.error
  } catch {
    // No sentence from the server: ours stands.
  }
  throw new Refusal(sentence, response.status)
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T
}
async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await call(path, init)).json()) as T
}
const user = (answer: User | { user: User }): User => ('user' in answer ? answer.user : answer)
const table = (answer: Table | { table: Table }): Table => ('table' in answer ? answer.table : answer)

export const me = async () => (await get<{ user: User | null }>('/api/me')).user
export const guest = async (name: string) => user(await post<User>('/api/guest', { name }))
export const rename = async (name: string) => user(await post<User>('/api/me', { name }))
export const password = async (text: string) => user(await post<User>('/api/password', { password: text }))
export const login = async (name: string, text: string) =>
  user(await post<User>('/api/login', { name, password: text }))
export const logout = () => post('/api/logout')

export const games = () => get<{ games: GameInfo[]; bots: Bot[]; usual: string }>('/api/games')
export const glossary = async (id: string) =>
  (await get<{ entries: { thing: string; name: string; text: string }[] }>(`/api/games/${id}/glossary`)).entries

export const tables = () => get<Lobby>('/api/tables')
export const create = async (wish: NewTable) => table(await post<Table>('/api/tables', wish))
export const tableOf = async (id: string) => table(await get<Table>(`/api/tables/${id}`))
export const join = (id: string, seat?: number) => post(`/api/tables/${id}/join`, seat === undefined ? {} : { seat })
export const leave = (id: string) => post(`/api/tables/${id}/leave`)
export const lend = (id: string, seat: number, bot: string | null) => post(`/api/tables/${id}/seat`, { seat, bot })
export const concede = (id: string, seat: number, bot: string) => post(`/api/tables/${id}/concede`, { seat, bot })
export const end = (id: string, agree: boolean) => post(`/api/tables/${id}/end`, { agree })
export const rematch = async (id: string) => table(await post<Table>(`/api/tables/${id}/rematch`))
export const record = async (id: string) => await (await call(`/api/tables/${id}/record`)).text()

export const campaign = (id: string) => get<Campaign>(`/api/campaigns/${id}`)
export const abandon = (id: string) => post(`/api/campaigns/${id}/abandon`)
export const campaignRecord = async (id: string) => await (await call(`/api/campaigns/${id}/record`)).text()

export const analysis = (id: string) => get<AnalysisAnswer>(`/api/tables/${id}/analysis`)
export const replay = (id: string, eyes: string) => get<Replay>(`/api/tables/${id}/replay?eyes=${eyes}`)
async function postRecord<T>(path: string, text: string): Promise<T> {
  return (await (
    await call(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text })
  ).json()) as T
}
export const replayFile = (text: string, eyes: string) => postRecord<Replay>(`/api/replay?eyes=${eyes}`, text)
export const analyseFile = async (text: string) => (await postRecord<{ id: string }>('/api/analysis', text)).id
export const fileAnalysis = (id: string) => get<AnalysisAnswer>(`/api/analysis/${id}`)
