import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import sharp from "sharp"
import { createGroupRow, createProductRow } from "#tests/support/shop-rows.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { saveOriginal } from "./save-original.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

let uploadCount = 0
/** Uploads an image whose left half is red and whose right half is blue. */
async function upload(name = "mug.png"): Promise<string> {
  uploadCount += 1
  const [width, height] = [400, 99 + uploadCount]
  const create = { width, height, channels: 3, background: "#ff0000" } as const
  const blue = { create: { ...create, width: width / 2, background: "#0000ff" } }
  const bytes = await sharp({ create })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
  const deps = { db: backend.database.db, store: backend.store }
  const stored = await saveOriginal(deps, bytes, { alt: "", name })
  if (!stored.ok) throw new Error(stored.error.body.message)
  return stored.value.hash
}

async function send(call: string, body: object) {
  const response = await backend.app.inject({
    method: "POST",
    url: `/api/v1/cognito/image/${call}`,
    payload: body,
    headers: { authorization: `Bearer ${backend.adminToken}` },
  })
  return { status: response.statusCode, ...response.json() }
}

async function fetchColour(url: string) {
  const response = await backend.app.inject({ url })
  const { dominant } = await sharp(response.rawPayload).stats()
  const { "cache-control": cacheControl } = response.headers
  return { isRed: dominant.r > dominant.b, cacheControl, status: response.statusCode }
}

/** Creates a product, a page and a category that show an image, also in a text. */
async function createUses(hash: string, url: string) {
  const { db } = backend.database
  const productId = await createProductRow(db, url, { photoHashes: [hash] })
  const groupId = await createGroupRow(db, `${url}-group`, null, { image_hash: hash })
  const content = `<p><img src="/assets/i/${hash}/4x3/300.webp" alt=""></p>`
  const articleId = await backend.create("cognito/article", {
    name: url,
    url,
    content,
    published_at: "2026-11-27T00:00:00Z",
  })
  const pageId = await backend.create("cognito/page", { name: url, url })
  await db
    .insertInto("page_contents")
    .values({ page_id: pageId, name: "band", template: "hero", background_image_hash: hash })
    .execute()
  await backend.takeChanges()
  return { productId, groupId, articleId, pageId }
}

describe("an image of the media library", () => {
  it("has where it is shown, each record once", async () => {
    const hash = await upload()
    const { productId, groupId, articleId, pageId } = await createUses(hash, "shown")
    const { item } = await send("detail", { hash })
    expect(item).toMatchObject({ name: "mug.png", is_unused: false, order_count: 0 })
    expect(
      item.uses.toSorted((a: { model: string }, b: { model: string }) =>
        a.model.localeCompare(b.model),
      ),
    ).toEqual([
      { model: "cognito/article", id: articleId, name: "shown" },
      { model: "cognito/group", id: groupId, name: "shown-group" },
      { model: "cognito/page", id: pageId, name: "shown" },
      { model: "sell/product", id: productId, name: "shown" },
    ])
  })

  it("is searched by its name and its tags, and listed as unused until something shows it", async () => {
    const hash = await upload("teapot.png")
    await send("update", { hash, tags: ["kitchen", "kitchen", "blue"] })
    const list = async (query: object) => {
      const { data } = await send("list", query)
      return data.map((image: { hash: string }) => image.hash)
    }
    expect(await list({ search: "teapot" })).toEqual([hash])
    expect(await list({ tag: "kitchen", unused: true, without_alt: true })).toEqual([hash])
    expect((await send("listTags", {})).data).toContainEqual({ tag: "blue", count: 1 })
    await createProductRow(backend.database.db, "teapot", { photoHashes: [hash] })
    expect(await list({ tag: "kitchen", unused: true })).toEqual([])
  })

  it("is rejected where somebody else has changed it, and does not change", async () => {
    const hash = await upload()
    const { item } = await send("detail", { hash })
    await send("update", { hash, alt: "Theirs", version: item.version })
    const mine = await send("update", { hash, alt: "Mine", version: item.version })
    expect([mine.status, mine.detail]).toEqual([409, { code: "record_changed" }])
    expect((await send("detail", { hash })).item.alt).toBe("Theirs")
  })
})

