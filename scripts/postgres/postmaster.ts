import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { getProcessIdentity, type StopSignal, stopProcess } from "#scripts/lib/processes.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/** Parses the process id in the first line of a postmaster.pid file; null if there is none. */
export function parsePostmasterPid(text: string): number | null {
  const pid = Number(text.split("\n")[0]?.trim())
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

/** True if the process is the cluster's server, whose working directory is its data folder. */
function isServerOf(clusterDir: string, pid: number): boolean {
  if (process.platform !== "linux") return getProcessIdentity(pid) !== null
  try {
    return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === realpathSync(clusterDir)
  } catch {
    return false
  }
}

/** True if the cluster's server runs and accepts connections, by its postmaster.pid. */
export function isServerReady(clusterDir: string): boolean {
  try {
    const text = readFileSync(join(clusterDir, "postmaster.pid"), "utf8")
    const pid = parsePostmasterPid(text)
    return pid !== null && isServerOf(clusterDir, pid) && text.split("\n")[7]?.trim() === "ready"
  } catch {
    return false
  }
}

/** A fast shutdown, and then an immediate one. */
const orphanSignals: readonly StopSignal[] = [
  ["SIGINT", 6000],
  ["SIGQUIT", 4000],
]

/**
 * Stops a server that a killed starter left running on this cluster, with a fast shutdown. Returns
 * true if there was one. Deletes a stale postmaster.pid: PostgreSQL would take a reused process id,
 * or a zombie process, for the server (its shared memory segment still protects the data from a
 * second server). Throws a UserError if the server does not stop.
 */
export async function stopOrphanedServer(clusterDir: string): Promise<boolean> {
  const pidPath = join(clusterDir, "postmaster.pid")
  const pid = readPid(pidPath)
  if (pid === null) return false
  const identity = getProcessIdentity(pid)
  const isRunning = () => getProcessIdentity(pid) === identity
  if (identity === null || !isServerOf(clusterDir, pid)) {
    rmSync(pidPath, { force: true })
    return false
  }
  if (await stopProcess(pid, isRunning, orphanSignals)) return true
  throw new UserError(
    `A PostgreSQL left by an earlier start (process ${pid}) does not stop; end it with "kill -9 ${pid}" and start again.`,
  )
}

function readPid(pidPath: string): number | null {
  try {
    return parsePostmasterPid(readFileSync(pidPath, "utf8"))
  } catch {
    return null
  }
}
