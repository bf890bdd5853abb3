import { spawn } from "node:child_process"
import { chmodSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findFreePort } from "#scripts/lib/ports.ts"
import { hasExited } from "#scripts/lib/processes.ts"
import { createCluster, getSpawnOptions, postgresEnv } from "#scripts/postgres/cluster.ts"
import { buildDatabaseUrl, findDatabaseError } from "#scripts/postgres/connection.ts"
import { resolvePlacement } from "#scripts/postgres/placement.ts"

// A separate process: runs a temporary PostgreSQL in `folder` while the process `runnerPid` is
// alive, writes its URL to the file `url` there, and removes everything afterwards.

const [folder, runnerPid] = process.argv.slice(2)
if (!folder || !runnerPid) throw new Error("Give a folder and the id of the process to outlive.")
const password = "tests-only"
const startLimitMs = 45_000

chmodSync(folder, 0o755)
const placement = resolvePlacement(folder)
createCluster(placement, password)
const port = await findFreePort()
const settings = {
  port,
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: 200,
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  timezone: "UTC",
  jit: "off",
}
const server = spawn(
  join(placement.binDir, "postgres"),
  [
    "-D",
    placement.clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ],
  { ...getSpawnOptions(placement), env: { ...postgresEnv, NODE_ENV: "test" }, stdio: "ignore" },
)
const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()))
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {})

try {
  const url = buildDatabaseUrl(port, password, "postgres")
  await waitForDatabase(url, startLimitMs)
  writeFileSync(join(folder, "url.draft"), url)
  renameSync(join(folder, "url.draft"), join(folder, "url"))
  while (isAlive(Number(runnerPid)) && !hasExited(server)) await sleep(200)
} finally {
  server.kill("SIGQUIT")
  await Promise.race([ended, sleep(5_000, undefined, { ref: false })])
  server.kill("SIGKILL")
  rmSync(placement.clusterDir, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
// After an error, the log stays: the tests name it.
rmSync(`${folder}.log`, { force: true })

/** Waits until the database responds. After `limitMs`, throws the error of the last query. */
async function waitForDatabase(url: string, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const error = await findDatabaseError(url, 1_000)
    if (error === null) return
    if (performance.now() > deadline) throw error
    await sleep(50)
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
