import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

/**
 * Ends a server so that a proxy before it loses no request: it takes no connection any more, each
 * open one closes with its next answer, after `graceMs` those that idle are closed, and what is in
 * flight may finish. Resolves when no connection is left, or after `limitMs`.
 */
export async function drainServer(
  server: Server,
  { graceMs, limitMs }: { graceMs: number; limitMs: number },
): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false
  })
  // HTTP's own close() would cut idle connections at once, into which a proxy may be sending.
  const closed = new Promise<void>((settle) => {
    NetServer.prototype.close.call(server, () => settle())
  })
  await Promise.race([closed, sleep(graceMs)])
  server.closeIdleConnections()
  await Promise.race([closed, sleep(Math.max(0, limitMs - graceMs))])
}
