import { isDeepStrictEqual } from "node:util"
import { RedisStore } from "#lib/redis/redis-store.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { memoryRules } from "#tests/assertions/memory-rules.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import { requireEngines } from "#tools/cluster/engines.ts"
import { createRedisProcess, type RedisProcess } from "../processes.ts"
import { type Scenario, type ScenarioResult, validateEqual } from "../scenario.ts"
import { openStorefrontPair, type StorefrontPair } from "../storefront-pair.ts"
import type { TortureShop } from "../torture-shop.ts"

/** An uncontended page takes a few milliseconds; this is the limit on a busy machine. */
const slowMs = 1_000
/** The API request of a product page, besides those of every page. */
const productCall = "/graphql"
const visibleWithinMs = 5_000
const takenUpWithinMs = 10_000

type Scene = StorefrontPair & {
  shop: TortureShop
  redis: RedisProcess
  slug: string
  path: string
  callsOfOnePage: number
}
type Act = { name: string; play: (scene: Scene, reads: number) => Promise<string[]> }

/** Two storefronts share a Redis that crashes, hangs, is full and changes its password. */
export const sharedRedis: Scenario = {
  name: "two storefronts and a Redis that fails in every way",
  size: { full: 100, reduced: 100 },
  needs: "redis",
  async run(shop, reads) {
    const redis = await createRedisProcess(requireEngines(["redis"]).redis)
    let pair: StorefrontPair | null = null
    try {
      await redis.start()
      const rules = await breakRules(redis.url)
      pair = await openStorefrontPair(shop.backend.origin, redis.url)
      const id = await shop.stock({ stock: 10, priceCents: 10_00 })
      const { url: slug } = await findProduct(shop, id)
      return await playAll(
        { ...pair, shop, redis, slug, path: `/product/${slug}`, callsOfOnePage: 0 },
        reads,
        rules,
      )
    } catch (error) {
      return { summary: "not all acts were played", errors: [String(error)] }
    } finally {
      redis.thaw()
      await pair?.close()
      await redis.kill()
    }
  },
}

async function playAll(scene: Scene, reads: number, rules: string[]): Promise<ScenarioResult> {
  const errors = [...rules]
  for (const { name, play } of acts) {
    const found = await play(scene, reads).catch((error: unknown) => [String(error)])
    errors.push(...found.map((error) => `${name}: ${error}`))
  }
  return { summary: `${memoryRules.length} rules of the memory, ${acts.length} acts`, errors }
}

const acts: readonly Act[] = [
  { name: "a page rendered once is rendered for all", play: renderOnce },
  { name: "a change is seen by alternating readers", play: readAlternately },
  { name: "a change is rendered once for all", play: renderChangeOnce },
  { name: "a change event to one reaches both", play: publishToOne },
  { name: "missing pages leave nothing", play: missPages },
  { name: "Redis is killed", play: surviveCrash },
  { name: "Redis hangs", play: surviveHanging },
  { name: "Redis is full", play: surviveFullness },
  { name: "Redis has another password", play: surviveLockOut },
  { name: "it is logged rarely", play: countWords },
]

/** Lists differences between the real Redis and the fake of the tests. */
async function breakRules(url: string): Promise<string[]> {
  const [one, other] = [new RedisStore(url), new RedisStore(url)]
  await eventually(takenUpWithinMs, () => Promise.all([one.get("any"), other.get("any")]))
  const errors: string[] = []
  for (const { name, found, is } of memoryRules) {
    const what = await found({ one, other })
    if (!isDeepStrictEqual(what, is)) errors.push(`${name}: ${JSON.stringify(what)}`)
  }
  one.close()
  other.close()
  return errors
}

async function renderOnce(scene: Scene) {
  const {
    fronts: [one, other],
    read,
    path,
    countCalls,
  } = scene
  const first = await read(one, path)
  const calls = countCalls(productCall)
  scene.callsOfOnePage = calls
  const second = await read(other, path)
  return [
    ...validateEqual("statuses", [first.status, second.status], [200, 200]),
    ...(calls === 0 ? ["the API was never called"] : []),
    ...validateEqual("calls of the API for the second reader", countCalls(productCall) - calls, 0),
  ]
}

async function readAlternately(scene: Scene, reads: number): Promise<string[]> {
  const name = await rename(scene)
  await scene.publishChange(scene.fronts, scene.slug)
  await untilShown(scene, scene.fronts[0], name)
  let old = 0
  for (let turn = 0; turn < reads; turn++) {
    const { html } = await scene.read(scene.fronts[turn % 2] ?? scene.fronts[0], scene.path)
    if (!html.includes(name)) old += 1
  }
  return old > 1 ? [`${old} of ${reads} pages were old`] : []
}

async function renderChangeOnce(scene: Scene): Promise<string[]> {
  const before = scene.countCalls(productCall)
  const name = await rename(scene)
  await scene.publishChange(scene.fronts, scene.slug)
  for (const front of scene.fronts) await untilShown(scene, front, name)
  const calls = scene.countCalls(productCall) - before
  return calls > scene.callsOfOnePage ? [`the API was called ${calls} times`] : []
}

