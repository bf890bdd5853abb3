import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { listAllGroups } from "#backend/catalogue/group-reads.ts"
import { updateStock } from "#backend/orders/update-stock.ts"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
let count = 0
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const call = async (path: string, body: object) => {
  const response = await backend.call(path, body)
  return { ...response, item: response.body.item }
}
const start = async (more: object = {}) => {
  count += 1
  const url = `mug-${count}`
  const body = { name: "Mug", url, code: url.toUpperCase(), price: "24.95", stock: 3, ...more }
  return { url, ...(await call("sell/product/start", body)) }
}
const listSkus = async (productId: number) => {
  const { body } = await call("sell/sku/list", { filter: { product_id: productId } })
  return body.data ?? []
}
const listMoves = async (productId: number) => {
  const { body } = await call("sell/sku/listMovements", { product_id: productId })
  return (body.data ?? []).map(({ change, stock_after, reason, note }) => [
    change,
    stock_after,
    reason,
    note,
  ])
}
async function startWithSku() {
  const { item, url } = await start()
  const id = item?.id ?? 0
  const [sku] = await listSkus(id)
  return { id, url, skuId: sku?.id ?? 0 }
}

describe("a new product", () => {
  it("is hidden and has its first SKU", async () => {
    const { status, item, url } = await start()
    expect([status, item]).toEqual([200, expect.objectContaining({ enabled: false, url })])
    expect(await listSkus(item?.id ?? 0)).toMatchObject([{ price: "24.95", stock: 3 }])
  })

  it("is not created at all if its address or its code is taken", async () => {
    const { url } = await start()
    const taken = await start({ url })
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([409, ["url"]])
    const code = await start({ code: url.toUpperCase() })
    expect([code.status, Object.keys(code.body.fields ?? {})]).toEqual([409, ["code"]])
    expect((await call("sell/product/detail", { url: code.url })).item).toBeNull()
  })
})

describe("a copy of a product", () => {
  it("has its variations, SKUs, attributes and add-ons, but no stock, and is hidden", async () => {
    const { id, skuId } = await startWithSku()
    await call("sell/product/saveVariations", {
      id,
      variations: [{ name: "Colour", options: [{ name: "Red" }, { name: "Blue" }] }],
      sku_options: [{ id: skuId, options: { Colour: "Red" } }],
    })
    const attributes = [{ name: "Material", values: ["Clay"] }]
    await call("sell/product/update", { id, attributes, featured_position: 1 })
    const addonId = await backend.create("sell/addon", { name: "Gift wrap", type: "Checkbox" })
    await backend.create("sell/product_group_addon", { product_id: id, addon_id: addonId })
    const names = { name: "Cup", url: `cup-${id}` }
    const copy = await call("sell/product/duplicate", { id, ...names })
    expect(copy.item).toMatchObject({
      ...names,
      enabled: false,
      attributes,
    })
    const copyId = copy.item?.id ?? 0
    const [sku] = await listSkus(copyId)
    expect(sku).toMatchObject({ stock: 0, price: "24.95", options: { Colour: "Red" } })
    expect(String(sku?.code)).toMatch(/^MUG-\d+-2$/)
    const again = await call("sell/product/duplicate", { id, ...names, url: `cup-${id}-b` })
    expect(String((await listSkus(again.item?.id ?? 0))[0]?.code)).toMatch(/^MUG-\d+-3$/)
    const filter = { product_id: copyId }
    expect((await call("sell/product_group_addon/list", { filter })).body.count).toBe(1)
    expect((await call("sell/product/duplicate", { ...names, id: 2_000_000 })).status).toBe(404)
  })
})

describe("deleting a product", () => {
  it("is rejected once it was ordered", async () => {
    const { id, skuId } = await startWithSku()
    const { db } = backend.database
    const { rows } = await sql<{ id: number }>`
      INSERT INTO users (email) VALUES (${`buyer${id}@example.com`}) RETURNING id`.execute(db)
    await sql`INSERT INTO orders (token, user_id, request_digest, content_digest, email, address,
        subtotal_cents, total_cents, tax_cents, reserved_until)
      VALUES (repeat('t', 43), ${rows[0]?.id}, 'd', 'd', 'a@example.com', '{}', 1, 1, 0, now())`.execute(
      db,
    )
    await sql`INSERT INTO order_lines (order_id, sku_id, product_name, sku_code, addons, qty, unit_cents)
      SELECT max(id), ${skuId}::integer, 'Mug', 'M', '[]', 1, 1 FROM orders`.execute(db)
    for (const path of ["remove", "delete"]) {
      const { status, body } = await call(`sell/product/${path}`, { id })
      expect([status, body.message]).toEqual([409, expect.stringContaining("Hide it")])
    }
    await sql`DELETE FROM order_lines`.execute(db)
    expect(await call("sell/product/remove", { id })).toMatchObject({ status: 200, item: null })
  })
})

