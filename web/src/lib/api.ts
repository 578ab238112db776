// SPDX-License-Identifier: Apache-2.0
// HTTP calls. Whatever goes wrong comes back as an Error whose message is a sentence for a person.
import type {
  AnalysisAnswer,
  AnalysisBegun,
  Brought,
  Campaign,
  ConcedeCall,
  EndCall,
  Games,
  Glossary,
  GuestCall,
  JoinCall,
  Lobby,
  LoginCall,
  Me,
  NameCall,
  NewTable,
  Nothing,
  PasswordCall,
  RematchCall,
  Replay,
  Running,
  SeatCall,
  Table,
  Token,
  TokenCall,
  Tokens,
  User,
  Wrong,
} from '../generated/protocol'

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

/** What answers is no server of Skerry: a host of plain files, for one. */
export class NoServer extends Error {}

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
    const body = (await response.json()) as Partial<Wrong>
    if (body.error) sentence = body.error
  } catch {
    // No sentence from the server: ours stands.
  }
  throw new Refusal(sentence, response.status)
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T
}
async function post<T, Body = Nothing>(path: string, body: Body = {} as Body): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await call(path, init)).json()) as T
}

/** Who I am; the first question to a server. */
export async function me(): Promise<User | null> {
  try {
    return (await get<Me>('/api/me')).user
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Refusal && error.status === 404)) throw new NoServer()
    throw error
  }
}
/** Without a name for now, if none is given. */
export const guest = (name?: string) => post<User, GuestCall>('/api/guest', name === undefined ? {} : { name })
export const rename = (name: string) => post<User, NameCall>('/api/me', { name })
export const password = (text: string) => post<User, PasswordCall>('/api/password', { password: text })
export const login = (name: string, text: string) => post<User, LoginCall>('/api/login', { name, password: text })
export const logout = () => post<Nothing>('/api/logout')

export const tokens = async () => (await get<Tokens>('/api/tokens')).tokens
export const newToken = (name: string) => post<Token, TokenCall>('/api/token', { name })
export const revokeToken = (id: string) => post<Nothing>(`/api/tokens/${id}/revoke`)

export const games = () => get<Games>('/api/games')
export const glossary = async (id: string) => (await get<Glossary>(`/api/games/${id}/glossary`)).entries

/** Moves tables of this browser to my account. */
export const bring = async (tables: unknown) => (await post<Brought, unknown>('/api/tables/bring', tables)).tables

export const tables = () => get<Lobby>('/api/tables')
export const create = (table: NewTable) => post<Table, NewTable>('/api/tables', table)
export const tableOf = (id: string) => get<Table>(`/api/tables/${id}`)
export const join = (id: string, seat?: number) =>
  post<Table, JoinCall>(`/api/tables/${id}/join`, seat === undefined ? {} : { seat })
export const leave = (id: string) => post<Table>(`/api/tables/${id}/leave`)
export const lend = (id: string, seat: number, bot: string | null) =>
  post<Table, SeatCall>(`/api/tables/${id}/seat`, { seat, bot })
export const concede = (id: string, seat: number, bot: string) =>
  post<Table, ConcedeCall>(`/api/tables/${id}/concede`, { seat, bot })
export const end = (id: string, agree: boolean) => post<Table, EndCall>(`/api/tables/${id}/end`, { agree })
/** Offers one, or accepts; the answer is the new table once all have. False declines. */
export const rematch = (id: string, agree = true) =>
  post<Table, RematchCall>(`/api/tables/${id}/rematch`, agree ? {} : { agree })
export const ready = (id: string) => post<Table>(`/api/tables/${id}/ready`)
/** Public games that are being played. */
export const running = async () => (await get<Running>('/api/running')).tables
export const record = async (id: string) => await (await call(`/api/tables/${id}/record`)).text()

export const campaign = (id: string) => get<Campaign>(`/api/campaigns/${id}`)
export const abandon = (id: string) => post<Table>(`/api/campaigns/${id}/abandon`)
export const campaignRecord = async (id: string) => await (await call(`/api/campaigns/${id}/record`)).text()

export const analysis = (id: string) => get<AnalysisAnswer>(`/api/tables/${id}/analysis`)
/** A page of frames, from this one on. */
export const replay = (id: string, eyes: string, from: number) =>
  get<Replay>(`/api/tables/${id}/replay?eyes=${eyes}&from=${from}`)
async function postRecord<T>(path: string, text: string): Promise<T> {
  return (await (
    await call(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text })
  ).json()) as T
}
export const replayFile = (text: string, eyes: string, from: number) =>
  postRecord<Replay>(`/api/replay?eyes=${eyes}&from=${from}`, text)
export const analyseFile = async (text: string) => (await postRecord<AnalysisBegun>('/api/analysis', text)).id
export const fileAnalysis = (id: string) => get<AnalysisAnswer>(`/api/analysis/${id}`)
