import { setTimeout as sleep } from "node:timers/promises"
import type { Shopper, Told } from "#scripts/torture/shopper.ts"
import type { Trading } from "./machine-shop.ts"
import { type Reading, readPage } from "./page-reader.ts"

/** Customers who buy and clients who read pages, without pause. */
export type Trade = {
  /** Stops the load, and returns what was observed. */
  stop: () => Promise<Seen>
}

export type Seen = {
  reads: number
  slowestMs: number
  failed: Reading[]
  orders: number
  /** Errors that customers got instead of an order, each message with its count. */
  refusals: Map<string, number>
}

const readers = 4
const shoppersAtOnce = 3
const readPauseMs = 60
const buyPauseMs = 150
/** A customer's token is valid for fifteen minutes. */
const ordersEach = 20

/** Starts load on the shop; `read` are the paths that clients request. */
export function startTrade(
  shop: Trading,
  { httpsPort, read }: { httpsPort: number; read: readonly string[] },
): Trade {
  const seen: Seen = { reads: 0, slowestMs: 0, failed: [], orders: 0, refusals: new Map() }
  const isOver = { now: false }
  const reading = Array.from({ length: readers }, async (_, at) => {
    for (let turn = at; !isOver.now; turn++) {
      const found = await readPage(httpsPort, read[turn % read.length] ?? "/")
      noteReading(seen, found)
      await sleep(readPauseMs)
    }
  })
  const buying = Array.from({ length: shoppersAtOnce }, async () => {
    while (!isOver.now) {
      const [shopper] = await shop.welcome(1).catch(() => [])
      if (shopper) await buy(shopper, shop.sku, isOver, (told) => noteOrder(seen, told))
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
  note: (told: Told<unknown>) => void,
): Promise<void> {
  for (let order = 0; order < ordersEach && !isOver.now; order++) {
    const added = await shopper.add(sku)
    if (!("answer" in added)) {
      note(added)
      await sleep(buyPauseMs)
      continue
    }
    const told = await shopper.submit()
    note(told)
    const payment = "answer" in told ? told.answer.payment : null
    if (payment !== null && Math.random() < 0.8) await shopper.press(payment, "pay")
    await sleep(buyPauseMs)
  }
}

function noteReading(seen: Seen, found: Reading): void {
  seen.reads += 1
  seen.slowestMs = Math.max(seen.slowestMs, found.ms)
  if (found.fault !== null) seen.failed.push({ ...found, html: found.html.slice(0, 200) })
}

function noteOrder(seen: Seen, told: Told<unknown>): void {
  if ("answer" in told) {
    seen.orders += 1
    return
  }
  const words = "lost" in told ? "no answer" : `${told.status} ${told.message}`
  seen.refusals.set(words, (seen.refusals.get(words) ?? 0) + 1)
}
