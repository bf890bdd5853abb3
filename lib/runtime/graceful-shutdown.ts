import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

/**
 * Closes a server so that a reverse proxy in front of it loses no request. It accepts no new
 * connection, closes each open one with its next response, closes idle ones after `graceMs`, and
 * lets requests in flight finish. Resolves when no connection is left, or after `limitMs`.
 */
export async function closeServerGracefully(
  server: Server,
  { graceMs, limitMs }: { graceMs: number; limitMs: number },
): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false
  })
  // HTTP's close() closes idle connections at once, while the proxy may be using them.
  const closed = new Promise<void>((settle) => {
    NetServer.prototype.close.call(server, () => settle())
  })
  await Promise.race([closed, sleep(graceMs)])
  server.closeIdleConnections()
  await Promise.race([closed, sleep(Math.max(0, limitMs - graceMs))])
}
