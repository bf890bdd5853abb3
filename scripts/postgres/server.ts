import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, existsSync, openSync, renameSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Crew } from "#scripts/crew.ts"
import { keepRunning } from "#scripts/keeper.ts"
import { readTail } from "#scripts/one-off.ts"
import { findFreePort, findPortRefusal } from "#scripts/ports.ts"
import {
  createCluster,
  requireSameMajor,
  resetPassword,
  spawnOptions,
} from "#scripts/postgres/cluster.ts"
import { buildDatabaseUrl, ensureDatabase, tryDatabase } from "#scripts/postgres/connection.ts"
import { type Placement, resolvePlacement } from "#scripts/postgres/placement.ts"
import { endLeftServer } from "#scripts/postgres/postmaster.ts"
import { buildPasswordMark, loadRecord, saveRecord } from "#scripts/postgres/record.ts"

export type EmbeddedPostgres = { port: number; url: string }

/**
 * The shop's own PostgreSQL, on a private port of 127.0.0.1, created on the first start and kept
 * running until the crew stops. A server left behind by a killed starter is shut down first.
 */
export async function startPostgres(
  crew: Crew,
  dataDir: string,
  password: string,
): Promise<EmbeddedPostgres> {
  const placement = resolvePlacement(dataDir)
  const port = await prepareCluster(placement, dataDir, password)
  const logPath = join(dataDir, "postgres.log")
  rotate(logPath)
  await keepRunning(crew, {
    name: "database",
    dataDir,
    start: () => spawnServer(placement, port, logPath),
    isReady: async () =>
      (await tryDatabase(buildDatabaseUrl(port, password, "postgres"), 2000)) === null,
    stopSignals: [
      ["SIGINT", 2500],
      ["SIGQUIT", 1000],
      ["SIGKILL", 500],
    ],
    readyLimitMs: 120_000,
    // The last processes of a killed server may need a moment to let go of its memory.
    firstTries: 12,
    // On a full disk it cannot be started; pages are read without it until there is room.
    isWaitedFor: true,
    explainDeath: () => explainDeath(logPath),
  })
  await ensureDatabase(port, password)
  return { port, url: buildDatabaseUrl(port, password) }
}

/** Leaves a stopped database with the right password, and answers the port it shall have. */
async function prepareCluster(
  placement: Placement,
  dataDir: string,
  password: string,
): Promise<number> {
  const { clusterDir } = placement
  const passwordMark = buildPasswordMark(password)
  if (existsSync(clusterDir)) {
    requireSameMajor(placement)
    await endLeftServer(clusterDir)
    const isKnown = loadRecord(dataDir)?.passwordMark === passwordMark
    if (!isKnown) resetPassword(placement, password)
  } else {
    createCluster(placement, password)
  }
  const port = await resolvePort(dataDir)
  saveRecord(dataDir, { port, clusterDir, passwordMark })
  return port
}

async function resolvePort(dataDir: string): Promise<number> {
  const recorded = loadRecord(dataDir)?.port
  const isFree = recorded !== undefined && (await findPortRefusal(recorded)) === null
  return isFree ? recorded : findFreePort()
}

/** Durable, loopback only, and small enough for a small machine. */
function serverSettings(port: number): Record<string, string | number> {
  return {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "128MB",
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    timezone: "UTC",
    log_timezone: "UTC",
    logging_collector: "off",
    jit: "off",
  }
}

function spawnServer(placement: Placement, port: number, logPath: string): ChildProcess {
  const settings = Object.entries(serverSettings(port)).map(([name, value]) => `${name}=${value}`)
  const log = openSync(logPath, "a", 0o600)
  try {
    return spawn(
      join(placement.binDir, "postgres"),
      ["-D", placement.clusterDir, ...settings.flatMap((setting) => ["-c", setting])],
      { ...spawnOptions(placement), stdio: ["ignore", log, log], detached: true },
    )
  } finally {
    closeSync(log)
  }
}

function explainDeath(logPath: string): string {
  const lines = readTail(logPath, 30).split("\n")
  const reason = lines.findLast((line) => /FATAL|PANIC|postgres: could not/.test(line))
  const words = reason?.replace(/^.*?(FATAL|PANIC):\s*/, "").trim()
  return words ? `it said "${words}" (${logPath} has more).` : `${logPath} may say why.`
}

function rotate(logPath: string): void {
  const size = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(logPath, `${logPath}.1`)
}
