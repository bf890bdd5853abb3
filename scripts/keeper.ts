import type { ChildProcess } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import type { Crew } from "#scripts/crew.ts"
import { errorReason, StartFault } from "#scripts/fault.ts"
import { signalProcess } from "#scripts/process-identity.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { type Death, planRestart } from "#scripts/restart-policy.ts"
import { forgetRun, recordRun } from "#scripts/run-files.ts"

/** A process that runs as long as the shop does. */
export type Kept = {
  /** What people call it: "back end". */
  name: string
  dataDir: string
  start: () => ChildProcess
  isReady: () => Promise<boolean>
  /** How to end it, from polite to rude: a signal and how long to wait for its effect. */
  stopSignals: [NodeJS.Signals, number][]
  readyLimitMs: number
  /** How often to try before the first readiness; once unless said otherwise. */
  firstTries?: number
  /** The shop goes on without it for as long as it cannot be started again. */
  isWaitedFor?: boolean
  /** The last words about a death that no restart can heal. */
  explainDeath: () => string
  /** Where it is killed, what it has begun goes on until it is told to end: `isReady` does so. */
  isOutlived?: boolean
}

type Ending = { code: number | null; signal: string | null }

type Life = { child: ChildProcess; startedAt: number; wasReady: boolean; ended: Promise<Ending> }

type Keeping = { kept: Kept; life: Life; isStopping: boolean; isRestarting: boolean }

export type Keeper = {
  /** Ends the process politely, starts it again, and resolves when it is ready. */
  restart: () => Promise<void>
}

/**
 * Starts a process, resolves when it is ready, and from then on starts it again whenever it dies,
 * until the crew stops. Dying before the first readiness is a StartFault; dying quickly again and
 * again fails the crew, unless it is waited for.
 */
export async function keepRunning(crew: Crew, kept: Kept): Promise<Keeper> {
  const keeping: Keeping = { kept, life: begin(kept), isStopping: false, isRestarting: false }
  crew.add(async () => {
    keeping.isStopping = true
    await endLife(keeping)
  })
  for (let tries = kept.firstTries ?? 1; !(await becomesReady(crew, keeping)); tries -= 1) {
    if (tries <= 1 || !hasEnded(keeping.life)) throw new StartFault(await explainFailure(keeping))
    await sleep(300)
    keeping.life = begin(kept)
  }
  keepAlive(crew, keeping).catch((error: unknown) => crew.fail(error))
  return { restart: () => restart(crew, keeping) }
}

async function restart(crew: Crew, keeping: Keeping): Promise<void> {
  const { life } = keeping
  keeping.isRestarting = true
  await endProcess(keeping)
  while (keeping.life === life) {
    crew.signal.throwIfAborted()
    await sleep(10)
  }
  if (!(await becomesReady(crew, keeping))) throw new StartFault(await explainFailure(keeping))
}

async function keepAlive(crew: Crew, keeping: Keeping): Promise<void> {
  const { kept } = keeping
  const deaths: Death[] = []
  for (;;) {
    const { life } = keeping
    const how = await life.ended
    // What a killed process has begun lives on, and may hold its ports.
    if (life.child.pid && !kept.isOutlived) signalProcess(-life.child.pid, "SIGKILL")
    if (keeping.isStopping || crew.signal.aborted) return
    if (keeping.isRestarting) {
      keeping.isRestarting = false
      keeping.life = begin(kept)
      continue
    }
    const livedMs = performance.now() - life.startedAt
    deaths.push({ livedMs, wasReady: life.wasReady, signal: how.signal })
    const plan = planRestart(deaths, kept.isWaitedFor)
    if (plan.kind === "give-up") {
      throw new StartFault(
        `The ${kept.name} exited ${plan.deaths} times in a row (last: ${describe(how)}), so Curlew stops; ${kept.explainDeath()}`,
      )
    }
    say(`The ${kept.name} ended (${describe(how)}); starting it again.`)
    await sleep(plan.delayMs)
    if (keeping.isStopping || crew.signal.aborted) return
    keeping.life = begin(kept)
    void announceReadiness(crew, keeping)
  }
}

function describe({ code, signal }: Ending): string {
  return signal ?? `exit code ${code}`
}

async function announceReadiness(crew: Crew, keeping: Keeping): Promise<void> {
  const { startedAt } = keeping.life
  const isReady = await becomesReady(crew, keeping).catch(() => false)
  const duration = formatSeconds(performance.now() - startedAt)
  if (isReady) say(`The ${keeping.kept.name} is ready again (${duration}).`)
}

function begin(kept: Kept): Life {
  const child = kept.start()
  const ended = new Promise<Ending>((settle) => {
    child.once("exit", (code, signal) => settle({ code, signal }))
    child.once("error", () => settle({ code: 1, signal: null }))
  })
  if (child.pid) note(kept, child.pid)
  return { child, startedAt: performance.now(), wasReady: false, ended }
}

/** A full disk costs only that a start after a crash does not find the process. */
function note({ dataDir, name }: Kept, pid: number): void {
  try {
    recordRun(dataDir, name, pid)
  } catch (error) {
    say(`The ${name} runs, but could not be noted (${errorReason(error)}).`)
  }
}

async function becomesReady(crew: Crew, { kept, life }: Keeping): Promise<boolean> {
  const deadline = life.startedAt + kept.readyLimitMs
  while (performance.now() < deadline && !hasEnded(life)) {
    crew.signal.throwIfAborted()
    life.wasReady = await kept.isReady()
    if (life.wasReady) return !hasEnded(life)
    await Promise.race([life.ended, sleep(50)])
  }
  return false
}

function hasEnded({ child }: Life): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function explainFailure({ kept, life }: Keeping): Promise<string> {
  if (!hasEnded(life)) {
    const limit = Math.round(kept.readyLimitMs / 1000)
    return `The ${kept.name} was not ready within ${limit} seconds; ${kept.explainDeath()}`
  }
  const how = describe(await life.ended)
  return `The ${kept.name} ended before it was ready (${how}); ${kept.explainDeath()}`
}

async function endLife(keeping: Keeping): Promise<void> {
  await endProcess(keeping)
  forgetRun(keeping.kept.dataDir, keeping.kept.name)
}

async function endProcess({ kept, life }: Keeping): Promise<void> {
  const { pid } = life.child
  if (pid === undefined) return
  for (const [signal, waitMs] of kept.stopSignals) {
    if (hasEnded(life)) break
    signalProcess(signal === "SIGKILL" ? -pid : pid, signal)
    await Promise.race([life.ended, sleep(waitMs, undefined, { ref: false })])
  }
  signalProcess(-pid, "SIGKILL")
}
