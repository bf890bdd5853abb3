import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { getProcessIdentity, stopProcessGroup } from "#scripts/lib/process-identity.ts"
import { print } from "#scripts/lib/progress.ts"
import { getErrorReason } from "#scripts/lib/user-error.ts"

const extension = ".pid"

function buildPidPath(dataDir: string, name: string): string {
  return join(dataDir, "run", `${name.replaceAll(" ", "-")}${extension}`)
}

/** Saves the pid and identity of a process group, so that a start after a crash can stop it. */
export function savePidFile(dataDir: string, name: string, pid = 0): void {
  const identity = getProcessIdentity(pid)
  try {
    if (identity) saveFileAtomicallySync(buildPidPath(dataDir, name), `${pid} ${identity}`)
  } catch (error) {
    // On a full disk only the cleanup by a start after a crash is lost.
    print(`The ${name} runs, but could not be noted (${getErrorReason(error)}).`)
  }
}

/** Deletes the pid file of a process that has exited. */
export function deletePidFile(dataDir: string, name: string): void {
  rmSync(buildPidPath(dataDir, name), { force: true })
}

/**
 * Stops every process group that a killed starter left running; true if there was one. A later
 * process with a reused pid is not touched.
 */
export async function stopOrphanProcesses(dataDir: string): Promise<boolean> {
  const files = readdirSync(join(dataDir, "run")).filter((file) => file.endsWith(extension))
  const ended = await Promise.all(files.map((file) => stopOrphanGroup(join(dataDir, "run", file))))
  return ended.includes(true)
}

async function stopOrphanGroup(path: string): Promise<boolean> {
  const [, pid, identity = ""] = /^(\d+) (.+)$/.exec(readFileSync(path, "utf8")) ?? []
  const isRunning = () => getProcessIdentity(Number(pid)) === identity
  const isOrphan = isRunning()
  if (isOrphan) await stopProcessGroup(Number(pid), isRunning, [["SIGTERM", 2500]])
  rmSync(path, { force: true })
  return isOrphan
}
