import { cpus } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

/** Above this share of its processors in use by others, a machine blurs what is measured on it. */
export const calmShare = 0.35
const sampleMs = 400
const mostSamples = 12

/** Share (0 to 1) of the machine's processors that is in use before one of our measurements. */
export async function measureBusyShare(): Promise<number> {
  const before = sumTimes()
  await sleep(sampleMs)
  const after = sumTimes()
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

/** Waits a few seconds for others on this machine to finish; answers how busy it still is. */
export async function waitForCalm(signal: AbortSignal): Promise<number> {
  let busy = await measureBusyShare()
  for (let sample = 1; sample < mostSamples && busy > calmShare; sample += 1) {
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
