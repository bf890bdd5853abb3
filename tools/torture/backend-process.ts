import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { BackendEnv } from "#backend/env.ts"
import { findFreePort } from "#scripts/lib/ports.ts"
import { hasExited } from "#scripts/lib/process-identity.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"

/** A back end in a separate process, which can be killed at any time and started again. */
export type BackendProcess = {
  origin: string
  /** Resolves when it responds and its database is usable. */
  start: () => Promise<void>
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>
}

const readyWithinMs = 60_000

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

function buildEnv(databaseUrl: string, dataDir: string, port: number): NodeJS.ProcessEnv {
  const { RETENTION_DAYS: _, ...usual } = buildTestEnv(databaseUrl, dataDir)
  const settings = { ...usual, ...shortPauses, API_PORT: port, LOG_LEVEL: "error" }
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]) => [name, String(value)])
  return { PATH: process.env.PATH ?? "", ...Object.fromEntries(texts) }
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
  const until = Date.now() + readyWithinMs
  while (Date.now() < until && !hasExited(child)) {
    const response = await fetch(`${origin}/api/ready`).catch(() => null)
    await response?.body?.cancel()
    if (response?.status === 200) return
    await sleep(20)
  }
  throw new Error("The back end did not become ready; see backend.log in its data folder.")
}
