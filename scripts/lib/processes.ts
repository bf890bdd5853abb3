import { type ChildProcess, spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { print } from "#scripts/lib/progress.ts"
import { getErrorReason } from "#scripts/lib/user-error.ts"

const hasProc = existsSync("/proc/self/stat")

/**
 * Returns a text that is unique to this process: the boot id and its start time (elsewhere than on
 * Linux, the start time from `ps`). Null if no such process runs. A later process with a reused pid
 * has another identity.
 */
export function getProcessIdentity(pid: number): string | null {
  if (!hasProc) {
    const started = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })
    return started.stdout?.trim() || null
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (fields[0] === "Z" || fields[0] === "X") return null
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    return `${boot}:${fields[19]}`
  } catch {
    return null
  }
}

/** Sends a signal. Returns false if the process (or, for a negative id, the group) is gone. */
export function sendProcessSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** True if a child process has exited or was ended by a signal, or did not start. */
export function hasExited({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}

/** A signal, and the time to wait for the exit in milliseconds. */
export type StopSignal = readonly [NodeJS.Signals, number]

/** Sends signals to a process while it runs, the gentlest first. Returns false if it still runs. */
export async function stopProcess(
  pid: number,
  isRunning: () => boolean,
  signals: readonly StopSignal[],
): Promise<boolean> {
  for (const [signal, limitMs] of signals) {
    const deadline = performance.now() + limitMs
    if (isRunning()) sendProcessSignal(pid, signal)
    while (isRunning() && performance.now() < deadline) await sleep(25)
  }
  return !isRunning()
}

/** Stops the first process of a group with these signals, and then all that remain with SIGKILL. */
export async function stopProcessGroup(
  pid: number,
  isRunning: () => boolean,
  signals: readonly StopSignal[],
): Promise<void> {
  await stopProcess(pid, isRunning, [...signals, ["SIGKILL", 2000]])
  sendProcessSignal(-pid, "SIGKILL")
}

const pidExtension = ".pid"

function buildPidPath(dataDir: string, name: string): string {
  return join(dataDir, "run", `${name.replaceAll(" ", "-")}${pidExtension}`)
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
  const files = readdirSync(join(dataDir, "run")).filter((file) => file.endsWith(pidExtension))
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
