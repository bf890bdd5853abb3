import { type ChildProcess, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

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

/** Waits until the process with this identity has exited. Returns false after `limitMs`. */
export async function waitForExit(
  pid: number,
  identity: string,
  limitMs: number,
): Promise<boolean> {
  const deadline = performance.now() + limitMs
  while (getProcessIdentity(pid) === identity) {
    if (performance.now() > deadline) return false
    await sleep(25)
  }
  return true
}

/** A signal, and the time to wait for the exit in milliseconds. */
export type StopSignal = readonly [NodeJS.Signals, number]

/**
 * Stops a process group: sends the signals to its first process, the gentlest first, until that has
 * exited, and then SIGKILL to all that remain.
 */
export async function stopProcessGroup(pid: number, signals: readonly StopSignal[]): Promise<void> {
  const identity = getProcessIdentity(pid)
  for (const [signal, limitMs] of signals) {
    if (identity === null || !sendProcessSignal(pid, signal)) break
    if (await waitForExit(pid, identity, limitMs)) break
  }
  sendProcessSignal(-pid, "SIGKILL")
  if (identity !== null) await waitForExit(pid, identity, 2000)
}
