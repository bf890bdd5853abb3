import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { createStockedCategory } from "#tests/fixtures/stocked-category.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"

/** Maximum delay between the scheduled time and the page's update. */
const toleranceMs = 2_000
const [suffix] = crypto.randomUUID().split("-")
const pageIds: number[] = []

afterAll(async () => {
  for (const id of pageIds) await admin.delete("cognito/page", id)
})

type Schedule = { first?: number; last?: number }

/** Creates a page with a permanent block and one scheduled by epoch ms. Returns its path. */
async function createPage(name: string, { first, last }: Schedule): Promise<string> {
  const url = `timed-${name}-${suffix}`
  const wrapper = {
    ...(first && { hidden_before: new Date(first).toISOString() }),
    ...(last && { hidden_after: new Date(last).toISOString() }),
  }
  const widgets = [
    { type: "core/html", templatevar: { html: "<p>Always here.</p>" } },
    { type: "core/html", templatevar: { html: "<p>Only for a time.</p>" }, wrapper },
  ]
  const rows = [{ blocks: [{ id: 1, widgets }] }]
  pageIds.push(await admin.create("cognito/page", { name: `Timed ${name}`, url, rows }))
  return `/${url}`
}

/** Fetches the page once at `timestampMs`, without an earlier request. */
async function fetchStateAt(timestampMs: number, path: string, origin: string) {
  await sleep(Math.max(0, timestampMs - Date.now()))
  return fetchState(path, origin)
}

async function fetchState(path: string, origin: string) {
  const page = await requestPage(path, { origin })
  const text = getElementText(parseDocument(page), "main") ?? ""
  return {
    status: page.status,
    isThere: text.includes("Always here."),
    hasTimed: text.includes("Only for a time."),
    cache: page.headers["x-nextjs-cache"],
  }
}
const before = { status: 200, isThere: true, hasTimed: false }
const during = { status: 200, isThere: true, hasTimed: true }

describe("a scheduled block", () => {
  it("appears and disappears without a request in between", async () => {
    const { origin } = getRunningShop()
    const first = Date.now() + 3_000
    const last = first + 4_000
    const path = await createPage("both", { first, last })
    await eventually(2_500, async () =>
      expect(await fetchState(path, origin)).toMatchObject(before),
    )
    expect(await fetchStateAt(first + toleranceMs, path, origin)).toMatchObject({
      ...during,
      cache: "HIT",
    })
    expect(await fetchStateAt(last + toleranceMs, path, origin)).toMatchObject({
      ...before,
      cache: "HIT",
    })
  })

  it("leaves other pages cached @repeat", async () => {
    const { origin } = getRunningShop()
    await eventually(5_000, async () => {
      expect(
        (await requestPage("/terms-and-conditions", { origin })).headers["x-nextjs-cache"],
      ).toBe("HIT")
    })
    const first = Date.now() + 1_500
    const path = await createPage("neighbour", { first })
    expect(await fetchState(path, origin)).toMatchObject(before)
    expect(await fetchStateAt(first + toleranceMs, path, origin)).toMatchObject(during)
    expect((await requestPage("/terms-and-conditions", { origin })).headers["x-nextjs-cache"]).toBe(
      "HIT",
    )
  })
})

it("ends a special price at its time on the product page and in its category", async () => {
  const category = await createStockedCategory(1)
  const { skuId = 0, slug } = category.products[0] ?? {}
  const paths = [`/product/${slug}`, `/shop/${category.slug}`]
  const listOnSpecial = async () => {
    const texts = await Promise.all(paths.map(readMain))
    return texts.map((text) => text.includes("$9.90"))
  }
  try {
    await admin.update("sell/sku", skuId, { special_price: "9.90" })
    await eventually(20_000, async () => expect(await listOnSpecial()).toEqual([true, true]))
    const end = Date.now() + 3_000
    await admin.update("sell/sku", skuId, { special_until: new Date(end).toISOString() })
    // The new render includes the expiry of the special price.
    await listOnSpecial()
    await sleep(Math.max(0, end + 1_000 + toleranceMs - Date.now()))
    expect(await listOnSpecial()).toEqual([false, false])
  } finally {
    await category.clear()
  }
})

async function readMain(path: string): Promise<string> {
  return getElementText(parseDocument(await requestPage(path)), "main") ?? ""
}

describe("a scheduled block on a storefront that restarts @faults", () => {
  let shop: OwnStorefront
  beforeAll(async () => {
    shop = await openOwnStorefront(getRunningShop().apiOrigin)
  })
  afterAll(() => shop?.close())

  it("appears after a restart before its time", async () => {
    const first = Date.now() + 12_000
    const path = await createPage("restart", { first })
    expect(await fetchState(path, shop.origin)).toMatchObject(before)
    await shop.restart("at once")
    expect(Date.now()).toBeLessThan(first)
    expect(await fetchStateAt(first + toleranceMs, path, shop.origin)).toMatchObject({
      ...during,
      cache: "HIT",
    })
  })

  it("appears if its time passes during the restart", async () => {
    const first = Date.now() + 6_000
    const path = await createPage("away", { first })
    expect(await fetchState(path, shop.origin)).toMatchObject(before)
    await sleep(Math.max(0, first - 200 - Date.now()))
    await shop.restart("at once")
    expect(Date.now()).toBeGreaterThan(first)
    expect(await fetchStateAt(Date.now() + 7_000, path, shop.origin)).toMatchObject({
      ...during,
      cache: "HIT",
    })
  })
})
