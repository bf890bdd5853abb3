import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import {
  deletePidFile,
  hasExited,
  type StopSignal,
  savePidFile,
  sendProcessSignal,
  stopProcessGroup,
} from "#scripts/lib/processes.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/** A process that runs as long as the shop does, and how to start, probe and stop it. */
export type SupervisedProcess = {
  /** Name in messages: "back end". */
  name: string
  dataDir: string
  /** Spawns it as a process group of its own (`detached`). */
  start: () => ChildProcess
  isReady: () => Promise<boolean>
  /** Signals to stop it with, before SIGKILL. */
  stopSignals: readonly StopSignal[]
  readyLimitMs: number
  /** Maximum number of starts before the first readiness; the default is 1. */
  firstTries?: number
  /** Retries a restart without limit; the shop continues without the process meanwhile. */
  isRetriedForever?: boolean
  /** Returns the end of the error message after an exit that no restart fixes. */
  explainExit: () => string
  /** Its child processes survive its kill; `isReady` stops them. */
  hasSurvivingChildren?: boolean
}

export type Supervisor = {
  /** Stops the process gracefully and resolves when it has been started again and is ready. */
  restart: () => Promise<void>
}

type Run = { child: ChildProcess; startedAt: number; wasReady: boolean; exited: Promise<unknown> }

/**
 * Starts a process, resolves when it is ready, and restarts it after every exit until shutdown.
 * Throws a UserError if it exits before the first readiness. Repeated quick exits end the command
 * with an error, unless `isRetriedForever` is true.
 */
export async function startSupervisedProcess(
  shutdown: Shutdown,
  target: SupervisedProcess,
): Promise<Supervisor> {
  const { signal } = shutdown
  let run = startRun(target)
  shutdown.add(async () => {
    await stopRun(target, run)
    deletePidFile(target.dataDir, target.name)
  })
  for (let tries = target.firstTries ?? 1; !(await isRunReady(target, run, signal)); tries -= 1) {
    if (tries <= 1 || !hasExited(run.child)) throw buildStartError(target, run)
    await sleep(300)
    run = startRun(target)
  }
  const restartAfterExits = async () => {
    const exits: ProcessExit[] = []
    for (;;) {
      await run.exited
      const { child, startedAt, wasReady } = run
      // Child processes of a killed process are still running, and may occupy its ports.
      if (!target.hasSurvivingChildren && child.pid) sendProcessSignal(-child.pid, "SIGKILL")
      if (signal.aborted) return
      exits.push({ uptimeMs: performance.now() - startedAt, wasReady, signal: child.signalCode })
      const delayMs = resolveRestartDelayMs(exits, target.isRetriedForever)
      if (delayMs === null) throw buildLastError(target, child)
      print(`The ${target.name} ended (${formatExit(child)}); starting it again.`)
      await sleep(delayMs)
      if (signal.aborted) return
      run = startRun(target)
      void printReadiness(target, run, signal)
    }
  }
  restartAfterExits().catch((error: unknown) => shutdown.fail(error))
  return {
    async restart() {
      const before = run
      await stopRun(target, before)
      while (run === before) {
        signal.throwIfAborted()
        await sleep(10)
      }
      if (!(await isRunReady(target, run, signal))) throw buildStartError(target, run)
    },
  }
}

function startRun({ name, dataDir, start }: SupervisedProcess): Run {
  const child = start()
  // `once` rejects if the process could not be spawned.
  const exited = once(child, "exit").catch(() => {})
  savePidFile(dataDir, name, child.pid)
  return { child, startedAt: performance.now(), wasReady: false, exited }
}

async function stopRun({ stopSignals }: SupervisedProcess, { child }: Run): Promise<void> {
  if (child.pid) await stopProcessGroup(child.pid, () => !hasExited(child), stopSignals)
}

/** Resolves true when the process is ready; false if it exits before that or takes too long. */
async function isRunReady(target: SupervisedProcess, run: Run, signal: AbortSignal) {
  const deadline = run.startedAt + target.readyLimitMs
  while (performance.now() < deadline && !hasExited(run.child)) {
    signal.throwIfAborted()
    run.wasReady = await target.isReady()
    if (run.wasReady) return !hasExited(run.child)
    await Promise.race([run.exited, sleep(50)])
  }
  return false
}

async function printReadiness(target: SupervisedProcess, run: Run, signal: AbortSignal) {
  const isReady = await isRunReady(target, run, signal).catch(() => false)
  const duration = formatSeconds(performance.now() - run.startedAt)
  if (isReady) print(`The ${target.name} is ready again (${duration}).`)
}

function formatExit({ signalCode, exitCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode ?? 1}`
}

function buildStartError(target: SupervisedProcess, { child }: Run): UserError {
  const what = hasExited(child)
    ? `ended before it was ready (${formatExit(child)})`
    : `was not ready within ${Math.round(target.readyLimitMs / 1000)} seconds`
  return new UserError(`The ${target.name} ${what}; ${target.explainExit()}`)
}

function buildLastError({ name, explainExit }: SupervisedProcess, child: ChildProcess): UserError {
  const what = `exited ${delaysMs.length} times in a row (last: ${formatExit(child)})`
  return new UserError(`The ${name} ${what}, so Curlew stops; ${explainExit()}`)
}

/** The exit of one run of a supervised process. */
export type ProcessExit = { uptimeMs: number; wasReady: boolean; signal: string | null }

const delaysMs = [0, 200, 500, 1000, 2000]
const retriedForeverDelayMs = 5000

/**
 * Resolves the delay before a restart, in ms, from all exits so far, the latest last: none after a
 * long run, more after each quick exit (backoff), and after five of them in a row null, to give up,
 * or five seconds if `isRetriedForever` is true.
 */
export function resolveRestartDelayMs(
  exits: readonly ProcessExit[],
  isRetriedForever = false,
): number | null {
  const quick = exits.length - 1 - exits.findLastIndex((exit) => !isQuick(exit))
  return delaysMs[quick] ?? (isRetriedForever ? retriedForeverDelayMs : null)
}

/**
 * True if the process exited before it was ready, or within five seconds for its own reason. A
 * SIGKILL of a ready process does not count.
 */
function isQuick(exit: ProcessExit): boolean {
  return !exit.wasReady || (exit.uptimeMs < 5000 && exit.signal !== "SIGKILL")
}
