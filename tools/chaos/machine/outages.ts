import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { sendProcessSignal } from "#scripts/lib/processes.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { updateTables } from "#scripts/start/instance.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { runScenarios } from "#tools/torture/run-scenarios.ts"
import { validateEqual } from "#tools/torture/scenario.ts"
import { sharedRedis } from "#tools/torture/scenarios/shared-redis.ts"
import type { Shopper } from "#tools/torture/shopper.ts"
import type { Experiment, ExperimentResult } from "../experiment.ts"
import { listPaths, startLoadGenerator } from "./load-generator.ts"
import {
  createCustomer,
  createDataDir,
  type MachineShop,
  openMachineShop,
  siteUrl,
} from "./machine-shop.ts"
import { getPid } from "./processes.ts"
import { fetchReadiness, fetchThroughProxy } from "./requests.ts"
import { listLastingViolations, validateOrderPlacement } from "./validations.ts"
import { validateNameChange } from "./writes.ts"

/** A database that is silent for 35 s counts as down: the full run waits longer than that. */
const goneForMs = { full: 45_000, reduced: 6_000 }
const backWithinMs = 15_000
const seenWithinMs = 10_000
/** Maximum time until the shop responds that it is unavailable. */
const maxRejectionMs = 12_000
const slowMs = 3_000

type Outage = {
  failure: string
  where: string
  expected: string
  take: () => Promise<void> | void
  giveBack: () => Promise<void> | void
  /** Lists the errors during the outage. */
  meanwhile: (buyer: Shopper) => Promise<string[]>
}

/** Outages of a database and a Redis of a shop with several processes, and their return. */
export const outages: Experiment = {
  name: "outages",
  async run(shutdown, { scale, signal, print }) {
    const shop = await openMachineShop(shutdown)
    const read = await listPaths(shop)
    const rows: ExperimentResult[] = []
    for (const gone of listOutages(shop, read)) {
      signal.throwIfAborted()
      const row = await takeAway(shop, gone, { read, ms: goneForMs[scale] })
      print(`  ${gone.failure} ${row.verdict}: ${row.saw}`)
      rows.push(row)
    }
    if (scale === "full") rows.push(await measureRedisFailures(shutdown, shop))
    return rows
  },
}

function listOutages(shop: MachineShop, read: readonly string[]): Outage[] {
  const { database, cluster } = shop
  const redis = () => getPid(cluster.instance.settings.dataDir, "redis")
  const expected =
    "pages are read, orders are rejected with a message, readiness is 503; recovers by itself"
  const withoutDatabase = (buyer: Shopper) => lackDatabase(shop, buyer)
  return [
    {
      failure: "stopped and started",
      where: "database",
      expected,
      take: database.stop,
      giveBack: database.start,
      meanwhile: withoutDatabase,
    },
    {
      failure: "hangs and goes on",
      where: "database",
      expected,
      take: database.freeze,
      giveBack: database.thaw,
      meanwhile: withoutDatabase,
    },
    {
      failure: "hangs and goes on",
      where: "redis",
      expected: "no visible effect: changes are seen, orders are taken",
      take: () => void sendProcessSignal(redis(), "SIGSTOP"),
      giveBack: () => void sendProcessSignal(redis(), "SIGCONT"),
      meanwhile: async (buyer) => [
        ...(await validateOrderPlacement(buyer, shop.sku, "be taken")),
        ...(await validateProductChange(shop, read)),
      ],
    },
  ]
}

async function takeAway(
  shop: MachineShop,
  gone: Outage,
  { read, ms }: { read: readonly string[]; ms: number },
): Promise<ExperimentResult> {
  const { port } = shop.cluster.instance.settings
  const buyer = await createCustomer(shop)
  const pids = listPids(shop)
  const trade = startLoadGenerator(shop, { httpsPort: port, read })
  await sleep(2_000)
  const endsAt = performance.now() + ms
  await gone.take()
  const errors = new Set<string>()
  do {
    for (const error of await gone.meanwhile(buyer)) errors.add(error)
    await sleep(500)
  } while (performance.now() < endsAt)
  await gone.giveBack()
  const backAt = performance.now()
  for (const error of await recover(shop, buyer, read)) errors.add(error)
  const recoveredMs = performance.now() - backAt
  const seen = await trade.stop()
  const [failed] = seen.failed
  if (failed) errors.add(`${seen.failed.length} reads failed: ${failed.path} ${failed.error}`)
  if (seen.slowestMs > slowMs) errors.add(`a page took ${(seen.slowestMs / 1000).toFixed(1)} s`)
  for (const error of validateEqual("processes", listPids(shop), pids)) errors.add(error)
  for (const error of await listLastingViolations(shop)) errors.add(error)
  return {
    failure: gone.failure,
    where: gone.where,
    expected: gone.expected,
    saw: [
      `away for ${(ms / 1000).toFixed(0)} s, well again after ${(recoveredMs / 1000).toFixed(1)} s`,
      `${seen.reads} pages read, the slowest in ${(seen.slowestMs / 1000).toFixed(1)} s`,
      `${seen.orders} orders acknowledged and stored`,
      ...errors,
    ].join("; "),
    verdict: errors.size === 0 ? "held" : "BROKE",
  }
}

