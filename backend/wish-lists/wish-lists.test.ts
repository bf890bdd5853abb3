import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { wishListLimits } from "#lib/contract/wish-list.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { createImageRow, createOptionRow, createProductRow } from "#tests/support/shop-rows.ts"
import { getSharedWishList, getWishLists } from "./read-wish-lists.ts"
import { listSavedProducts, resolveSavedState } from "./saved-products.ts"
import {
  addSavedItem,
  createWishList,
  deleteWishList,
  mergeSavedItems,
  moveSavedItem,
  removeSavedItem,
  renameWishList,
  shareWishList,
} from "./wish-lists.ts"

let fixture: CartFixture
beforeAll(async () => {
  fixture = await createCartFixture()
})
afterAll(() => fixture.close())

const read = (userId: number, list: number | null = null) =>
  getWishLists(fixture.deps, userId, list)
const signUp = async () => (await fixture.customer()).userId

let products = 0
/** Creates a product with this many SKUs. Returns its slug and the ids of its SKUs. */
async function createProduct(skuCount = 1) {
  products += 1
  const slug = `wanted-${products}`
  const skus = Array.from({ length: skuCount }, () => ({}))
  const id = await createProductRow(fixture.db, slug, { skus })
  const rows = await fixture.db
    .selectFrom("skus")
    .select("id")
    .where("product_id", "=", id)
    .orderBy("sort_order")
    .execute()
  return { id, slug, skus: rows.map((row) => row.id) }
}

/** Creates a list. Returns its id. */
async function createList(userId: number, name: string): Promise<number> {
  expect(await createWishList(fixture.db, userId, { name })).toMatchObject({ ok: true })
  return (await read(userId)).lists.find((list) => list.name === name)?.id ?? 0
}

