// SPDX-License-Identifier: Apache-2.0
export interface Server {
  url: string
  port?: number
  data?: string
  stop(options?: { keep?: boolean }): Promise<void>
}
export function serve(options?: { port?: number; data?: string; pause?: number }): Promise<Server>
