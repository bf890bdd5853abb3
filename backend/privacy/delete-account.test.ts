import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createOrderRow, createPaymentRow } from "#tests/factories/stored-orders.ts"
import { createCustomerSession, testPassword } from "#tests/factories/test-customer.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
afterAll(() => fixture.close())

const remove = (who: FixtureCustomer, proof: object = { current_password: testPassword }) =>
  who.post("cognito/user/deleteAccount", proof)

const findUser = ({ id }: FixtureCustomer) =>
  fixture.database.db
    .selectFrom("users")
    .select(["email", "first_name", "enabled"])
    .where("id", "=", id)
    .executeTakeFirst()

describe("the deletion of one's account", () => {
  it("removes an account without orders, and ends its sessions", async () => {
    const ann = await fixture.welcome()
    expect(await remove(ann)).toMatchObject({ status: 200, body: { success: true } })
    expect(await findUser(ann)).toBeUndefined()
    expect((await ann.get("cognito/user/authUser")).status).toBe(401)
    await expect(createCustomerSession(fixture, ann.email)).rejects.toThrow("401")
  })

  it("retains orders without the person", async () => {
    const ann = await fixture.welcome()
    const { db } = fixture.database
    const { id } = await createOrderRow(db, ann.id, { email: ann.email, status: "completed" })
    const note = { order_id: id, note: "Ann rings twice", created_at: new Date() }
    await db.insertInto("order_notes").values(note).execute()
    expect((await remove(ann)).status).toBe(200)
    expect(await db.selectFrom("order_notes").selectAll().execute()).toEqual([])
    expect(await findUser(ann)).toMatchObject({ first_name: "", enabled: false })
    const order = await db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(order.total_cents).toBe(7_040)
    expect(JSON.stringify(order)).not.toMatch(/Ann|Bloodwood|customer-[0-9a-f]{12}/)
  })

  it("requires the password", async () => {
    const ann = await fixture.welcome()
    expect((await remove(ann, {})).body.fields).toHaveProperty("current_password")
    expect((await remove(ann, { current_password: "no such curlew" })).status).toBe(400)
    expect(await findUser(ann)).toMatchObject({ email: ann.email, enabled: true })
  })

  it.each(["awaiting_payment", "paid", "processing"] as const)(
    "is rejected with the number of an order that is %s",
    async (status) => {
      const ann = await fixture.welcome()
      const { id } = await createOrderRow(fixture.database.db, ann.id, { status })
      const { status: http, body } = await remove(ann)
      expect([http, body.message]).toEqual([
        409,
        expect.stringContaining(`You have orders in progress: ${id}.`),
      ])
      expect(await findUser(ann)).toMatchObject({ email: ann.email, enabled: true })
    },
  )

  it("is rejected while a refund is due or store credit is left", async () => {
    const ann = await fixture.welcome()
    const { db } = fixture.database
    const { id } = await createOrderRow(db, ann.id, { status: "refunded" })
    await createPaymentRow(db, id, {
      status: "paid",
      captured_cents: 7_040,
      refund_due_cents: 40,
      settled_at: new Date(),
    })
    expect((await remove(ann)).body.message).toContain("A refund to you is still on its way.")
    const bob = await fixture.welcome()
    await fixture.create("cognito/credit", { user_id: bob.id, amount: "25.00" })
    expect((await remove(bob)).body.message).toContain("You have $25.00 in store credit")
  })

  it("is rejected for an administrator", async () => {
    const boss = await fixture.welcome({ is_admin: true })
    expect((await remove(boss)).status).toBe(409)
    expect(await findUser(boss)).toMatchObject({ enabled: true })
  })
})
