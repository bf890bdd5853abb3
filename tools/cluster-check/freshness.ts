import { randomBytes } from "node:crypto"
import { createClient } from "@redis/client"
import { findFreePort } from "#scripts/lib/ports.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { fetchChaosPage } from "#tools/chaos/machine/requests.ts"
import {
  buildCheckResult,
  type CheckOptions,
  type CheckResult,
  type CheckShop,
} from "./check-shop.ts"

const rounds = 10
const readsEach = 100
const publishedWithinMs = 5_000
/** The proxy caches a page for one second, in whole seconds. */
const proxyCacheMs = 2_000
/** Without Redis each storefront renders its own page. */
const bothMadeWithinMs = 1_000

/** Content that is published repeatedly, and the text by which its page shows it. */
type Subject = { name: string; path: string; publish: (round: number) => Promise<string> }
/**
 * Observations of one change once every storefront has received it and one shows it: stale pages of
 * a hundred, and for how long a storefront and the proxy served one.
 */
type Seen = {
  oldDirectly: number
  oldBehind: number
  staleMs: number
  hiddenMs: number
  publishedMs: number
}

/**
 * Measures how soon all clients see a published change, with Redis between the storefronts and
 * without.
 */
export async function measureFreshness(
  shop: CheckShop,
  parts: CheckOptions,
): Promise<CheckResult[]> {
  const subjects = await addSubjects(shop)
  const rows: CheckResult[] = []
  for (const hasRedis of [true, false]) {
    if (!hasRedis) await moveRedis(shop)
    for (const subject of subjects) {
      const seen: Seen[] = []
      for (let round = 0; round < rounds; round++) {
        parts.signal.throwIfAborted()
        seen.push(await publishOnce(shop, subject, hasRedis ? round : rounds + round))
      }
      const found = judgeSeen(subject.name, seen, hasRedis)
      for (const row of found) parts.print(`  ${row.what} ${row.verdict}: ${row.saw}`)
      rows.push(...found)
    }
  }
  return rows
}

async function addSubjects({ change }: CheckShop): Promise<Subject[]> {
  const mark = randomBytes(3).toString("hex")
  const create = async (model: Parameters<typeof change>[0], values: object) =>
    (await change(model, "create", values)).id
  const { id: parent_id } = await change("cognito/group", "detail", { url: "shop" })
  const groupInput = { name: `Fresh ${mark}`, url: `fresh-${mark}`, parent_id }
  const group = await create("cognito/group", groupInput)
  const groups = { group_ids: [group], primary_group_id: group }
  const productInput = { name: `Fresh ${mark}`, url: `fresh-${mark}`, ...groups }
  const product = await create("sell/product", productInput)
  const code = `FRESH-${mark}`
  const sku = await create("sell/sku", { product_id: product, code, price: "10.00", stock: 5 })
  const texts = { name: `Fresh ${mark}`, url: `fresh-page-${mark}`, content: "<p>As it was</p>" }
  const page = await create("cognito/page", texts)
  return [
    {
      name: "a product's price",
      path: `/product/fresh-${mark}`,
      publish: async (round) => {
        await change("sell/sku", "update", { id: sku, price: `${20 + round}.75` })
        return `$${20 + round}.75`
      },
    },
    {
      name: "a CMS page's text",
      path: `/fresh-page-${mark}`,
      publish: async (round) => {
        const text = `Published ${mark} ${round}.`
        await change("cognito/page", "update", { id: page, content: `<p>${text}</p>` })
        return text
      },
    },
    {
      name: "a category's name",
      path: `/shop/fresh-${mark}`,
      publish: async (round) => {
        const name = `Newest ${mark} ${round}.`
        await change("cognito/group", "update", { id: group, name })
        return name
      },
    },
  ]
}

