import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { parseMemoryMb } from "#tools/bench/load/process-use.ts"
import { getPid, listChildProcesses } from "#tools/chaos/machine/processes.ts"
import { listLastingViolations } from "#tools/chaos/machine/validations.ts"
import {
  buildCheckResult,
  type CheckOptions,
  type CheckResult,
  type CheckShop,
} from "./check-shop.ts"
import { formatDone, formatFailures, startTraffic, type Traffic } from "./traffic.ts"

type Sample = { atMs: number; value: number }

/** A straight line through samples: its start, its end, and its slope. */
type Trend = { from: number; to: number; perHour: number }

const rates = { reads: 40, "cart additions": 2, "sign-ins": 0.2, checkouts: 1, changes: 0.05 }
const samples = 240
/** Reading the memory of a process delays every request to it. */
const minPauseMs = 5_000
/** Allowed growth of a small process, whatever share of it that is. */
const spareMb = 8
const maxGrowth = 0.1

/**
 * Measures mixed load of every kind for the requested time: no failure, no lost money, no memory
 * growth.
 */
export async function measureMixedLoad(
  shop: CheckShop,
  parts: CheckOptions,
): Promise<CheckResult[]> {
  const processes = listProcesses(shop)
  const traffic = await startTraffic(shop, rates)
  const memory = await watch(processes, traffic, parts)
  await traffic.stop()
  const wrong = await listLastingViolations(shop)
  const { failures } = traffic
  const minutes = `${parts.minutes} minutes of mixed load`
  const done = formatDone(traffic.countDone())
  const saw = failures.length === 0 ? "none" : `${failures.length} (${formatFailures(failures)})`
  const orders = `${shop.listAcknowledged().length} orders`
  return [
    buildCheckResult(`${minutes}: visits that failed, of ${done}`, saw, "0", failures.length === 0),
    buildCheckResult(
      `${minutes}: money's invariants`,
      [orders, ...wrong].join("; "),
      "all hold",
      wrong.length === 0,
    ),
    ...[...memory].map(([name, taken]) => judgeMemory(`${minutes}: memory of ${name}`, taken)),
  ]
}

type Processes = ReadonlyMap<string, () => number>

/** Lists each process of the cluster by name, with a function for its current process id. */
function listProcesses({ cluster, database }: CheckShop): Processes {
  const { dataDir } = cluster.instance.settings
  const names = [
    ...cluster.storefronts.ports.map((_, at) => `storefront ${at + 1}`),
    ...cluster.backends.ports.map((_, at) => `back end ${at + 1}`),
    "redis",
    "proxy",
  ]
  return new Map([
    ...names.map((name) => [name, () => getPid(dataDir, name)] as const),
    ["database", () => getPid(database.dataDir, "database")],
  ])
}

async function watch(
  processes: Processes,
  traffic: Traffic,
  { minutes, signal, print }: CheckOptions,
): Promise<Map<string, Sample[]>> {
  const taken = new Map<string, Sample[]>([...processes.keys()].map((name) => [name, []]))
  const lastsMs = minutes * 60_000
  const pauseMs = Math.max(minPauseMs, lastsMs / samples)
  const beganAt = performance.now()
  for (let turn = 0; turn * pauseMs <= lastsMs; turn++) {
    await sleep(Math.max(0, beganAt + turn * pauseMs - performance.now()), undefined, { signal })
    const atMs = performance.now() - beganAt
    for (const [name, findPid] of processes) {
      taken.get(name)?.push({ atMs, value: getMemoryMb(findPid()) })
    }
    if (turn % 20 === 0) print(`  ${formatProgress(atMs, traffic, taken)}`)
  }
  return taken
}

function formatProgress(atMs: number, traffic: Traffic, taken: Map<string, Sample[]>): string {
  const memory = [...taken].map(([name, each]) => `${name} ${each.at(-1)?.value.toFixed(0)}`)
  const counts = `${formatDone(traffic.countDone())}, ${traffic.failures.length} failed`
  return `after ${(atMs / 60_000).toFixed(1)} min: ${counts}; MB: ${memory.join(", ")}`
}

/** Judges the second half only: caches fill in the first. */
function judgeMemory(what: string, taken: readonly Sample[]): CheckResult {
  const { from, to, perHour } = buildTrend(taken.slice(Math.floor(taken.length / 2)))
  const mb = (value = 0) => value.toFixed(0)
  const ends = `${mb(taken[0]?.value)} MB at first, ${mb(taken.at(-1)?.value)} at last`
  const slope = `${mb(from)} → ${mb(to)} in the last half (${perHour.toFixed(1)} MB/h)`
  const limit = `last half grows under ${maxGrowth * 100} % or ${spareMb} MB`
  return buildCheckResult(
    what,
    `${ends}; ${slope}`,
    limit,
    to - from < Math.max(spareMb, maxGrowth * from),
  )
}

/**
 * Gets the memory of a process and its children together, in MB (1,000,000 bytes). Shared memory
 * counts once; shared caches of a fixed size, as in PostgreSQL, do not count.
 */
function getMemoryMb(pid: number): number {
  return [pid, ...listChildProcesses(pid)].reduce((sum, each) => sum + readOne(each), 0)
}

/** A process whose `smaps_rollup` is not readable counts with its whole resident size. */
function readOne(pid: number): number {
  const rollup = readOrNull(`/proc/${pid}/smaps_rollup`) ?? ""
  const share = readKilobytes(rollup, "Pss")
  if (share !== null) return ((share - (readKilobytes(rollup, "Pss_Shmem") ?? 0)) * 1024) / 1e6
  return parseMemoryMb(readOrNull(`/proc/${pid}/status`) ?? "") ?? 0
}

function readKilobytes(rollup: string, name: string): number | null {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(rollup)?.[1]
  return found === undefined ? null : Number(found)
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}

/** Builds the least-squares line; one sample gives a level line. */
export function buildTrend(samples: readonly Sample[]): Trend {
  const count = Math.max(1, samples.length)
  const mean = (read: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / count
  const [midMs, mid] = [mean(({ atMs }) => atMs), mean(({ value }) => value)]
  const spread = mean(({ atMs }) => (atMs - midMs) ** 2)
  const slope =
    spread === 0 ? 0 : mean(({ atMs, value }) => (atMs - midMs) * (value - mid)) / spread
  const at = (ms = midMs) => mid + slope * (ms - midMs)
  return { from: at(samples[0]?.atMs), to: at(samples.at(-1)?.atMs), perHour: slope * 3_600_000 }
}
