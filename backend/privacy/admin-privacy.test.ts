import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createOrderRow } from "#tests/factories/stored-orders.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

let userCount = 0
async function createUser() {
  userCount += 1
  const email = `person${userCount}@example.com`
  const { id } = await backend.database.db
    .insertInto("users")
    .values({ email, first_name: "Ann", last_name: "Example" })
    .returning("id")
    .executeTakeFirstOrThrow()
  return { id, email }
}

async function send(call: string, body: object) {
  const response = await backend.app.inject({
    method: "POST",
    url: `/api/v1/${call}`,
    payload: body,
    headers: { authorization: `Bearer ${backend.adminToken}` },
  })
  return { status: response.statusCode, ...response.json() }
}

describe("a customer in the back office", () => {
  it("has credit with its entries, and consents", async () => {
    const { id, email } = await createUser()
    await send("cognito/credit/create", { user_id: id, amount: "25.00", reason: "A late parcel" })
    await send("cognito/credit/create", { user_id: id, amount: "-5.00", reason: "A mistake" })
    const { item } = await send("cognito/user/summary", { id })
    expect(item).toMatchObject({
      email,
      credit_balance: "20.00",
      credit_entries: [{ amount: "-5.00" }, { amount: "25.00", reason: "A late parcel" }],
      consents: [],
      has_newsletter: false,
      addresses: [],
    })
    expect((await send("cognito/user/summary", { id: 999_999 })).item).toBeNull()
  })

  it("is exported as a file, and the audit log has who but no personal data", async () => {
    const { id, email } = await createUser()
    const { db } = backend.database
    const order = await createOrderRow(db, id, { email, status: "completed" })
    const note = { order_id: order.id, note: "An internal note", created_at: new Date() }
    await db.insertInto("order_notes").values(note).execute()
    const file = await send("cognito/user/export", { id, email })
    expect(file).toMatchObject({ status: 200, mime: "application/json" })
    expect(file.name).not.toContain("@")
    const data = JSON.parse(Buffer.from(file.data, "base64").toString("utf8"))
    expect(data).toMatchObject({
      email,
      account: { first_name: "Ann" },
      orders: [{ id: order.id }],
    })
    expect(JSON.stringify(data)).not.toContain(note.note)
    const entry = await backend.database.db
      .selectFrom("audit_entries")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ call: "cognito/user/export", record_id: id, outcome: "done" })
    expect(JSON.stringify(entry)).not.toContain(email)
  })

  it("is neither exported nor erased by another email address", async () => {
    const [ann, bob] = [await createUser(), await createUser()]
    for (const call of ["export", "erase"]) {
      const rejected = await send(`cognito/user/${call}`, { id: ann.id, email: bob.email })
      expect(rejected).toMatchObject({ status: 400, fields: { email: expect.any(String) } })
      expect((await send(`cognito/user/${call}`, { email: "nobody@example.com" })).status).toBe(404)
    }
  })

  it("is not erased while credit is left, unless that is insisted on", async () => {
    const { id, email } = await createUser()
    await send("cognito/credit/create", { user_id: id, amount: "25.00", reason: "A late parcel" })
    expect(await send("cognito/user/erase", { id, email })).toMatchObject({
      status: 409,
      message: "There is $25.00 of store credit left.",
    })
    const erased = await send("cognito/user/erase", { id, email, insist: true })
    expect(erased).toMatchObject({ status: 200, orders_retained: 0 })
    const users = backend.database.db.selectFrom("users").select("id")
    expect(await users.where("email", "=", email).execute()).toEqual([])
    const entries = await backend.database.db.selectFrom("audit_entries").selectAll().execute()
    expect(JSON.stringify(entries)).not.toContain(email)
  })
})
