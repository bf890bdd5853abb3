import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { createCustomerSession, testPassword } from "#tests/factories/test-customer.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
let ann: FixtureCustomer
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
beforeEach(async () => {
  await fixture.allow({})
  ann = await fixture.welcome()
})
afterAll(() => fixture.close())

const change = (who: FixtureCustomer, values: object) =>
  who.post("cognito/user/update", { id: who.id, ...values })
const newpassword = "forty small curlews"
const mailsTo = (email: string) =>
  fixture.database.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("to_address", "=", email)
    .execute()

describe("customer's own record", () => {
  it("always accepts the phone number and other fields as the profile flags allow", async () => {
    expect(await change(ann, { mobile_phone: "0491 570 156" })).toMatchObject({
      status: 200,
      body: { item: { mobile_phone: "0491 570 156" } },
    })
    const rejected = await change(ann, { mobile_phone: "0491 570 157", first_name: "Eve" })
    expect(rejected.status).toBe(400)
    expect(Object.keys(rejected.body.fields ?? {})).toEqual(["first_name"])
    await fixture.allow({ edit_name: true })
    expect((await change(ann, { first_name: "Eve" })).body.item).toMatchObject({
      first_name: "Eve",
      mobile_phone: "0491 570 156",
    })
  })

  it("accepts the whole record if the other fields are unchanged", async () => {
    const { body } = await ann.post("cognito/user/detail", { id: ann.id })
    const whole = { ...body.item, abn: "", website: "", facebook_link: "" }
    expect((await change(ann, whole)).status).toBe(200)
  })

  it("saves dates as they were entered and clears empty fields", async () => {
    await fixture.allow({ edit_date_of_birth: true, edit_drivers_licence: true, edit_abn: true })
    const values = {
      date_of_birth: "1984-05-31",
      drivers_licence_expiry: "2030-01-01",
      drivers_licence_state_of_issue_id: 4,
      abn: "51 824 753 556",
    }
    expect((await change(ann, values)).body.item).toMatchObject(values)
    const emptied = {
      drivers_licence_expiry: "",
      drivers_licence_state_of_issue_id: null,
      abn: "",
    }
    expect((await change(ann, emptied)).body.item).toMatchObject({ ...emptied, abn: null })
  })

  it("changes an existing date of birth only if the flag allows it", async () => {
    await fixture.allow({ edit_date_of_birth: true })
    await change(ann, { date_of_birth: "1984-05-31" })
    const again = await change(ann, { date_of_birth: "1985-05-31" })
    expect(again.body.fields).toHaveProperty("date_of_birth")
    await fixture.allow({ edit_date_of_birth: true, change_date_of_birth: true })
    expect((await change(ann, { date_of_birth: "1985-05-31" })).status).toBe(200)
  })

  it.each([
    ["a phone number that is not a number", { mobile_phone: "call me" }, "mobile_phone"],
    ["a birth date in the future", { date_of_birth: "2999-01-01" }, "date_of_birth"],
    ["a day that is none", { drivers_licence_expiry: "2026-02-30" }, "drivers_licence_expiry"],
    ["a made-up ABN", { abn: "11 111 111 111" }, "abn"],
    ["a link that runs", { website: "javascript:alert(1)" }, "website"],
    ["a link with a password", { website: "https://user:pw@example.com" }, "website"],
    ["a name too long", { first_name: "a".repeat(101) }, "first_name"],
    ["a NUL character", { mobile_phone: "04\0" }, "mobile_phone"],
    ["a short password", { newpassword: "short" }, "newpassword"],
  ])("rejects %s with an error on the field and saves nothing", async (_what, values, field) => {
    const response = await change(ann, { mobile_phone: "0491 570 158", ...values })
    expect(response.status).toBe(400)
    expect(Object.keys(response.body.fields ?? {})).toEqual([field])
    expect(response.body.message).toBe(response.body.fields?.[field])
    const stored = await ann.post("cognito/user/detail", { id: ann.id })
    expect(stored.body.item?.mobile_phone).toBe("")
  })

  it("ignores fields that customers cannot change", async () => {
    const email = "somebody-else@example.com"
    expect((await change(ann, { is_admin: true, email, password_hash: "x" })).status).toBe(200)
    const { body } = await ann.post("cognito/user/detail", { id: ann.id })
    expect(body.item).toMatchObject({ is_admin: false, email: ann.email })
    expect(body.item).not.toHaveProperty("password_hash")
    expect(body.item).not.toHaveProperty("google_subject")
  })

  it("rejects access to another customer's record", async () => {
    const bob = await fixture.welcome()
    for (const id of [bob.id, 2_147_483_647]) {
      const read = await ann.post("cognito/user/detail", { id })
      const written = await ann.post("cognito/user/update", { id, mobile_phone: "0491 570 156" })
      expect([read.status, written.status]).toEqual([404, 404])
    }
    expect((await ann.post("cognito/user/list", {})).status).toBe(403)
    expect((await fixture.call("cognito/user/update", { id: ann.id }, null)).status).toBe(401)
  })

  it("accepts one date of birth under concurrent requests", async () => {
    await fixture.allow({ edit_date_of_birth: true })
    const days = Array.from({ length: 8 }, (_, day) => `1984-05-1${day}`)
    const responses = await Promise.all(days.map((day) => change(ann, { date_of_birth: day })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe("new password", () => {
  it("requires the current password, revokes the other sessions and notifies by email", async () => {
    const elsewhere = await createCustomerSession(fixture, ann.email)
    const response = await change(ann, { newpassword, current_password: testPassword })
    expect(response).toMatchObject({ status: 200, body: { item: { has_password: true } } })
    expect((await ann.get("cognito/user/authUser")).status).toBe(200)
    const other = await fixture.call("cognito/user/detail", { id: ann.id }, elsewhere.access_token)
    expect(other).toMatchObject({ status: 401, body: { code: "TOKEN_INVALID" } })
    await createCustomerSession(fixture, ann.email, { password: newpassword })
    await expect(createCustomerSession(fixture, ann.email)).rejects.toThrow("LOGIN_REFUSED")
    expect(await mailsTo(ann.email)).toHaveLength(1)
  })

  it.each([
    ["no current password", {}],
    ["a wrong one", { current_password: "three big curlews" }],
  ])("is rejected with %s and saves nothing", async (_what, credentials) => {
    const response = await change(ann, {
      mobile_phone: "0491 570 156",
      newpassword,
      ...credentials,
    })
    expect(response.status).toBe(400)
    expect(Object.keys(response.body.fields ?? {})).toEqual(["current_password"])
    const stored = await ann.post("cognito/user/detail", { id: ann.id })
    expect(stored.body.item?.mobile_phone).toBe("")
    await createCustomerSession(fixture, ann.email)
  })

  it("counts wrong current passwords as login attempts", async () => {
    const input = { newpassword, current_password: "three big curlews" }
    for (let tries = 1; tries <= 10; tries++) expect((await change(ann, input)).status).toBe(400)
    const response = await change(ann, { ...input, current_password: testPassword })
    expect(response).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } })
    fixture.wait(901_000)
    const { access_token } = await createCustomerSession(fixture, ann.email)
    expect(access_token).not.toBe("")
  })

  it("needs no current password once if there is none", async () => {
    await fixture.database.db
      .updateTable("users")
      .set({ password_hash: null })
      .where("id", "=", ann.id)
      .execute()
    expect((await change(ann, { newpassword })).status).toBe(200)
    expect((await change(ann, { newpassword })).body.fields).toHaveProperty("current_password")
  })

  it("is set by one of several concurrent requests", async () => {
    const inputs = Array.from({ length: 6 }, (_, at) => ({
      newpassword: `${newpassword} ${at}`,
      current_password: testPassword,
    }))
    const responses = await Promise.all(inputs.map((input) => change(ann, input)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe("administrator", () => {
  it("changes every field of any customer, with either kind of token", async () => {
    const boss = await fixture.welcome({ is_admin: true })
    const email = `renamed-${ann.id}@example.com`
    const byBoss = await boss.post("cognito/user/update", { id: ann.id, email, first_name: "Eve" })
    expect(byBoss.body.item).toMatchObject({ id: ann.id, email, first_name: "Eve", enabled: true })
    const byOwner = await fixture.call("cognito/user/update", { id: ann.id, trading_name: "Eve's" })
    expect(byOwner.body.item).toMatchObject({ first_name: "Eve", trading_name: "Eve's" })
    const read = await boss.post("cognito/user/detail", { id: ann.id })
    expect(read.body.item).toMatchObject({ email, enabled: true })
    expect(read.body.item).not.toHaveProperty("password_hash")
  })

  it("sets a password only for their own account", async () => {
    const boss = await fixture.welcome({ is_admin: true })
    const foreign = await boss.post("cognito/user/update", { id: ann.id, newpassword })
    expect(foreign.body.fields).toHaveProperty("newpassword")
    const wrong = await change(boss, { newpassword, current_password: "no" })
    expect(wrong.body.fields).toHaveProperty("current_password")
    const own = await change(boss, { newpassword, current_password: testPassword })
    expect(own.status).toBe(200)
    await createCustomerSession(fixture, boss.email, { password: newpassword })
  })

  it("saves a password and other fields together or not at all", async () => {
    const boss = await fixture.welcome({ is_admin: true })
    const names = ["first_name", "last_name", "trading_name", "mobile_phone"]
    const change = (name: string) =>
      boss.post("cognito/user/update", {
        id: boss.id,
        [name]: `0491 570 156`,
        newpassword: `${newpassword} ${name}`,
        current_password: testPassword,
      })
    const responses = await Promise.all(names.map(change))
    const saved = names.filter((_, at) => responses[at]?.status === 200)
    expect(saved).toHaveLength(1)
    const { body } = await boss.post("cognito/user/detail", { id: boss.id })
    expect(names.filter((name) => body.item?.[name] === "0491 570 156")).toEqual(saved)
  })

  it("signs a customer out by disabling them", async () => {
    await fixture.call("cognito/user/disable", { id: ann.id })
    expect((await ann.get("cognito/user/authUser")).status).toBe(401)
    await fixture.call("cognito/user/enable", { id: ann.id })
    expect((await ann.get("cognito/user/authUser")).status).toBe(401)
    await createCustomerSession(fixture, ann.email)
  })
})
