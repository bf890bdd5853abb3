import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import {
  getProcessIdentity,
  sendProcessSignal,
  waitForExit,
} from "#scripts/lib/process-identity.ts"

const pidFileSchema = z.object({ pid: z.number().int().positive(), identity: z.string() })

function buildPidPath(dataDir: string, name: string): string {
  return join(dataDir, "run", `${name.replaceAll(" ", "-")}.json`)
}

/** Saves the pid and identity of a process group, so that a start after a crash can stop it. */
export function savePidFile(dataDir: string, name: string, pid: number): void {
  const identity = getProcessIdentity(pid)
  if (identity)
    saveFileAtomicallySync(buildPidPath(dataDir, name), JSON.stringify({ pid, identity }))
}

/** Deletes the pid file of a process that has exited. */
export function deletePidFile(dataDir: string, name: string): void {
  rmSync(buildPidPath(dataDir, name), { force: true })
}

/**
 * Stops every process group that a killed starter left running, and returns their names. A later
 * process with a reused pid is not touched.
 */
export async function stopOrphanProcesses(dataDir: string): Promise<string[]> {
  const files = readdirSync(join(dataDir, "run")).filter((file) => file.endsWith(".json"))
  const ended = await Promise.all(files.map((file) => stopOrphanProcess(dataDir, file)))
  return ended.filter((name) => name !== null)
}

async function stopOrphanProcess(dataDir: string, file: string): Promise<string | null> {
  const path = join(dataDir, "run", file)
  const recorded = parsePidFile(readFileSync(path, "utf8"))
  const isAlive = recorded !== null && getProcessIdentity(recorded.pid) === recorded.identity
  if (isAlive) await endGroup(recorded)
  rmSync(path, { force: true })
  return isAlive ? file.replace(/\.json$/, "").replaceAll("-", " ") : null
}

function parsePidFile(text: string): z.infer<typeof pidFileSchema> | null {
  try {
    return pidFileSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function endGroup({ pid, identity }: z.infer<typeof pidFileSchema>): Promise<void> {
  sendProcessSignal(-pid, "SIGTERM")
  if (await waitForExit(pid, identity, 2500)) return
  sendProcessSignal(-pid, "SIGKILL")
  await waitForExit(pid, identity, 2000)
}
