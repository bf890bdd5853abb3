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