async function publishOnce(shop: CheckShop, subject: Subject, round: number): Promise<Seen> {
  const { storefronts, httpsPort } = shop
  const directly = storefronts.map((origin) => () => readDirectly(origin, subject.path))
  const behind = async () => (await fetchChaosPage(httpsPort, subject.path)).html
  for (const read of [...directly, behind]) await read()
  const startedAt = performance.now()
  const words = await subject.publish(round)
  const shown = (html: string) => html.includes(words)
  await eventually(publishedWithinMs, async () => {
    if (await hasUndeliveredChanges(shop))
      throw new Error("a storefront has not received the change event")
    const pages = await Promise.all(directly.map((read) => read()))
    if (!pages.some(shown)) throw new Error(`"${words}" was not to be seen on ${subject.path}`)
  })
  const publishedAt = performance.now()
  const watching = measureHiddenMs(behind, shown, publishedAt)
  const { old: oldDirectly, lastAt } = await countOld(directly, shown)
  const hiddenMs = await watching
  return {
    oldDirectly,
    hiddenMs,
    publishedMs: publishedAt - startedAt,
    staleMs: Math.max(0, lastAt - publishedAt),
    oldBehind: (await countOld([...directly, behind], shown)).old,
  }
}

/** True if a change event is still to be delivered to a storefront. */
async function hasUndeliveredChanges({ db }: CheckShop): Promise<boolean> {
  const open = db.selectFrom("change_outbox").select("id").where("delivered_at", "is", null)
  return (await open.limit(1).execute()).length > 0
}

async function readDirectly(origin: string, path: string): Promise<string> {
  const headers = { accept: "text/html" }
  const response = await fetch(origin + path, { headers, signal: AbortSignal.timeout(10_000) })
  return response.text()
}

/** Measures how long after the change the proxy still served the stale page. */
async function measureHiddenMs(
  read: () => Promise<string>,
  shown: (html: string) => boolean,
  sinceMs: number,
): Promise<number> {
  let hiddenMs = 0
  while (performance.now() - sinceMs < proxyCacheMs) {
    const requestedAt = performance.now()
    if (!shown(await read())) hiddenMs = requestedAt - sinceMs
  }
  return hiddenMs
}

/**
 * Counts stale pages in a hundred reads, alternating between the readers, and when the last stale
 * one was requested.
 */
async function countOld(
  readers: readonly (() => Promise<string>)[],
  shown: (html: string) => boolean,
): Promise<{ old: number; lastAt: number }> {
  let [old, lastAt] = [0, 0]
  for (let turn = 0; turn < readsEach; turn++) {
    const requestedAt = performance.now()
    const html = await readers[turn % readers.length]?.()
    if (shown(html ?? "")) continue
    old += 1
    lastAt = requestedAt
  }
  return { old, lastAt }
}

function judgeSeen(name: string, seen: readonly Seen[], hasRedis: boolean): CheckResult[] {
  const what = `${name}, ${hasRedis ? "with" : "without"} Redis`
  const most = (read: (each: Seen) => number) => Math.max(...seen.map(read))
  const directly = most(({ oldDirectly }) => oldDirectly)
  const behind = most(({ oldBehind }) => oldBehind)
  const hidden = most(({ hiddenMs }) => hiddenMs)
  const published = `published after ${most(({ publishedMs }) => publishedMs).toFixed(0)} ms`
  const times = `old pages of ${readsEach}, most of ${rounds} rounds`
  const stale = most(({ staleMs }) => staleMs)
  const seconds = `${(hidden / 1000).toFixed(1)} s`
  return [
    buildCheckResult(
      `${what}: ${times}, at each storefront in turn`,
      `${directly}, the last ${stale.toFixed(0)} ms after the first new one (${published})`,
      hasRedis ? "1" : `the last within ${bothMadeWithinMs / 1000} s`,
      hasRedis ? directly <= 1 : stale <= bothMadeWithinMs,
    ),
    buildCheckResult(
      `${what}: ${times}, with the proxy in turn, after its second`,
      `${behind}`,
      "1",
      behind <= 1,
    ),
    buildCheckResult(
      `${what}: longest that the proxy showed the old page`,
      seconds,
      "2.0 s",
      hidden < proxyCacheMs,
    ),
  ]
}

/** Moves Redis to another port: every client loses it, and its supervisor does not restart it. */
async function moveRedis({ cluster }: CheckShop): Promise<void> {
  const client = createClient({ url: cluster.redisUrl, socket: { reconnectStrategy: false } })
  client.on("error", () => {})
  await client.connect()
  await client.sendCommand(["CONFIG", "SET", "port", String(await findFreePort())])
  await client.sendCommand(["CLIENT", "KILL", "SKIPME", "yes"])
  client.destroy()
}
