import { setTimeout as sleep } from "node:timers/promises"
import type { CallResult, Shopper } from "#tools/torture/shopper.ts"
import type { Trading } from "./machine-shop.ts"
import { fetchChaosPage, type Reading } from "./requests.ts"

/** Customers who buy and clients who read pages, without pause. */
export type LoadGenerator = {
  /** Stops the load, and returns what was observed. */
  stop: () => Promise<Seen>
}

export type Seen = {
  reads: number
  slowestMs: number
  failed: Reading[]
  orders: number
  /** Errors that customers got instead of an order, each message with its count. */
  rejections: Map<string, number>
}

const readers = 4
const concurrentShoppers = 3
const readPauseMs = 60
const buyPauseMs = 150
/** A customer's token is valid for fifteen minutes. */
const ordersEach = 20

/** Starts load on the shop; `read` are the paths that clients request. */
export function startLoadGenerator(
  shop: Trading,
  { httpsPort, read }: { httpsPort: number; read: readonly string[] },
): LoadGenerator {
  const seen: Seen = { reads: 0, slowestMs: 0, failed: [], orders: 0, rejections: new Map() }
  const isOver = { now: false }
  const reading = Array.from({ length: readers }, async (_, at) => {
    for (let turn = at; !isOver.now; turn++) {
      const found = await fetchChaosPage(httpsPort, read[turn % read.length] ?? "/")
      recordReading(seen, found)
      await sleep(readPauseMs)
    }
  })
  const buying = Array.from({ length: concurrentShoppers }, async () => {
    while (!isOver.now) {
      const [shopper] = await shop.welcome(1).catch(() => [])
      if (shopper) await buy(shopper, shop.sku, isOver, (result) => recordOrder(seen, result))
      await sleep(buyPauseMs)
    }
  })
  return {
    async stop() {
      isOver.now = true
      await Promise.all([...reading, ...buying])
      return seen
    },
  }
}

/** Lists pages of a seeded shop for clients to read. */
export async function listPaths({ db }: Trading): Promise<string[]> {
  const products = await db
    .selectFrom("products")
    .select("url")
    .where("enabled", "=", true)
    .where("url", "not like", "chaos-%")
    .orderBy("id")
    .limit(8)
    .execute()
  return ["/", "/contact", "/gallery", ...products.map(({ url }) => `/product/${url}`)]
}

async function buy(
  shopper: Shopper,
  sku: number,
  isOver: { now: boolean },
  note: (result: CallResult<unknown>) => void,
): Promise<void> {
  for (let order = 0; order < ordersEach && !isOver.now; order++) {
    const added = await shopper.add(sku)
    if (!("body" in added)) {
      note(added)
      await sleep(buyPauseMs)
      continue
    }
    const result = await shopper.submit()
    note(result)
    const payment = "body" in result ? result.body.payment : null
    if (payment !== null && Math.random() < 0.8) await shopper.press(payment, "pay")
    await sleep(buyPauseMs)
  }
}

function recordReading(seen: Seen, found: Reading): void {
  seen.reads += 1
  seen.slowestMs = Math.max(seen.slowestMs, found.ms)
  if (found.error !== null) seen.failed.push({ ...found, html: found.html.slice(0, 200) })
}

function recordOrder(seen: Seen, result: CallResult<unknown>): void {
  if ("body" in result) {
    seen.orders += 1
    return
  }
  const words = "lost" in result ? "no response" : `${result.status} ${result.message}`
  seen.rejections.set(words, (seen.rejections.get(words) ?? 0) + 1)
}