describe("a focal point", () => {
  it("is what crops show, at other URLs, which the pages and texts get", async () => {
    const hash = await upload()
    const { articleId } = await createUses(hash, "crop")
    const { item } = await send("update", { hash, focus: { x: 0, y: 50 } })
    expect(item.image.webp_url).toContain(`/assets/i/${hash}-0-50/`)
    const red = await fetchColour(`/assets/i/${hash}-0-50/9x16/50.webp`)
    expect(red).toEqual({
      isRed: true,
      status: 200,
      cacheControl: "public, max-age=31536000, immutable",
    })
    await send("update", { hash, focus: { x: 100, y: 50 } })
    expect((await fetchColour(`/assets/i/${hash}-100-50/9x16/50.webp`)).isRed).toBe(false)
    const article = await backend.call("cognito/article/detail", { id: articleId })
    expect(article.body.item?.content).toContain(`/assets/i/${hash}-100-50/4x3/300.webp`)
    expect(await backend.takeChanges()).toEqual(
      expect.arrayContaining(["product:crop", "page:crop", "group:crop-group", "article:crop"]),
    )
  })

  it("that it does not have is not rendered: its URL has the present crop, for no cache", async () => {
    const hash = await upload()
    await send("update", { hash, focus: { x: 0, y: 50 } })
    expect(await fetchColour(`/assets/i/${hash}-100-50/9x16/50.webp`)).toEqual({
      isRed: true,
      status: 200,
      cacheControl: "no-store",
    })
    for (const key of [`${hash}-101-50`, `${hash}-050-1`, `${hash}-50-50`, `${hash}-1`]) {
      expect((await backend.app.inject(`/assets/i/${key}/1x1/50.webp`)).statusCode).toBe(404)
    }
  })
})

describe("the replacement of an image", () => {
  it("changes every reference and text, publishes the pages, and takes over the text", async () => {
    const [hash, by] = [await upload(), await upload("new.png")]
    const { productId, groupId, articleId } = await createUses(hash, "replaced")
    await send("update", { hash, alt: "A mug", tags: ["mugs"] })
    await backend.takeChanges()
    const { item } = await send("replace", { hash, by })
    expect(item).toMatchObject({ hash: by, alt: "A mug", tags: ["mugs"], is_unused: false })
    expect(item.uses).toHaveLength(4)
    expect((await send("detail", { hash })).item).toMatchObject({ is_unused: true, uses: [] })
    const photos = backend.database.db.selectFrom("photos").select("image_hash")
    expect(await photos.where("product_id", "=", productId).execute()).toEqual([{ image_hash: by }])
    const group = await backend.call("cognito/group/detail", { id: groupId })
    expect(group.body.item?.image_hash).toBe(by)
    const article = await backend.call("cognito/article/detail", { id: articleId })
    expect(article.body.item?.content).toContain(`/assets/i/${by}/4x3/300.webp`)
    expect(await backend.takeChanges()).toEqual(
      expect.arrayContaining(["product:replaced", "page:replaced", "group:replaced-group"]),
    )
  })

  it.each([["itself"], ["an unknown one"]])("by %s is rejected at the field", async (which) => {
    const hash = await upload()
    const by = which === "itself" ? hash : "f".repeat(32)
    expect(await send("replace", { hash, by })).toMatchObject({
      status: 400,
      fields: { by: expect.any(String) },
    })
  })
})

describe("the deletion of an image", () => {
  it("is rejected while something shows it, and removes the file otherwise", async () => {
    const [used, unused] = [await upload(), await upload()]
    await createProductRow(backend.database.db, "keeps", { photoHashes: [used] })
    expect(await send("delete", { hash: used })).toMatchObject({
      status: 409,
      detail: { code: "image_in_use" },
    })
    expect(await send("delete", { hash: unused })).toMatchObject({ status: 200, success: true })
    expect(await backend.store.getOriginal(unused)).toBeNull()
    expect((await send("delete", { hash: unused })).status).toBe(404)
  })
})

it("the audit log has what was changed of an image, without its hash", async () => {
  const hash = await upload()
  await send("update", { hash, alt: "A mug" })
  const { before, after, call } = await backend.database.db
    .selectFrom("audit_entries")
    .selectAll()
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
  expect({ before, after, call }).toEqual({
    call: "cognito/image/update",
    before: { alt: "" },
    after: { alt: "A mug" },
  })
})
