import { availableParallelism, loadavg } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { sendProcessSignal } from "#scripts/lib/processes.ts"
import { formatSeconds } from "#scripts/lib/progress.ts"
import { resolvePercentile, type Scale } from "#tools/torture/scenario.ts"
import type { Experiment, ExperimentResult } from "../experiment.ts"
import { listPaths, type Seen, startLoadGenerator } from "./load-generator.ts"
import { type MachineShop, openMachineShop } from "./machine-shop.ts"
import { getPid } from "./processes.ts"
import { isAlive, isReady, isServing, type Reading } from "./requests.ts"
import { listEmptyFiles, listLastingViolations } from "./validations.ts"

/** From the kill of a process until reads must succeed again, by `performance.now()`. */
type Gap = { fromMs: number; untilMs: number }

const sizes = { full: 50, reduced: 2 }
/** The reduced run shares a machine of unknown speed with other load. */
const readyWithinMs = { full: 5_000, reduced: 20_000 }
const giveUpMs = 60_000
const longestPauseMs = 400
/** The supervisor checks readiness twenty times a second. */
const noticedMs = 150

/** One process that is killed repeatedly. */
type Victim = { name: string; dataDir: string; isBack: () => Promise<boolean> }
/**
 * `isBetween`: it stands between clients and everything else, so that nothing is served without it.
 */
type Kind = { name: string; victims: Victim[]; isBetween: boolean }

/** `kill -9` of every kind of process of a shop with load, many times each. */
export const kills: Experiment = {
  name: "kill -9",
  async run(shutdown, { scale, signal, print }) {
    const shop = await openMachineShop(shutdown)
    const read = await listPaths(shop)
    const rows: ExperimentResult[] = []
    for (const kind of listKinds(shop)) {
      signal.throwIfAborted()
      const row = await killAll(shop, { kind, read, scale, signal })
      print(`  ${kind.name} ${row.verdict}: ${row.saw}`)
      rows.push(row)
    }
    return rows
  },
}

function listKinds({ cluster, database }: MachineShop): Kind[] {
  const { settings } = cluster.instance
  const { dataDir } = settings
  const several = (name: string, ports: readonly number[]) => ({
    name,
    isBetween: false,
    victims: ports.map((port, at) => ({
      name: `${name} ${at + 1}`,
      dataDir,
      isBack: () => isReady(port),
    })),
  })
  const one = (name: string, isBack: () => Promise<boolean>, isBetween = false): Kind => ({
    name,
    isBetween,
    victims: [{ name, dataDir: name === "database" ? database.dataDir : dataDir, isBack }],
  })
  return [
    several("storefront", cluster.storefronts.ports),
    several("back end", cluster.backends.ports),
    one("database", () => isReady(cluster.backends.ports[0] ?? 0)),
    one("redis", () => isAlive(Number(new URL(cluster.redisUrl).port))),
    one("proxy", () => isServing(settings.port), true),
  ]
}

type Tally = { tookMs: number[]; gaps: Gap[]; isLost: boolean }

async function killAll(
  shop: MachineShop,
  parts: { kind: Kind; read: readonly string[]; scale: Scale; signal: AbortSignal },
): Promise<ExperimentResult> {
  const { kind, read, scale, signal } = parts
  const [size, limitMs] = [sizes[scale], readyWithinMs[scale]]
  const trade = startLoadGenerator(shop, { httpsPort: shop.cluster.instance.settings.port, read })
  const tally: Tally = { tookMs: [], gaps: [], isLost: false }
  for (let round = 0; round < size && !signal.aborted && !tally.isLost; round++) {
    await sleep(Math.random() * longestPauseMs)
    const victim = kind.victims[round % kind.victims.length]
    if (victim) await killOne(kind, victim, tally)
  }
  const seen = await trade.stop()
  const wrong = await listLastingViolations(shop)
  const errors = [...listErrors(tally, seen, limitMs), ...wrong, ...listEmptyFiles(shop.cluster)]
  return {
    failure: `kill -9 × ${size}`,
    where: kind.name,
    expected: `ready within ${limitMs / 1000} s, nothing acknowledged lost, no read fails but those in flight${kind.isBetween ? " or meanwhile" : ""}`,
    saw: [
      formatReadyTimes(tally.tookMs),
      `${seen.orders} orders acknowledged and stored`,
      `${seen.failed.length} of ${seen.reads} reads failed`,
      ...describeLoad(),
      ...errors,
    ].join("; "),
    verdict: errors.length === 0 ? "held" : "BROKE",
  }
}

/** A start takes CPU time, which other load occupies on a busy machine. */
function describeLoad(): string[] {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  return load > cores ? [`the machine was busy (load ${load.toFixed(0)} on ${cores} cores)`] : []
}

async function killOne(kind: Kind, victim: Victim, tally: Tally): Promise<void> {
  const pid = getPid(victim.dataDir, victim.name)
  const gap: Gap = { fromMs: performance.now(), untilMs: performance.now() }
  tally.gaps.push(gap)
  sendProcessSignal(pid, "SIGKILL")
  while (performance.now() - gap.fromMs < giveUpMs) {
    if (getPid(victim.dataDir, victim.name) !== pid && (await victim.isBack())) {
      const ms = performance.now() - gap.fromMs
      if (kind.isBetween) gap.untilMs += ms
      tally.tookMs.push(ms)
      return sleep(noticedMs)
    }
    await sleep(20)
  }
  tally.isLost = true
}

function listErrors({ tookMs, gaps, isLost }: Tally, seen: Seen, limitMs: number): string[] {
  const unexplained = listUnexplained(seen.failed, gaps)
  const [first] = unexplained
  const late = tookMs.filter((ms) => ms > limitMs).length
  return [
    ...(isLost ? [`it was not back after ${giveUpMs / 1000} s`] : []),
    ...(late > 0 ? [`${late} times it took longer than ${limitMs / 1000} s`] : []),
    ...(first ? [`${unexplained.length} were not in flight: ${first.path} ${first.error}`] : []),
    ...(seen.orders === 0 ? ["no customer could order"] : []),
  ]
}

/** Formats the times that a process took to be ready again, in milliseconds; there may be none. */
export function formatReadyTimes(tookMs: readonly number[]): string {
  if (tookMs.length === 0) return "not ready again"
  const median = formatSeconds(resolvePercentile(tookMs, 0.5))
  return `ready after ${median}, at most ${formatSeconds(Math.max(...tookMs))}`
}

/** Lists the failed reads that were not in flight in any of these gaps. */
export function listUnexplained<R extends Pick<Reading, "startedAt" | "ms">>(
  failed: readonly R[],
  gaps: readonly Gap[],
): R[] {
  return failed.filter(
    ({ startedAt, ms }) =>
      !gaps.some(({ fromMs, untilMs }) => startedAt <= untilMs && startedAt + ms >= fromMs),
  )
}
