// SPDX-License-Identifier: Apache-2.0
// Who keeps a table and carries out what people want there: the server, or this page itself (src/here). A page asks
// hostOf(table) and needs not know which.
import type {
  AnalysisAnswer,
  Campaign,
  ClientMessage,
  NewTable,
  Replay,
  ServerMessage,
  Table,
} from '../generated/protocol'
import { isHere } from '../here/id'
import * as api from './api'
import { app } from './app.svelte'
import { watchId, type Watching } from './socket'

export interface Host {
  /** Messages about the table come to `app.listen`, from the number that `watching` gives. */
  watch(table: string, watching: Watching): void
  unwatch(table: string): void
  ask(message: ClientMessage): Promise<ServerMessage>
  say(message: ClientMessage): void
  create(table: NewTable): Promise<Table>
  lend(table: string, seat: number, bot: string | null): Promise<Table>
  concede(table: string, seat: number, bot: string): Promise<Table>
  end(table: string, agree: boolean): Promise<Table>
  rematch(table: string, agree?: boolean): Promise<Table>
  record(table: string): Promise<string>
  replay(table: string, eyes: string, from: number): Promise<Replay>
  analysis(table: string): Promise<AnalysisAnswer>
  campaign(campaign: string): Promise<Campaign>
  abandon(campaign: string): Promise<Table>
  campaignRecord(campaign: string): Promise<string>
}

const server: Host = {
  ...api,
  watch(table, watching) {
    if (app.server === 'none')
      app.hear({
        type: 'refused',
        id: watchId(table),
        error: 'This page has no server: its tables are in this browser.',
      })
    app.connection.watch(table, watching)
  },
  unwatch: (table) => app.connection.unwatch(table),
  ask: (message) => app.connection.ask(message),
  say: (message) => app.connection.say(message),
}

/** The house of this browser comes when it is needed. */
const here: Host = {
  watch: (table, watching) =>
    void app.house().then(
      (house) => house.watch(table, watching().since || undefined),
      (error: Error) => app.hear({ type: 'refused', id: watchId(table), error: error.message }),
    ),
  unwatch: (table) => void app.house().then((house) => house.unwatch(table)),
  ask: async (message) => (await app.house()).ask(message),
  say: (message) => void app.house().then((house) => house.say(message)),
  create: async (table) => {
    // So that the browser does not clear it by itself when space is short.
    void navigator.storage?.persist?.().catch(() => {})
    return (await app.house()).create(table)
  },
  lend: async (...of) => (await app.house()).lend(...of),
  concede: async (...of) => (await app.house()).concede(...of),
  end: async (...of) => (await app.house()).end(...of),
  rematch: async (table) => (await app.house()).rematch(table),
  record: async (table) => (await app.house()).record(table),
  replay: async (...of) => (await app.house()).replay(...of),
  analysis: async (table) => (await app.house()).analysis(table),
  campaign: async (campaign) => (await app.house()).campaign(campaign),
  abandon: async (campaign) => (await app.house()).abandon(campaign),
  campaignRecord: async (campaign) => (await app.house()).campaignRecord(campaign),
}

/** Of this browser, or of the server. */
export const host = (ofHere: boolean): Host => (ofHere ? here : server)
/** By the name of a table or a campaign. */
export const hostOf = (id: string): Host => host(isHere(id))
