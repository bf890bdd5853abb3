import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"
import { maxAddresses } from "./addresses.ts"

let fixture: CustomerFixture
let ann: FixtureCustomer
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
beforeEach(async () => {
  await fixture.allow({ manage_addresses: true })
  ann = await fixture.welcome()
})
afterAll(() => fixture.close())

const home = {
  first_name: "Ann",
  last_name: "Example",
  street_address: "27 Bloodwood Street",
  postcode: "4680",
  city: "Calliope",
  state: "QLD",
}

async function save(who: FixtureCustomer, values: object = {}): Promise<number> {
  const { status, body } = await who.post("sell/address/create", { ...home, ...values })
  if (!body.item) throw new Error(`failed with ${status}`)
  return body.item.id
}
const listIds = async (who: FixtureCustomer) =>
  (await who.get("sell/address")).body.data?.map(({ id }) => id)
const current = async (who: FixtureCustomer) =>
  (await who.post("cognito/user/detail", { id: who.id })).body.item?.current_address_id

it("lists a saved address with all fields and makes the first one current", async () => {
  const first = await save(ann, { display_name: "Home" })
  const second = await save(ann, { city: "Gladstone" })
  const { body } = await ann.get("sell/address")
  expect(body).toMatchObject({
    count: 2,
    data: [
      { ...home, id: first, display_name: "Home", country: "AU", enabled: true },
      { id: second, city: "Gladstone" },
    ],
  })
  expect(await current(ann)).toBe(first)
})

it("names a customer without a name, and no other, after their first address", async () => {
  const getName = async (who: FixtureCustomer) => {
    const { item } = (await who.post("cognito/user/detail", { id: who.id })).body
    return [item?.first_name, item?.last_name]
  }
  const guest = await fixture.welcome({ first_name: "", last_name: "" })
  await save(guest, { first_name: "Kim", last_name: "Tran" })
  await save(guest, { first_name: "Somebody", last_name: "Else" })
  expect(await getName(guest)).toEqual(["Kim", "Tran"])
  await save(ann, { first_name: "Somebody", last_name: "Else" })
  expect(await getName(ann)).toEqual(["Ann", "Example"])
})

it("replaces all fields of an address on update", async () => {
  const id = await save(ann, { company: "Ann's" })
  const response = await ann.post("sell/address/update", { ...home, id, city: "Gladstone" })
  expect(response.body.item).toMatchObject({ id, city: "Gladstone", company: "" })
})

it("lists a disabled address but no longer as current", async () => {
  const [first, second] = [await save(ann), await save(ann)]
  await ann.post("sell/address/disable", { id: second })
  expect(await current(ann)).toBe(first)
  const off = await ann.post("sell/address/disable", { id: first })
  expect(off.body.item).toMatchObject({ id: first, enabled: false })
  expect(await listIds(ann)).toEqual([first, second])
  expect(await current(ann)).toBeNull()
  const chosen = { id: ann.id, current_address_id: first }
  expect((await ann.post("cognito/user/update", chosen)).body.fields).toHaveProperty(
    "current_address_id",
  )
  await ann.post("sell/address/enable", { id: second })
  expect(await current(ann)).toBe(second)
})

it("selects another address as current", async () => {
  const second = (await save(ann)) && (await save(ann))
  const input = { id: ann.id, current_address_id: second }
  expect((await ann.post("cognito/user/update", input)).status).toBe(200)
  expect(await current(ann)).toBe(second)
})

it.each([
  ["a postcode of another state", { postcode: "3000" }, "postcode"],
  ["no street", { street_address: " " }, "street_address"],
  ["a country overseas", { country: "NZ" }, "country"],
  ["a state that is none", { state: "Queensland" }, "state"],
  ["a phone number that is not a number", { phone: "call me" }, "phone"],
])("rejects %s with an error on the field", async (_what, values, field) => {
  const { status, body } = await ann.post("sell/address/create", { ...home, ...values })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(await listIds(ann)).toEqual([])
})

it("deletes an address for good; a customer and a cart no longer refer to it", async () => {
  const id = await save(ann)
  const other = await save(ann)
  expect(await current(ann)).toBe(id)
  expect((await ann.post("sell/address/remove", { id })).body.item).toMatchObject({ id })
  expect(await listIds(ann)).toEqual([other])
  expect(await current(ann)).toBeNull()
  expect((await ann.post("sell/address/remove", { id })).status).toBe(404)
})

it("replaces line breaks and NUL characters by spaces", async () => {
  const made = await ann.post("sell/address/create", { ...home, city: "Port\0\r\nCurtis" })
  expect(made.body.item).toMatchObject({ city: "Port Curtis" })
})

it("rejects reading, choosing or changing another customer's address", async () => {
  const bob = await fixture.welcome()
  const id = await save(bob)
  for (const [call, body] of [
    ["detail", { id }],
    ["enable", { id }],
    ["disable", { id }],
    ["remove", { id }],
    ["update", { ...home, id, city: "Elsewhere" }],
  ] as const) {
    expect((await ann.post(`sell/address/${call}`, body)).status).toBe(404)
  }
  const chosen = { id: ann.id, current_address_id: id }
  expect((await ann.post("cognito/user/update", chosen)).body.fields).toHaveProperty(
    "current_address_id",
  )
  expect((await bob.post("sell/address/detail", { id })).body.item).toMatchObject({
    ...home,
    enabled: true,
  })
  expect((await fixture.call("cognito/user/update", chosen)).status).toBe(400)
})

it("paginates the addresses", async () => {
  const ids = [await save(ann), await save(ann), await save(ann)]
  const { body } = await ann.post("sell/address/list", { page: 2, page_size: 2 })
  expect(body).toMatchObject({ count: 3, data: [{ id: ids[2] }] })
})

it("lets customers read but not change addresses if the shop manages them", async () => {
  const id = await save(ann)
  await fixture.allow({})
  for (const [call, body] of [
    ["create", home],
    ["update", { ...home, id }],
    ["enable", { id }],
    ["disable", { id }],
    ["remove", { id }],
  ] as const) {
    const response = await ann.post(`sell/address/${call}`, body)
    expect(response).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
    expect(response.body.message).toMatch(/\.$/)
  }
  expect(await listIds(ann)).toEqual([id])
})

it(`limits a customer to ${maxAddresses} addresses, also under concurrent requests`, async () => {
  const rows = Array.from({ length: maxAddresses - 1 }, () => ({ ...home, user_id: ann.id }))
  await fixture.database.db.insertInto("addresses").values(rows).execute()
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => ann.post("sell/address/create", home)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
})