/** None of the shop's own processes may need a restart. */
function listPids({ cluster }: MachineShop): number[] {
  const { dataDir } = cluster.instance.settings
  const names = ["storefront", "back end"].flatMap((name) => [`${name} 1`, `${name} 2`])
  return names.map((name) => getPid(dataDir, name))
}

async function lackDatabase(shop: MachineShop, buyer: Shopper): Promise<string[]> {
  const { backends, storefronts, instance } = shop.cluster
  const ports = [...backends.ports, ...storefronts.ports]
  const [states, order, cart] = await Promise.all([
    Promise.all(ports.map(fetchReadiness)),
    validateOrderPlacement(buyer, shop.sku, "be rejected"),
    tryCart(instance.settings.port, shop.sku),
  ])
  return [
    ...validateEqual("readiness", new Set(states).size === 1 ? states[0] : states, 503),
    ...order,
    ...cart,
  ]
}

/** Validates the response to a client that adds something to the cart. */
async function tryCart(httpsPort: number, sku: number): Promise<string[]> {
  const startedAt = performance.now()
  const response = await fetchThroughProxy(httpsPort, "/api/bff/cart/add", {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    origin: siteUrl,
    body: JSON.stringify({ sku, qty: 1, addons: [] }),
  })
  const seconds = (performance.now() - startedAt) / 1000
  const hasMessage = /"message":"[A-Z][^"]+\."/.test(response.text)
  return [
    ...(response.status === 503 && hasMessage
      ? []
      : [`the cart responds ${response.status} ${response.text.slice(0, 120)}`]),
    ...(seconds * 1000 > maxRejectionMs ? [`the cart responds after ${seconds.toFixed(1)} s`] : []),
  ]
}

async function recover(
  shop: MachineShop,
  buyer: Shopper,
  read: readonly string[],
): Promise<string[]> {
  const { backends, storefronts } = shop.cluster
  return eventually(backWithinMs, async () => {
    const states = await Promise.all([...backends.ports, ...storefronts.ports].map(fetchReadiness))
    const [error] = [
      ...states.flatMap((status) => validateEqual("readiness", status, 200)),
      ...(await validateOrderPlacement(buyer, shop.sku, "be taken")),
      ...(await validateProductChange(shop, read)),
    ]
    if (error !== undefined) throw new Error(error)
    return []
  }).catch((error: Error) => [`not well after ${backWithinMs / 1000} s: ${error.message}`])
}

function validateProductChange(shop: MachineShop, read: readonly string[]): Promise<string[]> {
  const url = (read.at(-1) ?? "").replace("/product/", "")
  const { port } = shop.cluster.instance.settings
  return validateNameChange(shop, port, { url, withinMs: seenWithinMs })
}

/**
 * Measures the torture scenario of a Redis that crashes, hangs, is full and is locked, on the build
 * of this shop.
 */
async function measureRedisFailures(
  shutdown: Shutdown,
  { db, cluster, database }: MachineShop,
): Promise<ExperimentResult> {
  const name = `torture_${Date.now()}`
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  await updateTables(shutdown, cluster.instance, url.href)
  process.env.TEST_DIST_DIR = cluster.distDir
  const parts = {
    databaseUrl: url.href,
    dataDir: createDataDir(shutdown),
    scale: "full",
    signal: shutdown.signal,
  } as const
  const [verdict] = await runScenarios([sharedRedis], parts)
  const errors = verdict?.errors ?? ["it was not run"]
  return {
    failure: "killed, hung, full, locked, and back",
    where: "redis",
    expected: "pages are read quickly, changes are seen, all is shared again by itself",
    saw: [verdict?.summary ?? "", ...errors].join("; "),
    verdict: errors.length === 0 ? "held" : "BROKE",
  }
}
