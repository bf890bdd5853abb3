import type { ChildProcess } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import type { Crew } from "#scripts/crew.ts"
import { StartFault } from "#scripts/fault.ts"
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
  /** The last words about a death that no restart can heal. */
  explainDeath: () => string
}

type Life = {
  child: ChildProcess
  startedAt: number
  wasReady: boolean
  ended: Promise<{ code: number | null; signal: string | null }>
}

/**
 * Starts a process, resolves when it is ready, and from then on starts it again whenever it dies,
 * until the crew stops. Dying before the first readiness is a StartFault; dying quickly again and
 * again fails the crew.
 */
export async function keepRunning(crew: Crew, kept: Kept): Promise<void> {
  let life = begin(kept)
  let isStopping = false
  crew.add(async () => {
    isStopping = true
    await endLife(kept, life)
  })
  if (!(await becomesReady(crew, kept, life))) throw new StartFault(await explainFailure(kept, life))
  const next = (following: Life) => {
    life = following
  }
  keepAlive(crew, kept, life, next, () => isStopping).catch((error) => crew.fail(error))
}

async function keepAlive(
  crew: Crew,
  kept: Kept,
  first: Life,
  onNext: (life: Life) => void,
  isStopping: () => boolean,
): Promise<void> {
  const deaths: Death[] = []
  for (let life = first; ; ) {
    const { code, signal } = await life.ended
    if (isStopping() || crew.signal.aborted) return
    deaths.push({ livedMs: performance.now() - life.startedAt, wasReady: life.wasReady, signal })
    const plan = planRestart(deaths)
    if (plan.kind === "give-up") {
      throw new StartFault(
        `The ${kept.name} died ${plan.deaths} times in a row (last: ${signal ?? `exit code ${code}`}), so Curlew stops; ${kept.explainDeath()}`,
      )
    }
    say(`The ${kept.name} ended (${signal ?? `exit code ${code}`}); starting it again.`)
    await sleep(plan.delayMs)
    if (isStopping() || crew.signal.aborted) return
    life = begin(kept)
    onNext(life)
    void announceReadiness(crew, kept, life)
  }
}

async function announceReadiness(crew: Crew, kept: Kept, life: Life): Promise<void> {
  const isReady = await becomesReady(crew, kept, life).catch(() => false)
  const duration = formatSeconds(performance.now() - life.startedAt)
  if (isReady) say(`The ${kept.name} is ready again (${duration}).`)
}

function begin(kept: Kept): Life {
  const child = kept.start()
  const ended = new Promise<Awaited<Life["ended"]>>((settle) => {
    child.once("exit", (code, signal) => settle({ code, signal }))
    child.once("error", () => settle({ code: 1, signal: null }))
  })
  if (child.pid) recordRun(kept.dataDir, kept.name, child.pid)
  return { child, startedAt: performance.now(), wasReady: false, ended }
}

async function becomesReady(crew: Crew, kept: Kept, life: Life): Promise<boolean> {
  const deadline = life.startedAt + kept.readyLimitMs
  while (performance.now() < deadline && hasEnded(life) === false) {
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

async function explainFailure(kept: Kept, life: Life): Promise<string> {
  if (!hasEnded(life)) {
    const limit = Math.round(kept.readyLimitMs / 1000)
    return `The ${kept.name} was not ready within ${limit} seconds; ${kept.explainDeath()}`
  }
  const { code, signal } = await life.ended
  return `The ${kept.name} ended before it was ready (${signal ?? `exit code ${code}`}); ${kept.explainDeath()}`
}

async function endLife(kept: Kept, life: Life): Promise<void> {
  const { pid } = life.child
  if (pid === undefined) return
  for (const [signal, waitMs] of kept.stopSignals) {
    if (hasEnded(life)) break
    signalProcess(signal === "SIGKILL" ? -pid : pid, signal)
    await Promise.race([life.ended, sleep(waitMs, undefined, { ref: false })])
  }
  signalProcess(-pid, "SIGKILL")
  forgetRun(kept.dataDir, kept.name)
}