async function publishToOne(scene: Scene): Promise<string[]> {
  const [one, other] = scene.fronts
  return [...(await changeIsSeen(scene, [one])), ...(await changeIsSeen(scene, [other]))]
}

async function missPages({ fronts, read, redis }: Scene): Promise<string[]> {
  const before = Number(await redis.sendCommand("DBSIZE"))
  const found: number[] = []
  for (let turn = 0; turn < 40; turn++) {
    const { status } = await read(fronts[turn % 2] ?? fronts[0], `/product/unknown-${turn}`)
    found.push(status)
  }
  const grown = Number(await redis.sendCommand("DBSIZE")) - before
  return [
    ...validateEqual("statuses", [...new Set(found)], [404]),
    ...(grown > 0 ? [`${grown} keys were left`] : []),
  ]
}

async function surviveCrash(scene: Scene): Promise<string[]> {
  await scene.redis.kill()
  const dead = [...(await everyReadIsQuick(scene)), ...(await changeIsSeen(scene, scene.fronts))]
  await scene.redis.start()
  return [...dead, ...(await sharesAgain(scene))]
}

async function surviveHanging(scene: Scene): Promise<string[]> {
  scene.redis.freeze()
  const hung = [...(await changeIsSeen(scene, scene.fronts)), ...(await everyReadIsQuick(scene))]
  scene.redis.thaw()
  return [...hung, ...(await sharesAgain(scene))]
}

async function surviveFullness(scene: Scene): Promise<string[]> {
  await scene.redis.sendCommand("CONFIG", "SET", "maxmemory", "1")
  const full = [...(await changeIsSeen(scene, scene.fronts)), ...(await everyReadIsQuick(scene))]
  await scene.redis.sendCommand("CONFIG", "SET", "maxmemory", "0")
  return [...full, ...(await sharesAgain(scene))]
}

/** Requires a password that the storefronts do not have, and removes it again. */
async function surviveLockOut(scene: Scene): Promise<string[]> {
  await scene.redis.kill()
  await scene.redis.start("--requirepass", "a-new-password")
  const out = [...(await everyReadIsQuick(scene)), ...(await changeIsSeen(scene, scene.fronts))]
  await scene.redis.kill()
  await scene.redis.start()
  return [...out, ...(await sharesAgain(scene))]
}

async function countWords({ fronts }: Scene): Promise<string[]> {
  return fronts.flatMap(({ log }) => {
    const words = log.filter((line) => /redis: (unavailable|command rejected)/.test(line))
    return words.length > 5 ? [`${words.length} lines about it: ${words.at(-1)}`] : []
  })
}

/** Validates that both storefronts show a change when only `notified` receive the event. */
async function changeIsSeen(scene: Scene, notified: readonly OwnStorefront[]): Promise<string[]> {
  const name = await rename(scene)
  await scene.publishChange(notified, scene.slug)
  for (const front of scene.fronts) await untilShown(scene, front, name)
  return []
}

/**
 * Validates that a change event to one storefront reaches the other again, soon after Redis is
 * back.
 */
async function sharesAgain(scene: Scene): Promise<string[]> {
  const [one, other] = scene.fronts
  return eventually(takenUpWithinMs, async () => {
    const name = await rename(scene)
    await scene.publishChange([one], scene.slug)
    await untilShown(scene, other, name, slowMs)
    return []
  }).catch((error: unknown) => [`nothing is shared again: ${error}`])
}

async function everyReadIsQuick({ fronts, read, path }: Scene): Promise<string[]> {
  let slowest = 0
  for (let turn = 0; turn < 30; turn++) {
    const { status, ms } = await read(fronts[turn % 2] ?? fronts[0], path)
    if (status !== 200) return [`a page returned ${status}`]
    slowest = Math.max(slowest, ms)
  }
  return slowest > slowMs ? [`a page took ${Math.round(slowest)} ms`] : []
}

async function untilShown(
  { read, path }: Scene,
  front: OwnStorefront,
  name: string,
  withinMs = visibleWithinMs,
): Promise<void> {
  await eventually(withinMs, async () => {
    const { status, html } = await read(front, path)
    if (status !== 200) throw new Error(`the page returns ${status}`)
    if (!html.includes(name)) throw new Error(`the page does not show "${name}"`)
  })
}

let names = 0
/** Sets the product's name to a unique one. */
async function rename({ shop, slug }: Scene): Promise<string> {
  names += 1
  const name = `Torture ${names} of ${Date.now()}`
  await shop.db.updateTable("products").set({ name }).where("url", "=", slug).execute()
  return name
}

async function findProduct({ db }: TortureShop, skuId: number): Promise<{ url: string }> {
  return db
    .selectFrom("products")
    .innerJoin("skus", "skus.product_id", "products.id")
    .select("products.url")
    .where("skus.id", "=", skuId)
    .executeTakeFirstOrThrow()
}
