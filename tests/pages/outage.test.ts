import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { isPrivateAddress } from "#lib/session/private-paths.ts"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { readApi } from "#tests/support/read-api.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
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
import { visitAll, walkShop } from "#tests/support/walk-shop.ts"

/** One product for each way the API can fail, none of them visited before. */
const failures: readonly [string, Mood][] = [
  ["hangs", hangs],
  ["hangs up", hangsUp],
  ["is a proxy's HTML 404", answersProxy404],
  ["is an empty object", answersEmpty],
  ["is a fault of its own", answersFault],
  ["misses a field of the contract", misspells(/"(slug|url)":/g, '"lost":')],
]
let api: UnreliableApi
let shop: OwnStorefront
let shelf: StockedShelf
let built: Visit[]

beforeAll(async () => {
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  shop = await openOwnStorefront(api.origin)
  // What is for one visitor alone is made for each visit, and never kept.
  built = (await walkShop(shop.origin)).filter(
    ({ status, path }) => status === 200 && !isPrivateAddress(path),
  )
  shelf = await stockShelf(14)
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

/** Every page of the built shop answers with the heading it had before. */
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
  expect(page.tookMs).toBeLessThan(3_000)
  expect(Number(page.headers["retry-after"])).toBeGreaterThan(0)
  expect(page.headers["cache-control"]).toContain("no-store")
  const document = readPage(page)
  expect(headingOf(page)).toBe("We cannot load this page right now")
  expect(readText(document, "body")).toContain("Please try again in a moment.")
  expect(readText(document, "h1")).not.toBeNull()
  expect(page.html).not.toMatch(/ECONN|node_modules|Error:|digest/)
}

describe("while the API cannot be reached", () => {
  it("every page of the shop still answers with its content", async () => {
    await api.goAway()
    await expectWhole()
  })

  it("every page still does after the storefront restarts", async () => {
    await api.goAway()
    await shop.restart()
    await expectWhole()
  })

  it("a page that was made on demand keeps answering, also after a restart", async () => {
    const { path, name } = pick(0)
    expect(headingOf(await ask(path))).toBe(name)
    await api.goAway()
    expect(headingOf(await ask(path))).toBe(name)
    await shop.restart()
    const page = await ask(path)
    expect([page.status, headingOf(page)]).toEqual([200, name])
  })

  it("a page that a change has overtaken keeps answering, at its first visit after a restart too", async () => {
    const { path, slug, name } = pick(13)
    await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    await api.goAway()
    await announce("product", slug)
    await shop.restart()
    const page = await ask(path)
    expect([page.status, headingOf(page)]).toEqual([200, name])
  })

  it("a page that was never made says so within three seconds, in words without scripts", async () => {
    await api.goAway()
    expectUnavailable(await ask(pick(1).path))
    expectUnavailable(await ask(`/shop/${shelf.slug}`))
    expectUnavailable(await ask("/search/anything"))
  })

  it("nothing is called missing, because nobody can know", async () => {
    await api.goAway()
    await shop.restart()
    for (const path of ["/nobody-knows", "/product/nobody-knows", "/blog/nobody-knows"]) {
      expectUnavailable(await ask(path))
    }
    for (const path of ["/shop/nobody-knows", "/shop-christmas/nobody-knows"]) {
      expectUnavailable(await ask(path))
    }
  })

  it("a page that was never made is branded, and comes by itself once the API is back", async () => {
    const { path, name } = pick(2)
    await api.goAway()
    const page = await ask(path)
    expectUnavailable(page)
    expect(page.html).toContain((await readApi("currentDomain")).name)
    await api.comeBack()
    await eventually(30_000, async () => expect(headingOf(await ask(path))).toBe(name))
  })

  it("an address that cannot be one of ours is still refused as such", async () => {
    await api.goAway()
    expect((await ask("/%00")).status).toBe(400)
  })

  it("a missing file is still missing", async () => {
    await api.goAway()
    expect((await ask("/nothing.png")).status).toBe(404)
  })

  it("the storefront is alive but not ready", async () => {
    await api.goAway()
    expect((await ask("/api/health")).status).toBe(200)
    const ready = await ask("/api/ready")
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.html)).toMatchObject({ api: false })
  })

  it("suggestions and freshness say so, and pictures can be asked for again", async () => {
    await api.goAway()
    expect((await ask("/api/suggest?query=resin")).status).toBe(503)
    expect((await ask("/api/freshness?kind=page&slug=about")).status).toBe(503)
    const picture = await ask(`/assets/i/${"0".repeat(32)}/4x3/300.webp`)
    expect([picture.status, picture.headers["cache-control"]]).toEqual([503, "no-store"])
    expect(picture.headers["retry-after"]).toBeDefined()
  })
})

describe("an answer of the API that", () => {
  it.each(failures)("%s leaves a page that was made as it was", async (_case, mood) => {
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
    "%s makes a page that was never made unavailable, not missing",
    async (_case, mood, place) => {
      const { path, name } = pick(place)
      api.mood = mood
      expectUnavailable(await ask(path))
      await api.comeBack()
      await eventually(30_000, async () => expect(headingOf(await ask(path))).toBe(name))
    },
  )

  it("does not fit the contract is logged once, naming the call and the field", async () => {
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

  it("names a change is shown within thirty seconds of the API's return", async () => {
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

  it("is the API's own not-found makes the page missing, and a return brings it back", async () => {
    const { id, path, slug, name } = pick(12)
    await eventually(10_000, async () => expect(headingOf(await ask(path))).toBe(name))
    await admin.disable("sell/product", id)
    await announce("product", slug)
    await eventually(20_000, async () => expect((await ask(path)).status).toBe(404))
    await admin.enable("sell/product", id)
    await eventually(20_000, async () => expect(headingOf(await ask(path))).toBe(name))
  })
})
