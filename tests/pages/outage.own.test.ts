import { truncate } from "node:fs/promises"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { visitPublicPages } from "#tests/support/page-kinds.ts"
import { readApi } from "#tests/support/read-api.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchPicture, readPicturePath } from "#tests/support/shared-picture.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { type StockedShelf, stockShelf } from "#tests/support/stocked-shelf.ts"
import {
  answersEmpty,
  answersFault,
  answersProxy404,
  hangs,
  hangsUp,
  type Mood,
  misspells,
  UnreliableApi,
} from "#tests/support/unreliable-api.ts"
import { readPage, readText, type Visit, visit } from "#tests/support/visit.ts"
import { visitAll } from "#tests/support/walk-shop.ts"
import { pickForTier } from "#tests/tiers.ts"

/** API failure modes. Tagged ones run in the full tier only; lib/api has unit tests for them. */
const failures: readonly [string, Mood][] = [
  ["hangs", hangs],
  ["misses a field of the contract", misspells(/"(slug|url)":/g, '"lost":')],
  ["hangs up @faults", hangsUp],
  ["is a proxy's HTML 404 @faults", answersProxy404],
  ["is an empty object @faults", answersEmpty],
  ["is a fault of its own @faults", answersFault],
]
/** Guaranteed maximum of 3 seconds. The core tier allows more, since the machine may be busy. */
const unavailableWithinMs = pickForTier({ core: 10_000, full: 3_000 })
/** Allows for the negative cache: a call that has just failed is not repeated at once. */
const healsWithinMs = 30_000
let api: UnreliableApi
let shop: OwnStorefront
let shelf: StockedShelf
/** Responses of a storefront that has never reached its API. Only prerendered pages are 200. */
let neverReached: Visit[]
let built: Visit[]

beforeAll(async () => {
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  await api.goAway()
  shop = await openOwnStorefront(api.origin)
  neverReached = await visitPublicPages(shop.origin)
  built = neverReached.filter(({ status }) => status === 200)
  await api.comeBack()
  shelf = await stockShelf(20)
})
afterEach(() => api.comeBack())
afterAll(async () => {
  await shop?.close()
  await api?.close()
  await shelf?.clear()
})

const ask = (path: string) => visit(path, { origin: shop.origin })
const headingOf = (page: Visit) => readText(readPage(page), "h1")

function pick(at: number) {
  const product = shelf.products[at]
  if (!product) throw new Error(`The shelf has no product ${at}`)
  return { ...product, path: `/product/${product.slug}` }
}

async function announce(kind: string, slug: string): Promise<void> {
  const body = JSON.stringify({ id: crypto.randomUUID(), changes: [{ kind, slug }] })
  const signature = signChangeEvent(body, shop.revalidateSecret, Math.floor(Date.now() / 1000))
  const headers = { "content-type": "application/json", [signatureHeader]: signature }
  const answer = await visit("/api/revalidate", { ...shop, method: "POST", headers, body })
  expect(answer.status).toBe(200)
}

/** Expects every prerendered page to respond 200 with its earlier heading. */
async function expectWhole(): Promise<void> {
  const changed: string[] = []
  for (let at = 0; at < built.length; at += 8) {
    const before = built.slice(at, at + 8)
    const now = await visitAll(
      before.map(({ path }) => path),
      shop.origin,
    )
    now.forEach((page, place) => {
      const old = before[place]
      if (page.status === 200 && old && headingOf(page) === headingOf(old)) return
      changed.push(`${page.path}: ${page.status} ${headingOf(page)}`)
    })
  }
  expect(changed).toEqual([])
}

function expectUnavailable(page: Visit): void {
  expect({ path: page.path, status: page.status }).toEqual({ path: page.path, status: 503 })
  expect(page.tookMs).toBeLessThan(unavailableWithinMs)
  expect(Number(page.headers["retry-after"])).toBeGreaterThan(0)
  expect(page.headers["cache-control"]).toContain("no-store")
  const document = readPage(page)
  expect(headingOf(page)).toBe("We can’t load this page right now")
  expect(readText(document, "body")).toContain("Please try again in a moment.")
  expect(readText(document, "h1")).not.toBeNull()
  expect(page.html).not.toMatch(/ECONN|node_modules|Error:|digest/)
}

