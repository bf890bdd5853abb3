import { truncate } from "node:fs/promises"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { type StockedShelf, stockShelf } from "#tests/support/stocked-shelf.ts"
import { UnreliableApi } from "#tests/support/unreliable-api.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"
import { walkShop } from "#tests/support/walk-shop.ts"

let shelf: StockedShelf
let api: UnreliableApi
let shop: OwnStorefront

beforeAll(async () => {
  shelf = await stockShelf(4)
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  await api.goAway()
  shop = await openOwnStorefront(api.origin)
})
afterEach(() => api.comeBack())
afterAll(async () => {
  await shop?.close()
  await api?.close()
  await shelf?.clear()
})

const ask = (path: string) => visit(path, { origin: shop.origin })
const pathOf = (at: number) => `/product/${shelf.products[at]?.slug}`
const nameOf = (at: number) => shelf.products[at]?.name
const readHeading = async (path: string) => readText(readPage(await ask(path)), "h1")

describe("a storefront", () => {
  it("that has never reached its API shows every page that was built", async () => {
    const pages = await walkShop(shop.origin)
    const broken = pages.filter(({ status }) => status !== 200 && status !== 503)
    expect(broken.map(({ path, status }) => `${path} ${status}`)).toEqual([])
    const shown = pages.filter(({ status }) => status === 200).map(({ path }) => path)
    expect(shown).toEqual(
      expect.arrayContaining([
        ...["/", "/shop", "/shop-christmas", "/about", "/blog", "/contact"],
        ...["/privacy-policy", "/shipping-and-returns", "/terms-and-conditions"],
      ]),
    )
    expect(shown.filter((path) => path.startsWith("/product/")).length).toBeGreaterThanOrEqual(24)
  })

  it("that is killed in the middle of its work keeps the pages it had made", async () => {
    await eventually(30_000, async () => expect(await readHeading(pathOf(0))).toBe(nameOf(0)))
    const inTheMiddle = [1, 2, 3].map((at) => ask(pathOf(at)).catch(() => null))
    await shop.restart("at once")
    await Promise.all(inTheMiddle)
    await api.goAway()
    expect(await readHeading(pathOf(0))).toBe(nameOf(0))
    expect(await readHeading("/shop")).toBe("Shop")
    await api.comeBack()
    for (const at of [1, 2, 3]) {
      await eventually(30_000, async () => expect(await readHeading(pathOf(at))).toBe(nameOf(at)))
    }
  })

  it.each([
    ["emptied", 0],
    ["cut off", 100],
  ])("whose kept pages were %s makes them anew, never a blank one", async (_how, bytes) => {
    await eventually(30_000, async () => expect(await readHeading(pathOf(0))).toBe(nameOf(0)))
    const files = await shop.listKeptPages()
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) await truncate(file, bytes)
    await shop.restart()
    for (const [path, heading] of [
      [pathOf(0), nameOf(0)],
      ["/shop", "Shop"],
    ] as const) {
      await eventually(10_000, async () => {
        const page = await ask(path)
        expect([page.status, readText(readPage(page), "h1")]).toEqual([200, heading])
      })
    }
  })

  it("makes a page once, however many ask for it at a time", async () => {
    let calls = 0
    const real = api.mood
    api.mood = (call, answer, forward) => {
      if (call.url === "/graphql") calls += 1
      return real(call, answer, forward)
    }
    await shop.restart()
    const path = `/shop/${shelf.slug}`
    const pages = await Promise.all(Array.from({ length: 30 }, () => ask(path)))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    expect(calls).toBeLessThanOrEqual(6)
  })
})
