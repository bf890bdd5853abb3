import { setTimeout as sleep } from "node:timers/promises"
import { signalProcess } from "#scripts/process-identity.ts"
import { expectEqual } from "#scripts/torture/scenario.ts"
import type { Shopper } from "#scripts/torture/shopper.ts"
import { eventually } from "#tests/support/eventually.ts"
import type { Part, Row } from "../part.ts"
import { askShop } from "./ask-shop.ts"
import { seeChange } from "./change-name.ts"
import { illTreatRedis } from "./ill-treat-redis.ts"
import { readReadiness } from "./is-there.ts"
import { type MachineShop, openMachineShop, siteUrl, welcomeOne } from "./machine-shop.ts"
import { readPid } from "./read-pid.ts"
import { listPaths, startTrade } from "./trade.ts"
import { tryBuying } from "./try-buying.ts"
import { whatIsWrong } from "./what-is-wrong.ts"

/** A database that is silent for 35 s counts as down: the full run waits longer than that. */
const goneForMs = { full: 45_000, reduced: 6_000 }
const backWithinMs = 15_000
const seenWithinMs = 10_000
/** Maximum time until the shop responds that it is unavailable. */
const saysNoWithinMs = 12_000
const slowMs = 3_000

type Gone = {
  fault: string
  where: string
  expected: string
  take: () => Promise<void> | void
  giveBack: () => Promise<void> | void
  /** Lists the errors during the outage. */
  meanwhile: (buyer: Shopper) => Promise<string[]>
}

/** Outages of a database and a Redis of a shop with several processes, and their return. */
export const goneAndBack: Part = {
  name: "gone and back",
  async run(crew, { scale, signal, say }) {
    const shop = await openMachineShop(crew)
    const read = await listPaths(shop)
    const rows: Row[] = []
    for (const gone of listGone(shop, read)) {
      signal.throwIfAborted()
      const row = await takeAway(shop, gone, { read, ms: goneForMs[scale] })
      say(`  ${gone.fault} ${row.verdict}: ${row.saw}`)
      rows.push(row)
    }
    if (scale === "full") rows.push(await illTreatRedis(crew, shop))
    return rows
  },
}

function listGone(shop: MachineShop, read: readonly string[]): Gone[] {
  const { database, cluster } = shop
  const redis = () => readPid(cluster.ground.settings.dataDir, "redis")
  const expected =
    "pages are read, orders are refused in a sentence, readiness says so; well again by itself"
  const withoutDatabase = (buyer: Shopper) => lackDatabase(shop, buyer)
  return [
    {
      ...{ fault: "stopped and started", where: "database", expected },
      ...{ take: database.stop, giveBack: database.start, meanwhile: withoutDatabase },
    },
    {
      ...{ fault: "hangs and goes on", where: "database", expected },
      ...{ take: database.freeze, giveBack: database.thaw, meanwhile: withoutDatabase },
    },
    {
      ...{ fault: "hangs and goes on", where: "redis" },
      expected: "nobody notices: changes are seen, orders are taken",
      take: () => void signalProcess(redis(), "SIGSTOP"),
      giveBack: () => void signalProcess(redis(), "SIGCONT"),
      meanwhile: async (buyer) => [
        ...(await tryBuying(buyer, shop.sku, "be taken")),
        ...(await seeNews(shop, read)),
      ],
    },
  ]
}