it("serves prerendered pages from a storefront that has never reached its API", () => {
  const broken = neverReached.filter(({ status }) => status !== 200 && status !== 503)
  expect(broken.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  const paths = built.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/shop", "/shop-christmas", "/about", "/blog", "/contact"]),
  )
  const products = paths.filter((path) => path.startsWith("/product/"))
  expect(products.length).toBeGreaterThanOrEqual(pickForTier({ core: 1, full: 24 }))
})

describe("a storefront during an API outage", () => {
  it("serves cached pages, also after a restart", async () => {
    const [onDemand, changed] = [pick(0), pick(13)]
    for (const { path, name } of [onDemand, changed]) {
      await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    }
    const readBoth = async () => {
      const pages = [await ask(onDemand.path), await ask(changed.path)]
      return pages.map((page) => [page.status, headingOf(page)])
    }
    const whole = [
      [200, onDemand.name],
      [200, changed.name],
    ]
    await api.goAway()
    // The second page is invalidated and cannot be rendered again now.
    await announce("product", changed.slug)
    expect(await readBoth()).toEqual(whole)
    await expectWhole()
    await shop.restart()
    expect(await readBoth()).toEqual(whole)
    await expectWhole()
  })

  it("responds 503 within three seconds for a page that was never rendered", async () => {
    await api.goAway()
    expectUnavailable(await ask(pick(1).path))
    expectUnavailable(await ask(`/shop/${shelf.slug}/2`))
    expectUnavailable(await ask("/search/anything"))
  })

  it("responds 503, not 404, for unknown paths", async () => {
    await api.goAway()
    for (const path of ["/nobody-knows", "/product/nobody-knows", "/blog/nobody-knows"]) {
      expectUnavailable(await ask(path))
    }
    for (const path of ["/shop/nobody-knows", "/shop-christmas/nobody-knows"]) {
      expectUnavailable(await ask(path))
    }
  })

  it("renders the 503 page with the shop's name, and the page itself after recovery", async () => {
    const { path, name } = pick(2)
    await api.goAway()
    const page = await ask(path)
    expectUnavailable(page)
    expect(page.html).toContain((await readApi("currentDomain")).name)
    await api.comeBack()
    await eventually(30_000, async () => expect(headingOf(await ask(path))).toBe(name))
  })

  it("still responds 400 for a malformed URL", async () => {
    await api.goAway()
    expect((await ask("/%00")).status).toBe(400)
  })

  it("still responds 404 for a missing file", async () => {
    await api.goAway()
    expect((await ask("/nothing.png")).status).toBe(404)
  })

  it("is healthy but not ready", async () => {
    await api.goAway()
    expect((await ask("/api/health")).status).toBe(200)
    const ready = await ask("/api/ready")
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.html)).toMatchObject({ api: false })
  })

  it("responds 503 for suggestions, freshness and images, without caching the images", async () => {
    await api.goAway()
    expect((await ask("/api/suggest?query=resin")).status).toBe(503)
    expect((await ask("/api/freshness?kind=page&slug=about")).status).toBe(503)
    const picture = await ask(`/assets/i/${"0".repeat(32)}/4x3/300.webp`)
    expect([picture.status, picture.headers["cache-control"]]).toEqual([503, "no-store"])
    expect(picture.headers["retry-after"]).toBeDefined()
  })
})

describe("an API failure", () => {
  it.each(failures)("%s: serves a cached page unchanged", async (_case, mood) => {
    const { path, slug, name } = pick(3)
    await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    api.mood = mood
    await announce("product", slug)
    for (let tries = 0; tries < 3; tries++) {
      const page = await ask(path)
      expect([page.status, headingOf(page)]).toEqual([200, name])
    }
  })

  it.each(failures.map(([words, mood], at) => [words, mood, at + 4] as const))(
    "%s: responds 503, not 404, for a page that was never rendered",
    async (_case, mood, place) => {
      const { path, name } = pick(place)
      api.mood = mood
      expectUnavailable(await ask(path))
      await api.comeBack()
      await eventually(30_000, async () => expect(headingOf(await ask(path))).toBe(name))
    },
  )

  it("logs a contract mismatch once, with the call and the field", async () => {
    const { path, slug, name } = pick(10)
    await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    const seen = shop.log.length
    api.mood = misspells(/"price":"/g, '"price":"AUD ')
    await announce("product", slug)
    const lines = await eventually(20_000, async () => {
      await ask(path)
      const found = shop.log.slice(seen).filter((line) => line.includes("contract mismatch"))
      expect(found).not.toEqual([])
      return found
    })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      call: "productByUrl",
      field: "sellProduct.price",
    })
    expect(headingOf(await ask(path))).toBe(name)
  })

  it("renders a change within thirty seconds of the API's recovery", async () => {
    const { id, path, slug, name } = pick(11)
    await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    await api.goAway()
    await admin.update("sell/product", id, { name: "Changed meanwhile" })
    await announce("product", slug)
    expect(headingOf(await ask(path))).toBe(name)
    await api.comeBack()
    await eventually(30_000, async () => {
      expect(headingOf(await ask(path))).toBe("Changed meanwhile")
    })
  })

  it("responds 404 after the API's own not-found, and 200 once the product is back", async () => {
    const { id, path, slug, name } = pick(12)
    await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    await admin.disable("sell/product", id)
    await announce("product", slug)
    await eventually(20_000, async () => expect((await ask(path)).status).toBe(404))
    await admin.enable("sell/product", id)
    await eventually(20_000, async () => expect(headingOf(await ask(path))).toBe(name))
  })
})

