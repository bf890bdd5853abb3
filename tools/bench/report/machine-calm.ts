import { cpus } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

/** Share of busy processors above which other load distorts a measurement. */
export const calmShare = 0.35
const sampleMs = 400
const maxSamples = 12

/**
 * Measures the share (0 to 1) of the machine's processors in use before one of our measurements.
 */
export async function measureBusyShare(): Promise<number> {
  const before = sumTimes()
  await sleep(sampleMs)
  const after = sumTimes()
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

/** Waits a few seconds for other load on this machine to end; returns the share still in use. */
export async function waitForCalm(signal: AbortSignal): Promise<number> {
  let busy = await measureBusyShare()
  for (let sample = 1; sample < maxSamples && busy > calmShare; sample += 1) {
    signal.throwIfAborted()
    busy = await measureBusyShare()
  }
  return busy
}

function sumTimes(): { idle: number; all: number } {
  const sum = { idle: 0, all: 0 }
  for (const { times } of cpus()) {
    sum.idle += times.idle
    sum.all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return sum
}
