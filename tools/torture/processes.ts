import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { createClient } from "@redis/client"
import type { BackendEnv } from "#backend/env.ts"
import { findFreePort } from "#scripts/lib/ports.ts"
import { hasExited } from "#scripts/lib/processes.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"

/** A back end in a separate process, which can be killed at any time and started again. */
export type BackendProcess = {
  origin: string
  /** Resolves when it responds and its database is usable. */
  start: () => Promise<void>
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>
}

const backendReadyWithinMs = 60_000

/**
 * Shorter pauses than in production, where they would only delay the scenarios; the rules are the
 * same. The first reconciliation is late enough that webhooks settle the payments they report.
 */
const shortPauses = {
  PAYMENT_RECONCILE_AFTER_SECONDS: 8,
  PAYMENT_RECONCILE_EVERY_SECONDS: 5,
  PAYMENT_RETRY_SECONDS: 2,
  PRACTICE_PAYMENT_PENDING_SECONDS: 2,
  PRACTICE_PAYMENT_LATE_SECONDS: 2,
} as const satisfies Partial<BackendEnv>

/** Creates the handle of a back end on this database; does not start it yet. */
export async function createBackendProcess(
  databaseUrl: string,
  dataDir: string,
): Promise<BackendProcess> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = buildEnv(databaseUrl, dataDir, port)
  let child: ChildProcess | null = null
  return {
    origin,
    async start() {
      child = spawnBackend(env, join(dataDir, "backend.log"))
      await untilReady(origin, child)
    },
    async kill() {
      if (child === null || hasExited(child)) return
      const gone = new Promise((resolve) => child?.once("exit", resolve))
      child.kill("SIGKILL")
      await gone
    },
  }
}

/** Each of the many starts reuses compiled modules. */
function buildEnv(databaseUrl: string, dataDir: string, port: number): NodeJS.ProcessEnv {
  const { RETENTION_DAYS: _, ...usual } = buildTestEnv(databaseUrl, dataDir)
  const settings = { ...usual, ...shortPauses, API_PORT: port, LOG_LEVEL: "error" }
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]) => [name, String(value)])
  const { PATH = "", NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE, ...Object.fromEntries(texts) }
}

/** The IPC channel makes it exit when its parent process is gone. */
function spawnBackend(env: NodeJS.ProcessEnv, logPath: string): ChildProcess {
  const log = openSync(logPath, "a", 0o600)
  const child = spawn(process.execPath, [programs.backend], {
    cwd: projectRoot,
    env,
    stdio: ["ignore", log, log, "ipc"],
  })
  closeSync(log)
  return child
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + backendReadyWithinMs
  while (Date.now() < until && !hasExited(child)) {
    const response = await fetch(`${origin}/api/ready`).catch(() => null)
    await response?.body?.cancel()
    if (response?.status === 200) return
    await sleep(20)
  }
  throw new Error("The back end did not become ready; see backend.log in its data folder.")
}

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
