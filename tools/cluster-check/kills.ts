import { existsSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { sendProcessSignal } from "#scripts/lib/processes.ts"
import { getPid, listChildProcesses } from "#tools/chaos/machine/processes.ts"
import { isAlive, isReady, isServing } from "#tools/chaos/machine/requests.ts"
import {
  buildCheckResult,
  type CheckOptions,
  type CheckResult,
  type CheckShop,
} from "./check-shop.ts"
import { type Failure, formatFailures, startTraffic, type Traffic } from "./traffic.ts"

const rounds = 3
const readyWithinMs = 5_000
const giveUpMs = 30_000
/** Long enough for delayed failures after a kill to show. */
const aftermathMs = 2_500
const rates = { reads: 30, "cart additions": 4, "sign-ins": 0.5, checkouts: 3, changes: 0 }

/** `isBetween`: every request passes through it, and some wait in its queue when it is killed. */
type Victim = {
  name: string
  findPid: () => number
  isBack: () => Promise<boolean>
  isBetween?: boolean
}
type KillResult = { backMs: number; inFlight: number; failed: Failure[]; late: Failure[] }

/** Measures single processes killed under load: no request that starts after the kill may fail. */
export async function measureKills(
  shop: CheckShop,
  { signal, print }: CheckOptions,
): Promise<CheckResult[]> {
  const rows: CheckResult[] = []
  for (const victim of listVictims(shop)) {
    const traffic = await startTraffic(shop, rates)
    const results: KillResult[] = []
    for (let round = 0; round < rounds && !signal.aborted; round++) {
      await sleep(500 + Math.random() * 500)
      results.push(await kill(victim, traffic))
    }
    await traffic.stop()
    signal.throwIfAborted()
    const row = buildKillResult(victim, results)
    print(`  ${row.what} ${row.verdict}: ${row.saw}`)
    rows.push(row)
  }
  return rows
}

function listVictims(shop: CheckShop): Victim[] {
  const { backends, storefronts, instance, redisUrl } = shop.cluster
  const { dataDir } = instance.settings
  const several = (name: string, ports: readonly number[]) =>
    ports.map((port, at) => ({
      name: `${name} ${at + 1}`,
      findPid: () => getPid(dataDir, `${name} ${at + 1}`),
      isBack: () => isReady(port),
    }))
  return [
    ...several("storefront", storefronts.ports),
    ...several("back end", backends.ports),
    {
      name: "redis",
      findPid: () => getPid(dataDir, "redis"),
      isBack: () => isAlive(Number(new URL(redisUrl).port)),
    },
    {
      name: "database",
      findPid: () => getPid(shop.database.dataDir, "database"),
      isBack: async () => (await Promise.all(backends.ports.map(isReady))).every(Boolean),
    },
    ...listProxies(dataDir, () => isServing(shop.httpsPort)),
  ]
}

/** nginx is a master with workers: either may be killed. */
function listProxies(dataDir: string, isBack: () => Promise<boolean>): Victim[] {
  const findMaster = () => getPid(dataDir, "proxy")
  return [
    { name: "proxy", findPid: findMaster, isBack, isBetween: true },
    { name: "proxy's worker", findPid: () => findChild(findMaster()), isBack },
  ]
}

function findChild(parent: number): number {
  const [child] = listChildProcesses(parent)
  if (child === undefined) throw new Error(`Process ${parent} has no child.`)
  return child
}

async function kill(victim: Victim, traffic: Traffic): Promise<KillResult> {
  const { findPid, isBack, isBetween = false } = victim
  const pid = findPid()
  const before = traffic.failures.length
  const startedAt = performance.now()
  const inFlight = traffic.countInFlight()
  sendProcessSignal(pid, "SIGKILL")
  // Its threads exit one by one, and its connections close with the last.
  while (existsSync(`/proc/${pid}`)) await sleep(1)
  const goneAt = performance.now()
  while (findPid() === pid || !(await isBack())) {
    if (performance.now() - startedAt > giveUpMs) break
    await sleep(20)
  }
  const backAt = performance.now()
  const backMs = backAt - startedAt
  await sleep(aftermathMs)
  const failed = traffic.failures.slice(before)
  const spoiltUntil = isBetween ? backAt : goneAt
  return { backMs, inFlight, failed, late: failed.filter((each) => each.startedAt > spoiltUntil) }
}

function buildKillResult({ name, isBetween }: Victim, results: readonly KillResult[]): CheckResult {
  const sum = (count: (result: KillResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const slowest = Math.max(...results.map(({ backMs }) => backMs))
  const late = results.flatMap((result) => result.late)
  const failed = sum((result) => result.failed.length)
  const saw = [
    `${failed} failed of ${sum(({ inFlight }) => inFlight)} requests in flight`,
    ...(late.length > 0 ? [`${late.length} of them too late (${formatFailures(late)})`] : []),
    `ready after ${(slowest / 1000).toFixed(1)} s at most`,
  ].join("; ")
  const spared = isBetween ? "none sent after it was back" : "none sent after it"
  const limit = `${spared}; ready within ${readyWithinMs / 1000} s`
  return buildCheckResult(
    `kill -9 × ${rounds}: ${name}`,
    saw,
    limit,
    late.length === 0 && slowest <= readyWithinMs,
  )
}