async function takeAway(
  shop: MachineShop,
  gone: Gone,
  { read, ms }: { read: readonly string[]; ms: number },
): Promise<Row> {
  const { port } = shop.cluster.ground.settings
  const buyer = await welcomeOne(shop)
  const pids = listPids(shop)
  const trade = startTrade(shop, { httpsPort: port, read })
  await sleep(2_000)
  const endsAt = performance.now() + ms
  await gone.take()
  const faults = new Set<string>()
  do {
    for (const fault of await gone.meanwhile(buyer)) faults.add(fault)
    await sleep(500)
  } while (performance.now() < endsAt)
  await gone.giveBack()
  const backAt = performance.now()
  for (const fault of await recover(shop, buyer, read)) faults.add(fault)
  const recoveredMs = performance.now() - backAt
  const seen = await trade.stop()
  const [failed] = seen.failed
  if (failed) faults.add(`${seen.failed.length} reads failed: ${failed.path} ${failed.fault}`)
  if (seen.slowestMs > slowMs) faults.add(`a page took ${(seen.slowestMs / 1000).toFixed(1)} s`)
  for (const fault of expectEqual("processes", listPids(shop), pids)) faults.add(fault)
  for (const fault of await whatIsWrong(shop)) faults.add(fault)
  return {
    ...{ fault: gone.fault, where: gone.where, expected: gone.expected },
    saw: [
      `away for ${(ms / 1000).toFixed(0)} s, well again after ${(recoveredMs / 1000).toFixed(1)} s`,
      `${seen.reads} pages read, the slowest in ${(seen.slowestMs / 1000).toFixed(1)} s`,
      `${seen.orders} orders acknowledged and kept`,
      ...faults,
    ].join("; "),
    verdict: faults.size === 0 ? "held" : "BROKE",
  }
}

/** None of the shop's own processes may need a restart. */
function listPids({ cluster }: MachineShop): number[] {
  const { dataDir } = cluster.ground.settings
  const names = ["storefront", "back end"].flatMap((name) => [`${name} 1`, `${name} 2`])
  return names.map((name) => readPid(dataDir, name))
}

async function lackDatabase(shop: MachineShop, buyer: Shopper): Promise<string[]> {
  const { backends, storefronts, ground } = shop.cluster
  const ports = [...backends.ports, ...storefronts.ports]
  const [states, order, cart] = await Promise.all([
    Promise.all(ports.map(readReadiness)),
    tryBuying(buyer, shop.sku, "be refused"),
    tryCart(ground.settings.port, shop.sku),
  ])
  return [
    ...expectEqual("readiness", new Set(states).size === 1 ? states[0] : states, 503),
    ...order,
    ...cart,
  ]
}

/** Validates the response to a client that adds something to the cart. */
async function tryCart(httpsPort: number, sku: number): Promise<string[]> {
  const startedAt = performance.now()
  const told = await askShop(httpsPort, "/api/cart/add", {
    ...{ "content-type": "application/json", "sec-fetch-site": "same-origin" },
    ...{ origin: siteUrl, body: JSON.stringify({ sku, qty: 1, addons: [] }) },
  })
  const seconds = (performance.now() - startedAt) / 1000
  const says = /"message":"[A-Z][^"]+\."/.test(told.text)
  return [
    ...(told.status === 503 && says
      ? []
      : [`the cart answers ${told.status} ${told.text.slice(0, 120)}`]),
    ...(seconds * 1000 > saysNoWithinMs ? [`the cart answers after ${seconds.toFixed(1)} s`] : []),
  ]
}

async function recover(
  shop: MachineShop,
  buyer: Shopper,
  read: readonly string[],
): Promise<string[]> {
  const { backends, storefronts } = shop.cluster
  return eventually(backWithinMs, async () => {
    const states = await Promise.all([...backends.ports, ...storefronts.ports].map(readReadiness))
    const [fault] = [
      ...states.flatMap((status) => expectEqual("readiness", status, 200)),
      ...(await tryBuying(buyer, shop.sku, "be taken")),
      ...(await seeNews(shop, read)),
    ]
    if (fault !== undefined) throw new Error(fault)
    return []
  }).catch((fault: Error) => [`not well after ${backWithinMs / 1000} s: ${fault.message}`])
}

function seeNews(shop: MachineShop, read: readonly string[]): Promise<string[]> {
  const url = (read.at(-1) ?? "").replace("/product/", "")
  const { port } = shop.cluster.ground.settings
  return seeChange(shop, port, { url, withinMs: seenWithinMs })
}
