import type { Server } from "node:http"
import { flushCompileCache } from "node:module"
import { log } from "#lib/log.ts"
import { stopTracing } from "#lib/observability/start-tracing.ts"
import { closeServerGracefully } from "#lib/runtime/graceful-shutdown.ts"

/**
 * Listens on the port until the process gets a signal to stop, then lets requests in flight finish.
 * Exits with a readable message if the port is in use.
 */
export function listen(httpServer: Server, port: number, onListening: () => void): void {
  httpServer.keepAliveTimeout = 65_000
  httpServer.on("error", (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Stop what uses it or set PORT to another number.`
        : `The storefront cannot listen on port ${port}: ${error.message}`
    process.stderr.write(`${reason}\n`)
    process.exit(1)
  })
  httpServer.listen(port, () => {
    log.info({ port }, "server: listening")
    // At process exit would be too late for a process that is killed.
    flushCompileCache()
    onListening()
  })
  stopOnSignal(httpServer)
}

/** Drains requests in flight, then exits: the supervisor waits three seconds. */
function stopOnSignal(httpServer: Server): void {
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    await closeServerGracefully(httpServer, { graceMs: 700, limitMs: 2_300 })
    await stopTracing(300)
    process.exit(0)
  }
  process.once("SIGTERM", () => void stop())
  process.once("SIGINT", () => void stop())
  process.once("disconnect", () => void stop())
}
