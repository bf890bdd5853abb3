import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { createClient } from "@redis/client"
import { findFreePort } from "#scripts/ports.ts"
import { eventually } from "#tests/support/eventually.ts"

/** A Redis in a process of its own, which can be ill-treated in every way. */
export type RedisProcess = {
  url: string
  /** Resolves when it answers; with these settings besides. */
  start: (...more: string[]) => Promise<void>
  kill: () => Promise<void>
  /** Has it hang, its connections open, and go on. */
  freeze: () => void
  thaw: () => void
  /** Says one command to it, and gives what it answers. */
  say: (...words: string[]) => Promise<unknown>
}

/** Where a Redis that keeps nothing on disk would run; it is not started yet. */
export async function placeRedis(program: string): Promise<RedisProcess> {
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"]
  let child: ChildProcess | null = null
  const say = (...words: string[]) => sayTo(url, words)
  return {
    ...{ url, say },
    async start(...more) {
      child = spawn(program, [...settings, ...more], { stdio: "ignore" })
      await eventually(10_000, () => isThere(port))
    },
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, "exit")
      child.kill("SIGKILL")
      await gone
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
  }
}

/** Whether it lets anybody in or not. */
async function isThere(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1")
  try {
    await once(socket, "connect")
  } finally {
    socket.destroy()
  }
}

async function sayTo(url: string, words: string[]): Promise<unknown> {
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 2_000 } })
  client.on("error", () => {})
  await client.connect()
  try {
    return await client.sendCommand(words)
  } finally {
    client.destroy()
  }
}
