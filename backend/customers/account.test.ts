import { randomUUID } from "node:crypto"
import { afterAll, beforeAll } from "@jest/globals"
import { type CustomerFixture, createCustomerFixture } from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
afterAll(() => fixture.close())

const give = (user_id: number, amount: string, values: object = {}) =>
  fixture.create("cognito/credit", { user_id, amount, ...values })

describe("store credit", () => {
  it("is the sum of credits and debits, of one supplier or of all", async () => {
    const ann = await fixture.welcome()
    expect((await ann.get("cognito/user/creditBalance")).body).toEqual({ balance: "0.00" })
    await give(ann.id, "25.00")
    await give(ann.id, "-5.10")
    await give(ann.id, "7.05", { supplier_id: 2 })
    const off = await give(ann.id, "99.00")
    await fixture.call("cognito/credit/disable", { id: off })
    await give((await fixture.welcome()).id, "11.00")
    expect((await ann.get("cognito/user/creditBalance")).body).toEqual({ balance: "26.95" })
    const of = async (supplier: number) =>
      (await ann.get(`cognito/user/creditBalance?supplier=${supplier}`)).body.balance
    expect([await of(1), await of(2), await of(3)]).toEqual(["19.90", "7.05", "0.00"])
  })

  it.each([
    ["nothing", { amount: "0.00" }, "amount"],
    ["a number", { amount: 5 }, "amount"],
    ["more than can be stored", { amount: "99999999.00" }, undefined],
    ["somebody who is not there", { amount: "1.00", user_id: 2_147_483_647 }, "user_id"],
  ])("rejects a credit entry with %s", async (_what, values, field) => {
    const ann = await fixture.welcome()
    const response = await fixture.call("cognito/credit/create", { user_id: ann.id, ...values })
    expect(response.status).toBe(400)
    expect(Object.keys(response.body.fields ?? {})[0]).toBe(field)
  })

  it("is given once for an idempotency key, however often and at once it is sent", async () => {
    const ann = await fixture.welcome()
    const input = { user_id: ann.id, amount: "5.00", reason: "Late", idempotency_key: randomUUID() }
    const send = (more: object = {}) => fixture.call("cognito/credit/create", { ...input, ...more })
    const responses = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const ids = new Set(responses.map(({ body }) => body.item?.id))
    expect(ids.size).toBe(1)
    const balance = async () => (await ann.get("cognito/user/creditBalance")).body.balance
    expect(await balance()).toBe("5.00")
    const log = await fixture.call("cognito/audit/list", {
      model: "cognito/credit",
      record_id: [...ids][0],
    })
    expect(log.body.count).toBe(1)
    expect((await send({ amount: "6.00" })).status).toBe(409)
    await send({ idempotency_key: randomUUID() })
    expect(await balance()).toBe("10.00")
  })

  it("may be sent again with the key of a rejected request", async () => {
    const ann = await fixture.welcome()
    const input = { amount: "5.00", idempotency_key: randomUUID() }
    const give = (user_id: number) => fixture.call("cognito/credit/create", { ...input, user_id })
    expect((await give(2_147_483_647)).status).toBe(400)
    expect((await give(ann.id)).status).toBe(201)
  })

  it("accepts credit entries from administrators only", async () => {
    const ann = await fixture.welcome()
    const input = { user_id: ann.id, amount: "100.00" }
    expect((await ann.post("cognito/credit/create", input)).status).toBe(403)
    expect((await fixture.call("cognito/credit/list", {}, null)).status).toBe(401)
    const boss = await fixture.welcome({ is_admin: true })
    expect((await boss.post("cognito/credit/create", input)).status).toBe(201)
  })
})

it("returns customer, credit and addresses in one no-store response for the account page", async () => {
  const ann = await fixture.welcome()
  await give(ann.id, "25.00")
  const response = await fixture.app.inject({
    url: "/api/v1/cognito/user/myAccount",
    headers: { authorization: `Bearer ${ann.access_token}` },
  })
  expect(response.json()).toMatchObject({ user: { id: ann.id }, balance: "25.00", addresses: [] })
  expect(response.headers["cache-control"]).toBe("no-store")
})

it("deletes all data of a deleted customer", async () => {
  const ann = await fixture.welcome()
  await give(ann.id, "25.00")
  await fixture.allow({ manage_addresses: true })
  const address = { first_name: "A", last_name: "B", street_address: "1 A St", city: "Calliope" }
  await ann.post("sell/address/create", { ...address, postcode: "4680", state: "QLD" })
  expect((await fixture.call("cognito/user/delete", { id: ann.id })).status).toBe(200)
  expect((await ann.get("cognito/user/authUser")).status).toBe(401)
  for (const table of ["addresses", "sessions", "credit_entries"] as const) {
    const left = await fixture.database.db
      .selectFrom(table)
      .select("user_id")
      .where("user_id", "=", ann.id)
      .execute()
    expect(left).toEqual([])
  }
})

it("publishes no change events for customers' records", async () => {
  await fixture.takeChanges()
  const id = await fixture.create("cognito/user", { email: "made@example.com", abn: "" })
  const again = await fixture.call("cognito/user/create", { email: "MADE@example.com" })
  expect(again).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } })
  const { body } = await fixture.call("cognito/user/detail", { id })
  expect(body.item).toMatchObject({ email: "made@example.com", date_of_birth: "", abn: null })
  expect(await fixture.takeChanges()).toEqual([])
})
