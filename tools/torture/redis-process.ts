import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { createClient } from "@redis/client"
import { findFreePort } from "#scripts/lib/ports.ts"
import { hasExited } from "#scripts/lib/process-identity.ts"
import { eventually } from "#tests/support/eventually.ts"

/** A Redis in a separate process, which can be made to fail in every way. */
export type RedisProcess = {
  url: string
  /** Resolves when it accepts connections; `more` are extra settings. */
  start: (...more: string[]) => Promise<void>
  kill: () => Promise<void>
  /** Suspends it with its connections open, and resumes it. */
  freeze: () => void
  thaw: () => void
  /** Sends one command to it, and returns the reply. */
  sendCommand: (...words: string[]) => Promise<unknown>
}

/** Creates the handle of a Redis without persistence; does not start it yet. */
export async function createRedisProcess(program: string): Promise<RedisProcess> {
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"]
  let child: ChildProcess | null = null
  const sendCommand = (...words: string[]) => sendTo(url, words)
  return {
    url,
    sendCommand,
    async start(...more) {
      child = spawn(program, [...settings, ...more], { stdio: "ignore" })
      await eventually(10_000, () => isThere(port))
    },
    async kill() {
      if (child === null || hasExited(child)) return
      const gone = once(child, "exit")
      child.kill("SIGKILL")
      await gone
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
  }
}

/** Resolves if it accepts connections, whether or not it requires a password. */
async function isThere(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1")
  try {
    await once(socket, "connect")
  } finally {
    socket.destroy()
  }
}

async function sendTo(url: string, words: string[]): Promise<unknown> {
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 2_000 } })
  client.on("error", () => {})
  await client.connect()
  try {
    return await client.sendCommand(words)
  } finally {
    client.destroy()
  }
}
