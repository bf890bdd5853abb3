import type { ChildProcess } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { deletePidFile, savePidFile } from "#scripts/lib/pid-files.ts"
import { hasExited, sendProcessSignal } from "#scripts/lib/process-identity.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { type ProcessExit, resolveRestart } from "#scripts/lib/restart-policy.ts"
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

type Ending = { code: number | null; signal: string | null }

type ProcessRun = {
  child: ChildProcess
  startedAt: number
  wasReady: boolean
  ended: Promise<Ending>
}

type Supervision = {
  target: SupervisedProcess
  run: ProcessRun
  isStopping: boolean
  isRestarting: boolean
}

export type Supervisor = {
  /** Stops the process gracefully, starts it again, and resolves when it is ready. */
  restart: () => Promise<void>
}

/**
 * Starts a process, resolves when it is ready, and restarts it after every exit until shutdown.
 * Throws a UserError if it exits before the first readiness. Repeated quick exits end the command
 * with an error, unless `isRetriedForever` is true.
 */
export async function startSupervisedProcess(
  shutdown: Shutdown,
  target: SupervisedProcess,
): Promise<Supervisor> {
  const supervision: Supervision = {
    target,
    run: startRun(target),
    isStopping: false,
    isRestarting: false,
  }
  shutdown.add(async () => {
    supervision.isStopping = true
    await stopSupervision(supervision)
  })
  for (
    let tries = target.firstTries ?? 1;
    !(await becomesReady(shutdown, supervision));
    tries -= 1
  ) {
    if (tries <= 1 || !hasExited(supervision.run.child))
      throw new UserError(await explainFailure(supervision))
    await sleep(300)
    supervision.run = startRun(target)
  }
  keepAlive(shutdown, supervision).catch((error: unknown) => shutdown.fail(error))
  return { restart: () => restart(shutdown, supervision) }
}

async function restart(shutdown: Shutdown, supervision: Supervision): Promise<void> {
  const { run } = supervision
  supervision.isRestarting = true
  await endProcess(supervision)
  while (supervision.run === run) {
    shutdown.signal.throwIfAborted()
    await sleep(10)
  }
  if (!(await becomesReady(shutdown, supervision)))
    throw new UserError(await explainFailure(supervision))
}

async function keepAlive(shutdown: Shutdown, supervision: Supervision): Promise<void> {
  const { target } = supervision
  const exits: ProcessExit[] = []
  for (;;) {
    const { run } = supervision
    const how = await run.ended
    // Child processes of a killed process are still running, and may occupy its ports.
    if (run.child.pid && !target.hasSurvivingChildren) sendProcessSignal(-run.child.pid, "SIGKILL")
    if (supervision.isStopping || shutdown.signal.aborted) return
    if (supervision.isRestarting) {
      supervision.isRestarting = false
      supervision.run = startRun(target)
      continue
    }
    const uptimeMs = performance.now() - run.startedAt
    exits.push({ uptimeMs, wasReady: run.wasReady, signal: how.signal })
    const decision = resolveRestart(exits, target.isRetriedForever)
    if (decision.kind === "give-up") {
      throw new UserError(
        `The ${target.name} exited ${decision.exits} times in a row (last: ${describe(how)}), so Curlew stops; ${target.explainExit()}`,
      )
    }
    print(`The ${target.name} ended (${describe(how)}); starting it again.`)
    await sleep(decision.delayMs)
    if (supervision.isStopping || shutdown.signal.aborted) return
    supervision.run = startRun(target)
    void printReadiness(shutdown, supervision)
  }
}

function describe({ code, signal }: Ending): string {
  return signal ?? `exit code ${code}`
}

async function printReadiness(shutdown: Shutdown, supervision: Supervision): Promise<void> {
  const { startedAt } = supervision.run
  const isReady = await becomesReady(shutdown, supervision).catch(() => false)
  const duration = formatSeconds(performance.now() - startedAt)
  if (isReady) print(`The ${supervision.target.name} is ready again (${duration}).`)
}

function startRun(target: SupervisedProcess): ProcessRun {
  const child = target.start()
  const ended = new Promise<Ending>((settle) => {
    child.once("exit", (code, signal) => settle({ code, signal }))
    child.once("error", () => settle({ code: 1, signal: null }))
  })
  if (child.pid) saveTargetPidFile(target, child.pid)
  return { child, startedAt: performance.now(), wasReady: false, ended }
}

/** Saves the pid file. On a full disk only the cleanup by a start after a crash is lost. */
function saveTargetPidFile({ dataDir, name }: SupervisedProcess, pid: number): void {
  try {
    savePidFile(dataDir, name, pid)
  } catch (error) {
    print(`The ${name} runs, but could not be noted (${getErrorReason(error)}).`)
  }
}

async function becomesReady(shutdown: Shutdown, { target, run }: Supervision): Promise<boolean> {
  const deadline = run.startedAt + target.readyLimitMs
  while (performance.now() < deadline && !hasExited(run.child)) {
    shutdown.signal.throwIfAborted()
    run.wasReady = await target.isReady()
    if (run.wasReady) return !hasExited(run.child)
    await Promise.race([run.ended, sleep(50)])
  }
  return false
}

async function explainFailure({ target, run }: Supervision): Promise<string> {
  if (!hasExited(run.child)) {
    const limit = Math.round(target.readyLimitMs / 1000)
    return `The ${target.name} was not ready within ${limit} seconds; ${target.explainExit()}`
  }
  const how = describe(await run.ended)
  return `The ${target.name} ended before it was ready (${how}); ${target.explainExit()}`
}

async function stopSupervision(supervision: Supervision): Promise<void> {
  await endProcess(supervision)
  deletePidFile(supervision.target.dataDir, supervision.target.name)
}

async function endProcess({ target, run }: Supervision): Promise<void> {
  const { pid } = run.child
  if (pid === undefined) return
  for (const [signal, waitMs] of target.stopSignals) {
    if (hasExited(run.child)) break
    sendProcessSignal(signal === "SIGKILL" ? -pid : pid, signal)
    await Promise.race([run.ended, sleep(waitMs, undefined, { ref: false })])
  }
  sendProcessSignal(-pid, "SIGKILL")
}
