import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createOrderRow } from "#tests/factories/stored-orders.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
let ann: FixtureCustomer
let bob: FixtureCustomer
let annsOrder: number
let bobsOrder: number

beforeAll(async () => {
  fixture = await createCustomerFixture()
  const card = { code: "card", name: "Credit or debit card" }
  await fixture.database.db.insertInto("payment_types").values(card).execute()
  ann = await fixture.welcome()
  bob = await fixture.welcome()
  annsOrder = (await createOrderRow(fixture.database.db, ann.id)).id
  bobsOrder = (await createOrderRow(fixture.database.db, bob.id)).id
})
afterAll(() => fixture.close())

describe("generic invoice calls", () => {
  it("return customers their own invoices and no others", async () => {
    const { body } = await ann.post("sell/invoice/list", {})
    expect(body).toMatchObject({ count: 1, data: [{ id: annsOrder, total_amount: "70.40" }] })
    const own = await ann.post("sell/invoice/detail", { id: annsOrder })
    expect(own.body.item).toMatchObject({ id: annsOrder, email: "ann@example.com" })
    const other = await ann.post("sell/invoice/detail", { id: bobsOrder })
    expect([other.status, other.body.item]).toEqual([200, null])
  })

  it("return administrators all invoices, paginated and newest first", async () => {
    const { body } = await fixture.call("sell/invoice/list", { page_size: 1 })
    expect(body).toMatchObject({ count: 2, data: [{ id: bobsOrder, user_id: bob.id }] })
    const detail = await fixture.call("sell/invoice/detail", { id: annsOrder })
    expect(detail.body.item).toMatchObject({ id: annsOrder, user_id: ann.id, events: [] })
  })

  it("reject anonymous requests and changes", async () => {
    for (const call of ["list", "detail"]) {
      expect((await fixture.call(`sell/invoice/${call}`, { id: annsOrder }, null)).status).toBe(401)
    }
    for (const call of ["create", "update", "delete"]) {
      expect((await fixture.call(`sell/invoice/${call}`, { id: annsOrder })).status).toBe(404)
    }
  })
})
