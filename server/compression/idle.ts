import type { ServerResponse } from "node:http"
import { cpus } from "node:os"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

/** Duration of each load sample. */
const sampleMs = 250
/** Minimum time without any request before the process counts as idle. */
const minIdleMs = 500
const maxLoopShare = 0.3
const maxMachineShare = 0.5

/** Load of a process and its machine; shares are from 0 to 1. */
export type Load = {
  /** Requests in flight. */
  requests: number
  /** Milliseconds since the last request ended. */
  idleMs: number
  /** Share of the time in which the event loop was busy. */
  loopShare: number
  /** Share of the machine's processors that was busy, with any process. */
  machineShare: number
}

const activity = getGlobalSingleton("activity", () => ({
  requests: 0,
  lastEndedAt: Number.NEGATIVE_INFINITY,
}))

/** Counts a request as in flight until its response is closed. */
export function registerActiveRequest(response: ServerResponse): void {
  activity.requests += 1
  response.once("close", () => {
    activity.requests -= 1
    activity.lastEndedAt = performance.now()
  })
}

/** True if background work may use the processor. */
export function isIdle(load: Load): boolean {
  const hasNoRequests = load.requests === 0 && load.idleMs >= minIdleMs
  return hasNoRequests && load.loopShare <= maxLoopShare && load.machineShare <= maxMachineShare
}

/** Resolves once this process and its machine are idle; never on a machine that stays busy. */
export async function waitUntilIdle(
  measure: () => Promise<Load> = measureEventLoopLoad,
): Promise<void> {
  while (!isIdle(await measure()));
}

/** Measures the load over a quarter of a second. */
export async function measureEventLoopLoad(): Promise<Load> {
  const [loop, before] = [performance.eventLoopUtilization(), readCpuTimes()]
  await sleep(sampleMs, undefined, { ref: false })
  const after = readCpuTimes()
  const total = after.total - before.total
  return {
    requests: activity.requests,
    idleMs: performance.now() - activity.lastEndedAt,
    loopShare: performance.eventLoopUtilization(loop).utilization,
    machineShare: total > 0 ? 1 - (after.idle - before.idle) / total : 0,
  }
}

function readCpuTimes(): { idle: number; total: number } {
  const times = cpus().map((cpu) => cpu.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    total: times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    ),
  }
}
