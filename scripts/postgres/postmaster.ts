import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import {
  getProcessIdentity,
  sendProcessSignal,
  waitForExit,
} from "#scripts/lib/process-identity.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/** The process id in the first line of a postmaster.pid file, or null. */
export function parsePostmasterPid(text: string): number | null {
  const pid = Number(text.split("\n")[0]?.trim())
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

/** A server works in its own data folder, so its working directory tells it from any other. */
function isServerOf(clusterDir: string, pid: number): boolean {
  if (process.platform !== "linux") return getProcessIdentity(pid) !== null
  try {
    return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === realpathSync(clusterDir)
  } catch {
    return false
  }
}

/**
 * Ends a server that a killed starter left running on this data, with a fast shutdown. True when
 * there was one. The note of a dead server is removed: PostgreSQL would take a reused process id,
 * or a dead process that nobody has reaped, for the server (its shared memory still protects the
 * data from a second server).
 */
export async function stopOrphanedServer(clusterDir: string): Promise<boolean> {
  const pidPath = join(clusterDir, "postmaster.pid")
  const pid = readPid(pidPath)
  if (pid === null) return false
  const identity = getProcessIdentity(pid)
  if (identity === null || !isServerOf(clusterDir, pid)) {
    rmSync(pidPath, { force: true })
    return false
  }
  const signals: [NodeJS.Signals, number][] = [
    ["SIGINT", 6000],
    ["SIGQUIT", 4000],
  ]
  for (const [signal, limitMs] of signals) {
    sendProcessSignal(pid, signal)
    if (await waitForExit(pid, identity, limitMs)) return true
  }
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
