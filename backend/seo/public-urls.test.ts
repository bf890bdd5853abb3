import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Deps } from "#backend/deps.ts"
import type { PublicUrlKind } from "#lib/contract/seo-calls.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createGroupRow, createImageRow, createProductRow } from "#tests/support/shop-rows.ts"
import { listPublicUrls, listUrlChunks } from "./public-urls.ts"

let database: TestDatabase
let deps: Deps

const now = new Date("2026-11-21T00:00:00Z")

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  deps = { db, now: () => now }
  const hash = await createImageRow(db, "bottle")
  const shop = await createGroupRow(db, "shop", null, { image_hash: hash })
  const resin = await createGroupRow(db, "resin", shop)
  const hidden = await createGroupRow(db, "hidden", shop, { enabled: false })
  const below = await createGroupRow(db, "below-hidden", hidden)
  const season = await createGroupRow(db, "shop-christmas")
  await createGroupRow(db, "help", null, { model: "Cognito/Faq" })
  await createProductRow(db, "grey", { groupIds: [resin, season], photoHashes: [hash, hash] })
  await createProductRow(db, "clear", { groupIds: [resin, shop] })
  await createProductRow(db, "secret", { enabled: false, groupIds: [resin] })
  await createProductRow(db, "nothing-to-buy", { skus: [] })
  await createProductRow(db, "in-hidden", { groupIds: [below] })
  await db
    .insertInto("pages")
    .values([
      { name: "About", url: "about" },
      { name: "Draft", url: "draft", enabled: false },
    ])
    .execute()
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  await db
    .insertInto("articles")
    .values([
      { name: "Out", url: "out", published_at: at("2026-11-20"), updated_at: at("2026-10-01") },
      { name: "To come", url: "to-come", published_at: at("2026-11-22") },
    ])
    .execute()
})
afterAll(() => database.close())

const list = (kind: PublicUrlKind, change: Partial<Parameters<typeof listPublicUrls>[1]> = {}) =>
  listPublicUrls(deps, {
    kind,
    after: 0,
    through: 2_147_483_647,
    limit: 1_000,
    withCounts: false,
    within: null,
    ...change,
  })
const slugsOf = async (kind: PublicUrlKind) => (await list(kind)).data.map(({ slug }) => slug)

describe("the public URLs of the shop", () => {
  it("include only records that are public now", async () => {
    expect(await slugsOf("product")).toEqual(["grey", "clear", "in-hidden"])
    expect(await slugsOf("group")).toEqual(["shop", "resin", "shop-christmas"])
    expect(await slugsOf("page")).toEqual(["about"])
    expect(await slugsOf("article")).toEqual(["out"])
  })

  it("list their images in order, and none for a record without images", async () => {
    const [grey, clear] = (await list("product")).data
    expect(grey?.images.map(({ alt }) => alt)).toEqual(["Picture of bottle", "Picture of bottle"])
    expect(clear?.images).toEqual([])
    expect((await list("group")).data[0]?.images).toHaveLength(1)
  })

  it("have the time of the last change; publication counts as a change of an article", async () => {
    expect((await list("article")).data[0]?.updated_at).toBe("2026-11-20T00:00:00.000Z")
  })

  it("are paged without gaps or duplicates, also if records are deleted in between", async () => {
    const first = await list("product", { limit: 1 })
    expect([first.data.length, first.next]).toEqual([1, first.data[0]?.id])
    const rest = await list("product", { limit: 2, after: first.next ?? 0 })
    expect(rest.data.map(({ slug }) => slug)).toEqual(["clear", "in-hidden"])
    expect(rest.next).toBeNull()
  })

  it("end at the requested id", async () => {
    const all = (await list("product")).data
    const some = await list("product", { after: all[0]?.id ?? 0, through: all[1]?.id ?? 0 })
    expect(some).toMatchObject({ data: [{ slug: "clear" }], next: null })
  })
})

describe("the product count of a group", () => {
  const countsOf = async (within: string | null) => {
    const { data } = await list("group", { withCounts: true, within })
    return Object.fromEntries(data.map(({ slug, product_count }) => [slug, product_count]))
  }

  it("counts each product once, with groups below, without hidden groups and products", async () => {
    expect(await countsOf(null)).toEqual({ shop: 2, resin: 2, "shop-christmas": 1 })
  })

  it("counts only products in a second group if requested", async () => {
    expect(await countsOf("shop-christmas")).toEqual({ shop: 1, resin: 1, "shop-christmas": 1 })
    expect(await countsOf("no-such-group")).toEqual({ shop: 0, resin: 0, "shop-christmas": 0 })
  })

  it("is null unless requested", async () => {
    expect((await list("group")).data.every((group) => group.product_count === null)).toBe(true)
  })
})

describe("a chunk of URLs", () => {
  it("has the number of its URLs and the time of their last change", async () => {
    const chunks = await listUrlChunks(deps, {})
    expect(chunks.map(({ kind, number, count }) => [kind, number, count])).toEqual([
      ["page", 1, 1],
      ["group", 1, 3],
      ["article", 1, 1],
      ["product", 1, 3],
    ])
  })

  it("follows from the id alone, so that no URL moves to another chunk", async () => {
    const { db } = database
    await createProductRow(db, "five-thousand", { id: 5_000 })
    await createProductRow(db, "five-thousand-and-one", { id: 5_001 })
    await createProductRow(db, "far-away", { id: 50_000 })
    await createProductRow(db, "short-lived")
    const count = async () =>
      (await listUrlChunks(deps, { kind: "product" })).map(({ number, count }) => [number, count])
    expect(await count()).toEqual([
      [1, 5],
      [2, 1],
      [10, 1],
    ])
    await db.deleteFrom("products").where("url", "=", "short-lived").execute()
    expect(await count()).toEqual([
      [1, 4],
      [2, 1],
      [10, 1],
    ])
    const [second] = await listUrlChunks(deps, { kind: "product", number: 2 })
    expect(second).toMatchObject({ number: 2, count: 1 })
    expect(await listUrlChunks(deps, { kind: "product", number: 3 })).toEqual([])
    await db.deleteFrom("products").where("id", ">=", 5_000).execute()
  })
})
