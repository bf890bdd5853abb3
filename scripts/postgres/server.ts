import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, existsSync, openSync, renameSync, statSync } from "node:fs"
import { join } from "node:path"
import { findFreePort, findPortErrorCode } from "#scripts/lib/ports.ts"
import { getLastLines } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import {
  createCluster,
  getSpawnOptions,
  requireSameMajor,
  updateDatabasePassword,
} from "#scripts/postgres/cluster.ts"
import { buildDatabaseUrl } from "#scripts/postgres/connection.ts"
import { type Placement, resolvePlacement } from "#scripts/postgres/placement.ts"
import {
  buildPasswordMark,
  getPostgresRecord,
  savePostgresRecord,
} from "#scripts/postgres/postgres-record.ts"
import { isServerReady, stopOrphanedServer } from "#scripts/postgres/postmaster.ts"

export type EmbeddedPostgres = { port: number; url: string }

/**
 * Starts the embedded PostgreSQL on a port of 127.0.0.1, supervised until shutdown. The first start
 * creates the cluster. Stops a server that a killed starter left running first. Throws a UserError.
 */
export async function startPostgres(
  shutdown: Shutdown,
  dataDir: string,
  password: string,
): Promise<EmbeddedPostgres> {
  const placement = resolvePlacement(dataDir)
  const port = await prepareCluster(placement, dataDir, password)
  const logPath = join(dataDir, "postgres.log")
  rotate(logPath)
  await startSupervisedProcess(shutdown, {
    name: "database",
    dataDir,
    start: () => spawnServer(placement, port, logPath),
    isReady: async () => isServerReady(placement.clusterDir),
    stopSignals: [
      ["SIGINT", 2500],
      ["SIGQUIT", 1000],
    ],
    readyLimitMs: 120_000,
    // The last processes of a killed server may need some time to release its shared memory.
    firstTries: 12,
    // On a full disk it cannot start; cached pages are served without it until there is space.
    isRetriedForever: true,
    explainExit: () => explainExit(logPath),
  })
  return { port, url: buildDatabaseUrl(port, password) }
}

/** Creates or updates the stopped cluster, with this password, and returns its port. */
async function prepareCluster(
  placement: Placement,
  dataDir: string,
  password: string,
): Promise<number> {
  const { clusterDir } = placement
  const passwordMark = buildPasswordMark(password)
  if (existsSync(clusterDir)) {
    requireSameMajor(placement)
    await stopOrphanedServer(clusterDir)
    const isKnown = getPostgresRecord(dataDir)?.passwordMark === passwordMark
    if (!isKnown) updateDatabasePassword(placement, password)
  } else {
    createCluster(placement, password)
  }
  const port = await resolvePort(dataDir)
  savePostgresRecord(dataDir, { port, clusterDir, passwordMark })
  return port
}

async function resolvePort(dataDir: string): Promise<number> {
  const recorded = getPostgresRecord(dataDir)?.port
  const isFree = recorded !== undefined && (await findPortErrorCode(recorded)) === null
  return isFree ? recorded : findFreePort()
}

/** Returns the server settings: durable writes, loopback only, sized for a small machine. */
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
      { ...getSpawnOptions(placement), stdio: ["ignore", log, log], detached: true },
    )
  } finally {
    closeSync(log)
  }
}

function explainExit(logPath: string): string {
  const lines = getLastLines(logPath, 30).split("\n")
  const reason = lines.findLast((line) => /FATAL|PANIC|postgres: could not/.test(line))
  const detail = reason?.replace(/^.*?(FATAL|PANIC):\s*/, "").trim()
  return detail
    ? `the last message was "${detail}" (${logPath} has more).`
    : `${logPath} may have the reason.`
}

function rotate(logPath: string): void {
  const size = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(logPath, `${logPath}.1`)
}
