import autocannon from "autocannon"
import { getProcessUse } from "./process-use.ts"

export const connections = 32
const seconds = 10
const warmupSeconds = 3

/**
 * One round of load on one page; `failed` counts responses outside 200–299, errors and timeouts.
 */
export type Press = {
  requestsPerSecond: number
  p99Ms: number
  cpuMsPerRequest: number | null
  kbPerResponse: number
  failed: number
}

const headers = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
}

/** Sends requests for one page, to warm it up before the measurement. */
export async function sendWarmupLoad(signal: AbortSignal, url: string): Promise<void> {
  await fire(signal, url, warmupSeconds)
}

/**
 * Measures one page under requests over 32 connections for 10 seconds; `pid` is the server process.
 */
export async function measurePageThroughput(
  signal: AbortSignal,
  url: string,
  pid: number | null,
): Promise<Press> {
  const before = getProcessUse(pid)
  const { requests, latency, throughput, non2xx, errors, timeouts } = await fire(
    signal,
    url,
    seconds,
  )
  const after = getProcessUse(pid)
  const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
  return {
    requestsPerSecond: requests.average,
    p99Ms: latency.p99,
    cpuMsPerRequest: cpuMs === null || requests.total === 0 ? null : cpuMs / requests.total,
    kbPerResponse: requests.total === 0 ? 0 : throughput.total / requests.total / 1000,
    failed: non2xx + errors + timeouts,
  }
}

function fire(signal: AbortSignal, url: string, duration: number): Promise<autocannon.Result> {
  signal.throwIfAborted()
  return new Promise((settle, fail) => {
    const instance = autocannon({ url, connections, duration, headers }, (error, result) => {
      signal.removeEventListener("abort", stop)
      if (signal.aborted || error) fail(signal.aborted ? signal.reason : error)
      else settle(result)
    })
    const stop = () => instance.stop?.()
    signal.addEventListener("abort", stop, { once: true })
  })
}