describe("variations", () => {
  it("get renamed with their SKUs, added to a product with SKUs, and removed", async () => {
    const { id, skuId } = await startWithSku()
    const save = (variations: object[], options: object | null = null) =>
      call("sell/product/saveVariations", {
        id,
        variations,
        sku_options: options === null ? [] : [{ id: skuId, options }],
      })
    const colour = { name: "Colour", options: [{ name: "Red" }] }
    expect((await save([colour])).status).toBe(400)
    expect((await save([colour], { Colour: "Red" })).status).toBe(200)
    const renamed = { name: "Glaze", was: "Colour", options: [{ name: "Rust", was: "Red" }] }
    await save([renamed])
    expect(await listSkus(id)).toMatchObject([{ options: { Glaze: "Rust" } }])
    const twin = { product_id: id, code: `TWIN-${id}`, price: "1.00", options: { Glaze: "Rust" } }
    expect((await call("sell/sku/create", twin)).status).toBe(409)
    expect((await save([])).status).toBe(200)
    expect(await listSkus(id)).toMatchObject([{ options: {} }])
  })

  it("are not removed while that leaves two SKUs alike", async () => {
    const { id, skuId } = await startWithSku()
    const variations = [{ name: "Colour", options: [{ name: "Red" }, { name: "Blue" }] }]
    const sku_options = [{ id: skuId, options: { Colour: "Red" } }]
    await call("sell/product/saveVariations", { id, variations, sku_options })
    const other = { product_id: id, code: `B-${id}`, price: "1.00", options: { Colour: "Blue" } }
    await backend.create("sell/sku", other)
    expect((await call("sell/product/saveVariations", { id, variations: [] })).status).toBe(409)
    expect(await listSkus(id)).toMatchObject([
      { options: { Colour: "Red" } },
      { options: { Colour: "Blue" } },
    ])
  })
})

describe("photos", () => {
  it("are sorted, described and removed, each only of their product", async () => {
    const { id } = await startWithSku()
    const { db } = backend.database
    await sql`INSERT INTO images (hash, file_name, mime, width, height, bytes, average_colour)
      VALUES (repeat('a', 32), 'a.png', 'image/png', 8, 8, 8, '#aabbcc') ON CONFLICT DO NOTHING`.execute(
      db,
    )
    const { rows } = await sql<{ id: number }>`
      INSERT INTO photos (product_id, image_hash, sort_order)
      SELECT ${id}::integer, repeat('a', 32), 0 FROM generate_series(1, 3) RETURNING id`.execute(db)
    const [first = 0, second = 0, third = 0] = rows.map((row) => row.id)
    await backend.takeChanges()
    const sorted = await call("sell/product/sortPhotos", { id, photo_ids: [third, first] })
    expect(sorted.item?.photos).toMatchObject([{ id: third }, { id: first }, { id: second }])
    expect(await backend.takeChanges()).toContain(`product:${sorted.item?.url}`)
    const described = { id, photo_id: first, name: "A mug" }
    const { item } = await call("sell/product/updatePhoto", described)
    expect(item?.photos).toMatchObject([{ name: "" }, { name: "A mug" }, { name: "" }])
    const removed = await call("sell/product/removePhoto", { id, photo_id: third })
    expect(removed.item?.photos).toMatchObject([{ id: first }, { id: second }])
    const other = await startWithSku()
    for (const path of ["updatePhoto", "removePhoto"]) {
      const foreign = { id: other.id, photo_id: first, name: "" }
      expect((await call(`sell/product/${path}`, foreign)).status).toBe(404)
    }
  })
})

describe("stock", () => {
  it("is changed by a difference, so that a sale in between is not lost, with its reason", async () => {
    const { id, skuId } = await startWithSku()
    const { db } = backend.database
    const sell = (by: number) =>
      db.transaction().execute((trx) => updateStock(trx, new Map([[skuId, by]])))
    await sell(-2)
    const move = { id: skuId, change: 10, reason: "received", note: "From the kiln" }
    expect((await call("sell/sku/moveStock", move)).item).toMatchObject({ stock: 11 })
    await sell(1)
    await call("sell/sku/update", { id: skuId, stock: 5 })
    expect(await listMoves(id)).toEqual([
      [-7, 5, "set", ""],
      [1, 12, "restocked", ""],
      [10, 11, "received", "From the kiln"],
      [-2, 1, "sold", ""],
    ])
  })

  it("names who has set or moved it, by the email address of an account without a name", async () => {
    const { id, skuId } = await startWithSku()
    const nameless = { is_admin: true, first_name: "", last_name: "" }
    for (const account of [{ is_admin: true }, nameless]) {
      const { access_token: token } = await openCustomer(backend, account)
      await backend.call("sell/sku/update", { id: skuId, stock: 8 }, token)
      await backend.call("sell/sku/moveStock", { id: skuId, change: 1, reason: "lost" }, token)
    }
    await call("sell/sku/update", { id: skuId, stock: 5 })
    const { body } = await call("sell/sku/listMovements", { product_id: id })
    const email = expect.stringMatching(/@example\.com$/)
    const name = "Ann Example"
    expect(body.data?.map(({ actor }) => actor)).toEqual(["", email, email, name, name])
  })

  it("is moved once for an idempotency key, however often and at once it is sent", async () => {
    const { id, skuId } = await startWithSku()
    const move = { id: skuId, change: 10, reason: "received", idempotency_key: randomUUID() }
    const send = (more: object = {}) => call("sell/sku/moveStock", { ...move, ...more })
    const responses = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(responses.map(({ item }) => item)).toEqual(Array(4).fill(expect.anything()))
    expect(await listMoves(id)).toEqual([[10, 13, "received", ""]])
    expect((await send({ change: 11 })).status).toBe(409)
  })

  it("is not taken below 0: the response says how many are left", async () => {
    const { id, skuId } = await startWithSku()
    const move = { id: skuId, change: -4, reason: "damaged" }
    const { status, body } = await call("sell/sku/moveStock", move)
    expect([status, body.fields?.change]).toEqual([409, expect.stringContaining("only 3 left")])
    expect(await listMoves(id)).toEqual([])
    expect((await call("sell/sku/moveStock", { ...move, change: 0 })).status).toBe(400)
  })

  it("is low at the limit of its product, and when nothing is left", async () => {
    const { id, skuId } = await startWithSku()
    const isLow = async () => {
      const filter = { is_low: true, product_id: id }
      return (await call("sell/sku/list", { filter })).body.count === 1
    }
    expect(await isLow()).toBe(false)
    await call("sell/product/update", { id, low_stock: 3 })
    expect(await isLow()).toBe(true)
    await call("sell/product/update", { id, low_stock: 0 })
    expect(await isLow()).toBe(false)
    await call("sell/sku/update", { id: skuId, stock: 0 })
    expect(await isLow()).toBe(true)
  })
})