describe("a storefront that restarts after a crash", () => {
  it("serves the pages cached before a crash during rendering", async () => {
    const { path, name } = pick(14)
    await eventually(healsWithinMs, async () => expect(headingOf(await ask(path))).toBe(name))
    const others = [15, 16, 17].map(pick)
    const inTheMiddle = others.map((other) => ask(other.path).catch(() => null))
    await shop.restart("at once")
    await Promise.all(inTheMiddle)
    await api.goAway()
    expect(headingOf(await ask(path))).toBe(name)
    expect(headingOf(await ask("/shop"))).toBe("Shop")
    await api.comeBack()
    for (const other of others) {
      await eventually(healsWithinMs, async () =>
        expect(headingOf(await ask(other.path))).toBe(other.name),
      )
    }
  })

  it.each([
    ["cut off", 100],
    ["emptied @faults", 0],
  ])("renders pages again whose cache files were %s, never a blank page", async (_how, bytes) => {
    const { path, name } = pick(14)
    await eventually(healsWithinMs, async () => expect(headingOf(await ask(path))).toBe(name))
    const files = await shop.listKeptPages()
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) await truncate(file, bytes)
    await shop.restart()
    for (const [page, heading] of [
      [path, name],
      ["/shop", "Shop"],
    ] as const) {
      await eventually(healsWithinMs, async () => {
        const answer = await ask(page)
        expect([answer.status, headingOf(answer)]).toEqual([200, heading])
      })
    }
  })
})

it("renders a page once for concurrent requests", async () => {
  await eventually(healsWithinMs, async () => expect((await ask("/api/ready")).status).toBe(200))
  let calls = 0
  const { mood } = api
  api.mood = (call, answer, forward) => {
    if (call.url === "/graphql") calls += 1
    return mood(call, answer, forward)
  }
  const pages = await Promise.all(Array.from({ length: 30 }, () => ask(pick(18).path)))
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect(calls).toBeLessThanOrEqual(6)
})

describe("a social media image during an API outage @faults", () => {
  const readPath = (at: number) =>
    eventually(healsWithinMs, () => readPicturePath(pick(at).path, shop.origin))
  const fetchNow = (path: string) => fetchPicture(path, shop.origin)

  it("is served unchanged from the cache, also after a restart", async () => {
    const path = await readPath(14)
    const before = await fetchNow(path)
    expect(before.status).toBe(200)
    await api.goAway()
    await shop.restart("at once")
    const { status, bytes, headers } = await fetchNow(path)
    expect({ status, isSame: bytes.equals(before.bytes) }).toEqual({ status: 200, isSame: true })
    expect(headers.get("cache-control")).toBe("public, max-age=60")
  })

  it("is the shop's default until it was rendered once, and its own after recovery", async () => {
    const path = await readPath(19)
    await api.goAway()
    const meanwhile = await fetchNow(path)
    expect(meanwhile).toMatchObject({ status: 200, format: "jpeg", width: 1200, height: 630 })
    expect(meanwhile.headers.get("cache-control")).toBe("public, max-age=60")
    await api.comeBack()
    await eventually(healsWithinMs, async () => {
      const { status, headers, bytes } = await fetchNow(path)
      const isSame = bytes.equals(meanwhile.bytes)
      expect({ status, isSame, kept: headers.get("cache-control") }).toEqual({
        ...{ status: 200, isSame: false, kept: "public, max-age=31536000, immutable" },
      })
    })
  })
})
