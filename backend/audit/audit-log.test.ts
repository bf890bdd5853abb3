import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { deleteExpiredData } from "#backend/retention/register-retention.ts"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import { auditCalls } from "#lib/contract/audit-calls.ts"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { createTestShop, type TestShop } from "#tests/support/test-shop.ts"
import { masked } from "./mask-record.ts"
import { consoleActor, withAudit } from "./with-audit.ts"

let backend: TestBackend
let shop: TestShop
beforeAll(async () => {
  backend = await openTestBackend()
})
beforeEach(async () => {
  shop = await createTestShop(backend)
  await backend.database.db.deleteFrom("audit_entries").execute()
})
afterAll(() => backend.close())

const list = async (query: object = {}) => {
  const { body } = await backend.call("cognito/audit/list", query)
  return auditCalls.listAuditEntries.response.parse(body)
}
const latest = async () => (await list()).data[0]
const undo = (id: number | undefined, as?: string) => backend.call("cognito/audit/undo", { id }, as)
const welcome = (admin_role: AdminRole) => openCustomer(backend, { is_admin: true, admin_role })

describe("the audit log", () => {
  it("names who changed what of a record, before and after, and nothing else", async () => {
    const editor = await welcome("content")
    const values = { id: shop.product, name: "Black resin", blurb: "" }
    await backend.call("sell/product/update", values, editor.access_token)
    const { data, count } = await list({ model: "sell/product", record_id: shop.product })
    expect(count).toBe(1)
    expect(data[0]).toMatchObject({
      outcome: "done",
      actor: { kind: "account", id: editor.id, name: "Ann Example", role: "content" },
      call: "sell/product/update",
      label: "Black resin",
      changes: [{ field: "name", before: "Grey resin", after: "Black resin" }],
      can_undo: true,
    })
  })

  it("has an entry for what is created and deleted, with all fields", async () => {
    const id = await backend.create("cognito/faq", { name: "Do you post?" })
    await backend.call("cognito/faq/delete", { id })
    const [gone, made] = (await list()).data
    expect(made).toMatchObject({ call: "cognito/faq/create", record_id: id, can_undo: false })
    expect(made?.changes).toContainEqual({ field: "name", before: null, after: "Do you post?" })
    expect([made?.label, gone?.label]).toEqual(["Do you post?", "Do you post?"])
    expect(gone?.changes).toContainEqual({ field: "name", before: "Do you post?", after: null })
  })

  it("has none for calls that are rejected or change nothing, and none for reads", async () => {
    await backend.call("sell/product/update", { id: shop.product, name: "" })
    await backend.call("sell/product/update", { id: shop.product, name: "Grey resin" })
    await backend.call("sell/product/list", {})
    await backend.call("sell/product/delete", { id: 2_000_000_000 })
    expect((await list()).count).toBe(0)
  })

  it("shows that personal data changed, but no value of it", async () => {
    const customer = await openCustomer(backend)
    const values = { id: customer.id, first_name: "Zelda", mobile_phone: "0491 570 156" }
    expect((await backend.call("cognito/user/update", values)).status).toBe(200)
    const entry = await latest()
    expect(entry?.changes.map(({ field }) => field).sort()).toEqual(["first_name", "mobile_phone"])
    expect(entry?.changes[0]).toMatchObject({ before: masked, after: masked })
    await backend.call("cognito/user/delete", { id: customer.id })
    const rows = await backend.database.db.selectFrom("audit_entries").selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Zelda|0491|Example|@/)
  })

  it("records roles, and uploads", async () => {
    const staff = await welcome("content")
    await backend.call("cognito/admin/setRole", { id: staff.id, role: "orders" })
    expect(await latest()).toMatchObject({
      actor: { kind: "token", id: null, role: "owner" },
      label: "Ann Example",
      changes: [{ field: "role", before: "content", after: "orders" }],
      can_undo: false,
    })
  })

  it("keeps the entry of a call whose outcome is unknown", async () => {
    const call = { actor: consoleActor, call: "price set", model: "sell/sku", id: shop.sku }
    const deps = { db: backend.database.db, now: () => new Date() }
    const crash = () => Promise.reject(new Error("The machine lost its power."))
    await expect(withAudit(deps, call, crash)).rejects.toThrow("power")
    expect(await latest()).toMatchObject({ outcome: "started", record_id: shop.sku })
  })

  it("is deleted after its retention period", async () => {
    await backend.call("sell/product/update", { id: shop.product, name: "Black resin" })
    const forget = (days: number) =>
      deleteExpiredData({
        db: backend.database.db,
        now: () => new Date(Date.now() + days * 86_400_000),
        env: backend.env,
      })
    await forget(729)
    expect((await list()).count).toBe(1)
    await forget(731)
    expect((await list()).count).toBe(0)
  })
})

describe("undoing a change", () => {
  it("gives the changed fields their values from before, and can be undone itself", async () => {
    await backend.call("sell/sku/update", { id: shop.sku, price: "30.00", special_price: "20.00" })
    const first = await latest()
    await backend.call("sell/product/update", { id: shop.product, name: "Black resin" })
    const undone = await undo(first?.id)
    expect(undone.body.item).toMatchObject({ price: "24.95", special_price: null })
    const second = await latest()
    expect(second).toMatchObject({ call: "cognito/audit/undo", undoes_id: first?.id })
    expect((await list()).data.find(({ id }) => id === first?.id)).toMatchObject({
      undone_by: second?.id,
      can_undo: false,
    })
    expect((await undo(second?.id)).body.item).toMatchObject({ price: "30.00" })
  })

  it("brings texts, order of options and categories of a product back", async () => {
    const before = (await backend.call("sell/product/detail", { id: shop.product })).body.item
    const values = {
      id: shop.product,
      content: "<p>New</p>",
      group_ids: [],
      primary_group_id: null,
    }
    await backend.call("sell/product/update", values)
    expect((await undo((await latest())?.id)).status).toBe(200)
    const after = (await backend.call("sell/product/detail", { id: shop.product })).body.item
    expect(after).toEqual({ ...before, updated_at: after?.updated_at })
  })

  it("shows a disabled record again", async () => {
    await backend.call("sell/product/disable", { id: shop.product })
    expect((await undo((await latest())?.id)).body.item).toMatchObject({ enabled: true })
  })

  it("is rejected with the current record once a field has changed again", async () => {
    await backend.call("sell/product/update", { id: shop.product, name: "Black resin" })
    const entry = await latest()
    await backend.call("sell/product/update", { id: shop.product, name: "Red resin" })
    const { status, body } = await undo(entry?.id)
    expect([status, body.item?.name]).toEqual([409, "Red resin"])
  })

  it("is rejected for stock, for people and without the right to make the change", async () => {
    await backend.call("sell/sku/update", { id: shop.sku, price: "30.00", stock: 1 })
    expect((await undo((await latest())?.id)).status).toBe(409)
    const { id } = await openCustomer(backend)
    await backend.call("cognito/user/disable", { id })
    expect((await undo((await latest())?.id)).status).toBe(409)
    await backend.create("sell/shipping_type", { name: "Post" }).then(async (type) => {
      await backend.call("sell/shipping_type/update", { id: type, name: "Parcel" })
    })
    const entry = await latest()
    expect((await undo(entry?.id, (await welcome("content")).access_token)).status).toBe(403)
    expect((await undo(entry?.id)).status).toBe(200)
    expect((await undo(2_000_000_000)).status).toBe(404)
  })
})