describe("categories", () => {
  it("are moved before one of the new parent's children, and published", async () => {
    const create = (url: string, parent_id: number | null) =>
      backend.create("cognito/group", { name: url, url, parent_id })
    const root = await create("all", null)
    const [a, b, c] = [await create("a", root), await create("b", root), await create("c", root)]
    await backend.takeChanges()
    const moved = await call("cognito/group/move", { id: c, parent_id: root, before_id: a })
    expect(moved.status).toBe(200)
    expect((await backend.takeChanges()).length).toBeGreaterThan(0)
    const { body } = await call("cognito/group/list", { sort: "lft", filter: { root } })
    expect(body.data?.map(({ id }) => id)).toEqual([root, c, a, b])
    const gone = { id: b, parent_id: root, before_id: 2_000_000 }
    expect((await call("cognito/group/move", gone)).status).toBe(409)
    await call("cognito/group/move", { id: c, parent_id: root })
    const after = await call("cognito/group/list", { sort: "lft", filter: { root } })
    expect(after.body.data?.map(({ id }) => id)).toEqual([root, a, b, c])
  })

  it("are sorted at the top, too", async () => {
    const create = (url: string) =>
      backend.create("cognito/group", { name: url, url, parent_id: null })
    const [first, second] = [await create("first"), await create("second")]
    const listRoots = async () =>
      (await listAllGroups(backend.database.db, "Sell/Product")).flatMap(({ id }) =>
        id === first || id === second ? [id] : [],
      )
    expect(await listRoots()).toEqual([first, second])
    await backend.takeChanges()
    const move = { id: second, parent_id: null, before_id: first }
    expect((await call("cognito/group/move", move)).status).toBe(200)
    expect((await backend.takeChanges()).length).toBeGreaterThan(0)
    expect(await listRoots()).toEqual([second, first])
  })
})

describe("a CSV file", () => {
  const text = (name: string, code: string) =>
    `Handle,Title,Variant SKU,Variant Price\n${name},Pot,${code},9.50\nBad Handle,X,Y,1\n`

  it("is checked without a change, imported, and exported", async () => {
    const file = { name: "products.csv", text: text("pot", "POT-1") }
    const expected = { added: 1, changed: 0, unchanged: 0, rejected: 1 }
    const { body } = await call("sell/product/checkImport", file)
    expect(body).toMatchObject({
      ...expected,
      products: [
        { handle: "pot", line: 2, kind: "added", sku_count: 1 },
        { kind: "rejected", errors: [{ line: 3, column: "Handle" }] },
      ],
    })
    expect((await call("sell/product/detail", { url: "pot" })).item).toBeNull()
    expect((await call("sell/product/import", file)).body).toMatchObject(expected)
    expect((await call("sell/product/detail", { url: "pot" })).item).toMatchObject({ name: "Pot" })
    const exported = await backend.app.inject({
      method: "POST",
      url: "/api/v1/sell/product/export",
      payload: {},
      headers: { authorization: `Bearer ${backend.adminToken}` },
    })
    const csv = Buffer.from(exported.json().data, "base64").toString()
    expect(csv).toContain("pot,Pot")
  })

  it("is rejected as a whole if it cannot be read, by its own name", async () => {
    const { status, body } = await call("sell/product/import", {
      name: "products.csv",
      text: 'Handle,Title\npot,"Worse\nx,y\n',
    })
    expect([status, body.fields?.text]).toEqual([400, expect.stringMatching(/^Line 2: /)])
    expect(body.fields?.text).not.toContain("/tmp")
  })
})
