import type { ChildProcess } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { deletePidFile, savePidFile } from "#scripts/lib/pid-files.ts"
import { hasExited, sendProcessSignal } from "#scripts/lib/process-identity.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"

/** A process that runs as long as the shop does, and how to start, probe and stop it. */
export type SupervisedProcess = {
  /** Name in messages: "back end". */
  name: string
  dataDir: string
  start: () => ChildProcess
  isReady: () => Promise<boolean>
  /** Signals to stop it with, the gentlest first, each with the time to wait in milliseconds. */
  stopSignals: [NodeJS.Signals, number][]
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
  /** Stops the process gracefully, starts it again, and resolves when it is ready. */
  restart: () => Promise<void>
}

type Ending = { code: number | null; signal: string | null }
type Run = { child: ChildProcess; startedAt: number; wasReady: boolean; ended: Promise<Ending> }

/**
 * Starts a process, resolves when it is ready, and restarts it after every exit until shutdown.
 * Throws a UserError if it exits before the first readiness. Repeated quick exits end the command
 * with an error, unless `isRetriedForever` is true.
 */
export async function startSupervisedProcess(
  shutdown: Shutdown,
  target: SupervisedProcess,
): Promise<Supervisor> {
  let run = startRun(target)
  let isStopping = false
  let isRestarting = false
  shutdown.add(async () => {
    isStopping = true
    await stopRun(target, run)
    deletePidFile(target.dataDir, target.name)
  })
  for (let tries = target.firstTries ?? 1; !(await isRunReady(shutdown, target, run)); tries -= 1) {
    if (tries <= 1 || !hasExited(run.child)) throw await buildStartError(target, run)
    await sleep(300)
    run = startRun(target)
  }

  const isOver = () => isStopping || shutdown.signal.aborted
  const restartAfterExits = async () => {
    const exits: ProcessExit[] = []
    while (true) {
      const ending = await run.ended
      // Child processes of a killed process are still running, and may occupy its ports.
      if (!target.hasSurvivingChildren) sendGroupSignal(run, "SIGKILL")
      if (isOver()) return
      const isRequested = isRestarting
      isRestarting = false
      if (!isRequested) {
        const uptimeMs = performance.now() - run.startedAt
        exits.push({ uptimeMs, wasReady: run.wasReady, signal: ending.signal })
        await sleep(requireRestart(target, exits, ending))
        if (isOver()) return
      }
      run = startRun(target)
      if (!isRequested) void printReadiness(shutdown, target, run)
    }
  }
  restartAfterExits().catch((error: unknown) => shutdown.fail(error))
  return {
    async restart() {
      const before = run
      isRestarting = true
      await stopRun(target, before)
      while (run === before) {
        shutdown.signal.throwIfAborted()
        await sleep(10)
      }
      if (!(await isRunReady(shutdown, target, run))) throw await buildStartError(target, run)
    },
  }
}

function startRun(target: SupervisedProcess): Run {
  const child = target.start()
  const ended = new Promise<Ending>((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }))
    child.once("error", () => resolve({ code: 1, signal: null }))
  })
  try {
    if (child.pid) savePidFile(target.dataDir, target.name, child.pid)
  } catch (error) {
    // On a full disk only the cleanup by a start after a crash is lost.
    print(`The ${target.name} runs, but could not be noted (${getErrorReason(error)}).`)
  }
  return { child, startedAt: performance.now(), wasReady: false, ended }
}

async function isRunReady(
  shutdown: Shutdown,
  target: SupervisedProcess,
  run: Run,
): Promise<boolean> {
  const deadline = run.startedAt + target.readyLimitMs
  while (performance.now() < deadline && !hasExited(run.child)) {
    shutdown.signal.throwIfAborted()
    run.wasReady = await target.isReady()
    if (run.wasReady) return !hasExited(run.child)
    await Promise.race([run.ended, sleep(50)])
  }
  return false
}

async function printReadiness(
  shutdown: Shutdown,
  target: SupervisedProcess,
  run: Run,
): Promise<void> {
  const isReady = await isRunReady(shutdown, target, run).catch(() => false)
  const duration = formatSeconds(performance.now() - run.startedAt)
  if (isReady) print(`The ${target.name} is ready again (${duration}).`)
}

async function buildStartError(target: SupervisedProcess, run: Run): Promise<UserError> {
  const what = hasExited(run.child)
    ? `ended before it was ready (${formatEnding(await run.ended)})`
    : `was not ready within ${Math.round(target.readyLimitMs / 1000)} seconds`
  return new UserError(`The ${target.name} ${what}; ${target.explainExit()}`)
}

async function stopRun({ stopSignals }: SupervisedProcess, run: Run): Promise<void> {
  for (const [signal, waitMs] of stopSignals) {
    if (hasExited(run.child)) break
    if (signal === "SIGKILL") sendGroupSignal(run, signal)
    else run.child.kill(signal)
    await Promise.race([run.ended, sleep(waitMs, undefined, { ref: false })])
  }
  sendGroupSignal(run, "SIGKILL")
}

/** Signals a process with its child processes, or those that have outlived it. */
function sendGroupSignal({ child }: Run, signal: NodeJS.Signals): void {
  if (child.pid) sendProcessSignal(-child.pid, signal)
}

function formatEnding({ code, signal }: Ending): string {
  return signal ?? `exit code ${code}`
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

/** Returns the delay before the restart that it prints; throws a UserError to give up. */
function requireRestart(
  { name, explainExit, isRetriedForever }: SupervisedProcess,
  exits: readonly ProcessExit[],
  ending: Ending,
): number {
  const delayMs = resolveRestartDelayMs(exits, isRetriedForever)
  if (delayMs === null) {
    throw new UserError(
      `The ${name} exited ${delaysMs.length} times in a row (last: ${formatEnding(ending)}), so Curlew stops; ${explainExit()}`,
    )
  }
  print(`The ${name} ended (${formatEnding(ending)}); starting it again.`)
  return delayMs
}