describe("wish lists", () => {
  it("save a product with its options, once, and show the last saved one first", async () => {
    const userId = await signUp()
    const [one, two] = [await createProduct(2), await createProduct()]
    await addSavedItem(fixture.db, userId, { product: one.slug, sku: null })
    await addSavedItem(fixture.db, userId, { product: two.slug, sku: null })
    await addSavedItem(fixture.db, userId, { product: one.slug, sku: one.skus[1] ?? 0 })
    const { lists, items, saved } = await read(userId)
    expect(lists).toMatchObject([{ name: "", count: 2, share_token: null }])
    expect(items.map(({ slug, sku }) => [slug, sku?.id])).toEqual([
      [two.slug, two.skus[0]],
      [one.slug, one.skus[1]],
    ])
    expect(saved).toEqual([one.slug, two.slug].sort())
  })

  it("ignore a SKU of another product, and reject a product that is not sold", async () => {
    const userId = await signUp()
    const [one, other] = [await createProduct(2), await createProduct()]
    await addSavedItem(fixture.db, userId, { product: one.slug, sku: other.skus[0] ?? 0 })
    expect((await read(userId)).items).toMatchObject([{ sku: null, state: "choose" }])
    const unknown = await addSavedItem(fixture.db, userId, { product: "not-sold", sku: null })
    expect(unknown).toMatchObject({ ok: false, error: { status: 404 } })
  })

  it("are created, renamed and deleted, each with a name of its own", async () => {
    const userId = await signUp()
    const id = await createList(userId, "Gifts")
    const other = await createList(userId, "Workshop")
    const taken = { ok: false, error: { body: { detail: { code: "wish_list_name_taken" } } } }
    expect(await createWishList(fixture.db, userId, { name: "Gifts" })).toMatchObject(taken)
    expect(await renameWishList(fixture.db, userId, { id: other, name: "Gifts" })).toMatchObject(
      taken,
    )
    await renameWishList(fixture.db, userId, { id, name: "Presents" })
    await deleteWishList(fixture.db, userId, { id: other })
    expect((await read(userId)).lists.map(({ name }) => name)).toEqual(["Presents"])
  })

  it("move a product with its options, and remove it from one list or from all", async () => {
    const userId = await signUp()
    const { slug, skus } = await createProduct(2)
    const [from, to] = [await createList(userId, "From"), await createList(userId, "To")]
    await addSavedItem(fixture.db, userId, { product: slug, sku: skus[0] ?? 0, list: from })
    await moveSavedItem(fixture.db, userId, { product: slug, from, to })
    expect((await read(userId, from)).items).toEqual([])
    expect((await read(userId, to)).items).toMatchObject([{ sku: { id: skus[0] } }])
    await addSavedItem(fixture.db, userId, { product: slug, sku: null, list: from })
    await removeSavedItem(fixture.db, userId, { product: slug, list: from })
    expect((await read(userId)).saved).toEqual([slug])
    await removeSavedItem(fixture.db, userId, { product: slug })
    expect((await read(userId)).saved).toEqual([])
  })

  it("are bounded, and so is what is in them", async () => {
    const userId = await signUp()
    const slugs = await Promise.all(
      Array.from({ length: wishListLimits.items + 1 }, async () => (await createProduct()).slug),
    )
    const results = []
    for (const product of slugs) {
      results.push(await addSavedItem(fixture.db, userId, { product, sku: null }))
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(wishListLimits.items)
    expect(results.at(-1)).toMatchObject({
      error: { body: { detail: { code: "wish_list_full" } } },
    })
    for (let at = 1; at < wishListLimits.lists; at += 1) await createList(userId, `List ${at}`)
    expect(await createWishList(fixture.db, userId, { name: "One more" })).toMatchObject({
      error: { body: { detail: { code: "wish_lists_full" } } },
    })
  })

  it("cannot be read or changed by another customer", async () => {
    const [ann, bob] = [await signUp(), await signUp()]
    const { slug } = await createProduct()
    const id = await createList(ann, "Ann’s")
    await addSavedItem(fixture.db, ann, { product: slug, sku: null, list: id })
    const mine = await createList(bob, "Bob’s")
    const rejected = await Promise.all([
      addSavedItem(fixture.db, bob, { product: slug, sku: null, list: id }),
      renameWishList(fixture.db, bob, { id, name: "Taken" }),
      deleteWishList(fixture.db, bob, { id }),
      shareWishList(fixture.db, bob, { id, shared: true }),
      moveSavedItem(fixture.db, bob, { product: slug, from: id, to: mine }),
    ])
    expect(rejected.map((result) => (result.ok ? 200 : result.error.status))).toEqual(
      rejected.map(() => 404),
    )
    await removeSavedItem(fixture.db, bob, { product: slug, list: id })
    expect(await read(bob, id)).toMatchObject({ list: mine, items: [] })
    expect(await read(ann)).toMatchObject({ lists: [{ name: "Ann’s", count: 1 }] })
  })
})

describe("the products of a guest", () => {
  it("merge once into the first list, which has what was there already as it was", async () => {
    const userId = await signUp()
    const [one, two] = [await createProduct(2), await createProduct()]
    await addSavedItem(fixture.db, userId, { product: one.slug, sku: one.skus[0] ?? 0 })
    const items = [
      { product: one.slug, sku: one.skus[1] ?? 0 },
      { product: two.slug, sku: null },
      { product: "not-sold", sku: null },
    ]
    const merges = await Promise.all(
      Array.from({ length: 10 }, () => mergeSavedItems(fixture.db, userId, { items })),
    )
    expect(merges).toEqual(merges.map(() => ({ ok: true, value: { left: [] } })))
    expect((await read(userId)).items.map(({ slug, sku }) => [slug, sku?.id])).toEqual([
      [two.slug, two.skus[0]],
      [one.slug, one.skus[0]],
    ])
  })

  it("are found and merged by the redirect of their page, if their slug has changed", async () => {
    const [userId, product] = [await signUp(), await createProduct()]
    const old = { product: `${product.slug}-before`, sku: null }
    const list = async () => {
      const [item] = await listSavedProducts(fixture.deps, [old])
      return [item?.slug, item?.state, item?.product?.slug]
    }
    expect(await list()).toEqual([old.product, "gone", undefined])
    const paths = { from_path: `/product/${old.product}`, to_path: `/product/${product.slug}` }
    const { id } = await fixture.db
      .insertInto("redirects")
      .values(paths)
      .returning("id")
      .executeTakeFirstOrThrow()
    expect(await list()).toEqual([old.product, "available", product.slug])
    await mergeSavedItems(fixture.db, userId, { items: [old] })
    expect((await read(userId)).saved).toEqual([product.slug])
    await fixture.db.updateTable("redirects").set({ enabled: false }).where("id", "=", id).execute()
    expect((await list())[1]).toBe("gone")
  })

  it("are named where the list has no space for them", async () => {
    const userId = await signUp()
    for (let at = 0; at < wishListLimits.items; at += 1) {
      const { slug } = await createProduct()
      await addSavedItem(fixture.db, userId, { product: slug, sku: null })
    }
    const { slug } = await createProduct()
    const items = [{ product: slug, sku: null }]
    expect(await mergeSavedItems(fixture.db, userId, { items })).toEqual({
      ok: true,
      value: { left: [slug] },
    })
  })
})

describe("the link of a list", () => {
  it("shows name and products, nothing about the owner, until it is withdrawn", async () => {
    const userId = await signUp()
    const [shown, gone] = [await createProduct(), await createProduct()]
    const id = await createList(userId, "Gifts")
    for (const { slug } of [gone, shown]) {
      await addSavedItem(fixture.db, userId, { product: slug, sku: null, list: id })
    }
    await fixture.db
      .updateTable("products")
      .set({ enabled: false })
      .where("id", "=", gone.id)
      .execute()
    const getToken = async () => (await read(userId)).lists[0]?.share_token ?? null
    await shareWishList(fixture.db, userId, { id, shared: true })
    const token = (await getToken()) ?? ""
    expect(token).toMatch(/^[\w-]{43}$/)
    await shareWishList(fixture.db, userId, { id, shared: true })
    expect(await getToken()).toBe(token)
    const list = await getSharedWishList(fixture.deps, token)
    expect(Object.keys(list ?? {})).toEqual(["name", "items"])
    expect(list?.items.map(({ slug }) => slug)).toEqual([shown.slug])
    await shareWishList(fixture.db, userId, { id, shared: false })
    expect(await getSharedWishList(fixture.deps, token)).toBeNull()
    await shareWishList(fixture.db, userId, { id, shared: true })
    expect(await getToken()).not.toBe(token)
  })
})

describe("a saved product", () => {
  const facts = { isSold: true, wasChosen: false, stock: 3, hasStock: true, needsExtras: false }

  it.each([
    ["available", {}],
    ["choose", { needsExtras: true }],
    ["choose", { stock: null }],
    ["options_gone", { stock: null, wasChosen: true }],
    ["out_of_stock", { stock: 0 }],
    ["out_of_stock", { stock: null, hasStock: false }],
    ["gone", { isSold: false, stock: null, hasStock: false }],
  ] as const)("is %s with %j", (state, changes) => {
    expect(resolveSavedState(Object.assign({}, facts, changes))).toBe(state)
  })

  it("has the photo of its options, and the query that chooses them", async () => {
    const photoHashes = [
      await createImageRow(fixture.db, "red"),
      await createImageRow(fixture.db, "teal"),
    ]
    const product = "mushroom"
    const id = await createProductRow(fixture.db, product, { skus: [{}, {}], photoHashes })
    const { photo } = await fixture.db
      .selectFrom("photos")
      .select("id as photo")
      .where("product_id", "=", id)
      .where("image_hash", "=", photoHashes[1] ?? "")
      .executeTakeFirstOrThrow()
    const { sku } = await fixture.db
      .updateTable("skus")
      .set({ sku_photo_id: photo })
      .where("code", "=", "MUSHROOM-1")
      .returning("id as sku")
      .executeTakeFirstOrThrow()
    await createOptionRow(fixture.db, sku, "Cap", "Teal")
    const items = [
      { product, sku: null },
      { product, sku },
    ]
    const saved = await listSavedProducts(fixture.deps, items)
    expect(saved.map((item) => [item.product?.image?.hash, item.product?.option_query])).toEqual([
      [photoHashes[0], undefined],
      [photoHashes[1], "?cap=teal"],
    ])
  })

  it("has today’s price and stock, also without its options", async () => {
    const { slug, skus } = await createProduct(2)
    const list = () =>
      listSavedProducts(fixture.deps, [
        { product: slug, sku: skus[0] ?? 0 },
        { product: "not-sold", sku: null },
      ])
    expect(await list()).toMatchObject([
      { state: "available", sku: { price_each: "24.95" }, product: { slug } },
      { state: "gone", sku: null, product: null },
    ])
    await fixture.db
      .updateTable("skus")
      .set({ price_cents: 1_000, stock: 0 })
      .where("id", "=", skus[0] ?? 0)
      .execute()
    expect(await list()).toMatchObject([
      { state: "out_of_stock", sku: { price_each: "10.00" } },
      {},
    ])
    await fixture.db
      .updateTable("skus")
      .set({ enabled: false })
      .where("id", "=", skus[0] ?? 0)
      .execute()
    // The other SKU was not chosen.
    expect(await list()).toMatchObject([{ state: "options_gone", sku: null }, {}])
  })
})
