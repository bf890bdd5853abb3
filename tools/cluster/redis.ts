import { spawn } from "node:child_process"
import { closeSync, mkdirSync, openSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { findFreePort } from "#scripts/lib/ports.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"

/** Starts a Redis without persistence on a private port of 127.0.0.1; returns its URL. */
export async function startRedis(
  shutdown: Shutdown,
  dataDir: string,
  program: string,
): Promise<string> {
  const port = await findFreePort()
  const folder = join(dataDir, "redis")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const settings = {
    port,
    bind: "127.0.0.1",
    dir: folder,
    save: "",
    appendonly: "no",
    maxmemory: "256mb",
    "maxmemory-policy": "allkeys-lru",
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  await startSupervisedProcess(shutdown, {
    name: "redis",
    dataDir,
    start: () => {
      const log = openSync(join(folder, "redis.log"), "a", 0o600)
      const child = spawn(program, args, { stdio: ["ignore", log, log], detached: true })
      closeSync(log)
      return child
    },
    isReady: () => respondsToPing(port),
    stopSignals: [["SIGTERM", 2000]],
    readyLimitMs: 10_000,
    explainExit: () => `${folder}/redis.log may give the reason.`,
  })
  return `redis://127.0.0.1:${port}`
}

function respondsToPing(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write("PING\r\n"))
    socket.setTimeout(1000, () => socket.destroy())
    socket.on("data", (bytes) => {
      settle(bytes.toString().startsWith("+PONG"))
      socket.destroy()
    })
    socket.on("error", () => {})
    socket.on("close", () => settle(false))
  })
}
