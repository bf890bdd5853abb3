import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { passkeyLimits, passkeyOptionsSchema } from "#lib/contract/passkey.ts"
import { createFingerprint, testPassword } from "#tests/factories/test-customer.ts"
import { type Authenticator, createAuthenticator } from "#tests/fakes/authenticator.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

const origin = "http://localhost:3000"
const proof = { current_password: testPassword }

let fixture: CustomerFixture
let ann: FixtureCustomer
let device: Authenticator
let fingerprint: string
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
beforeEach(async () => {
  ann = await fixture.welcome()
  device = createAuthenticator("localhost")
  fingerprint = createFingerprint()
  await fixture.database.db.deleteFrom("mail_outbox").execute()
})
afterAll(() => fixture.close())

const send = async (call: string, payload: object) => {
  const url = `/api/v1/cognito/user/${call}`
  const response = await fixture.app.inject({ method: "POST", url, payload })
  return { status: response.statusCode, body: response.json() }
}

const start = async (who = ann) => {
  const { status, body } = await who.post("cognito/user/startPasskey", proof)
  expect(status).toBe(200)
  return passkeyOptionsSchema.parse(body).options
}

const add = async (name = "Phone", { from = origin, who = ann } = {}) => {
  const credential = device.create({ origin: from, options: await start(who) })
  return who.post("cognito/user/createPasskey", { name, credential })
}

const startLogin = async () => {
  const { body } = await send("startPasskeyLogin", { fingerprint })
  return passkeyOptionsSchema.parse(body).options
}

const logIn = async (more: object = {}, from = origin) => {
  const credential = device.get({ origin: from, options: await startLogin() })
  return send("loginByPasskey", { fingerprint, credential, ...more })
}

const listNames = async () =>
  (await ann.get("cognito/user/passkeys")).body.data?.map(({ name }) => name)

const listMails = () =>
  fixture.database.db
    .selectFrom("mail_outbox")
    .select(["to_address", "subject", "text_body"])
    .orderBy("created_at")
    .execute()

describe("a new passkey", () => {
  it("logs in, is listed with its last use, and is notified by email", async () => {
    const added = await add("Kim’s phone")
    expect([added.status, added.body.item]).toMatchObject([
      200,
      { name: "Kim’s phone", used_at: null },
    ])
    const response = await logIn()
    expect(response.status).toBe(200)
    const headers = { authorization: `Bearer ${response.body.access_token}` }
    const user = await fixture.app.inject({ url: "/api/v1/cognito/user/authUser", headers })
    expect(user.json().user).toMatchObject({ id: ann.id })
    const { body } = await ann.get("cognito/user/passkeys")
    expect(body.data).toMatchObject([{ used_at: expect.any(String) }])
    const [mail, ...others] = await listMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to_address: ann.email,
      subject: "A passkey was added to your account at Curlew Print Co.",
    })
    expect(mail?.text_body).toContain("Kim’s phone")
    expect(mail?.text_body).toContain(`${origin}/profile#passkeys`)
  })

  it("gets a name where the customer gives none", async () => {
    await add("  ")
    expect(await listNames()).toEqual(["Passkey"])
  })

  it("needs the password or a code again", async () => {
    const none = await ann.post("cognito/user/startPasskey", {})
    expect([none.status, Object.keys(none.body.fields ?? {})]).toEqual([400, ["current_password"]])
    const wrong = await ann.post("cognito/user/startPasskey", { current_password: "not this" })
    expect(wrong.status).toBe(400)
  })

  it("is rejected for another origin, host, session, and after five minutes", async () => {
    expect((await add("Phone", { from: "https://shop.example" })).status).toBe(400)
    device = createAuthenticator("shop.example")
    expect((await add()).status).toBe(400)
    device = createAuthenticator("localhost")
    const options = await start()
    const bob = await fixture.welcome()
    const credential = device.create({ origin, options })
    const stolen = await bob.post("cognito/user/createPasskey", { name: "", credential })
    expect(stolen.status).toBe(400)
    const late = device.create({ origin, options: await start() })
    fixture.wait(300_000)
    const response = await ann.post("cognito/user/createPasskey", { name: "", credential: late })
    expect(response.status).toBe(400)
    expect(await listNames()).toEqual([])
    expect(await listMails()).toEqual([])
  })

  it("uses its challenge once, and belongs to one account", async () => {
    const credential = device.create({ origin, options: await start() })
    const save = () => ann.post("cognito/user/createPasskey", { name: "", credential })
    const responses = await Promise.all([save(), save(), save()])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const bob = await fixture.welcome()
    expect((await add("Phone", { who: bob })).status).toBe(400)
  })

  it("is one of ten at most", async () => {
    for (let at = 1; at <= passkeyLimits.count; at += 1) {
      device = createAuthenticator("localhost")
      expect((await add(`Number ${at}`)).status).toBe(200)
    }
    const { status, body } = await ann.post("cognito/user/startPasskey", proof)
    expect([status, body.message]).toEqual([
      409,
      "You can have 10 passkeys at most. Remove one first.",
    ])
  })
})

describe("a login by passkey", () => {
  it("is rejected for an unknown passkey, without revealing why", async () => {
    const unknown = await logIn()
    await add()
    const foreign = await logIn({}, "https://shop.example")
    expect([unknown.status, unknown.body.code]).toEqual([401, "LOGIN_REFUSED"])
    expect(foreign).toEqual(unknown)
  })

  it("uses its challenge once", async () => {
    await add()
    const credential = device.get({ origin, options: await startLogin() })
    const enter = () => send("loginByPasskey", { fingerprint, credential })
    expect((await enter()).status).toBe(200)
    expect((await enter()).status).toBe(401)
  })

  it("is rejected in another browser than the one that asked for the challenge", async () => {
    await add()
    expect((await logIn({ fingerprint: createFingerprint() })).status).toBe(401)
  })

  it("is rejected after five minutes", async () => {
    await add()
    const credential = device.get({ origin, options: await startLogin() })
    fixture.wait(300_000)
    expect((await send("loginByPasskey", { fingerprint, credential })).status).toBe(401)
  })

  it("is rejected when the counter went back, as that of a copy does", async () => {
    await add()
    expect((await logIn()).status).toBe(200)
    expect((await logIn()).status).toBe(200)
    device.state.counter = 1
    expect((await logIn()).status).toBe(401)
  })

  it("is rejected with the handle of another customer", async () => {
    await add()
    device.state.userHandle = Buffer.from("somebody else").toString("base64url")
    expect((await logIn()).status).toBe(401)
  })

  it("is rejected for a disabled customer", async () => {
    await add()
    await fixture.database.db
      .updateTable("users")
      .set({ enabled: false })
      .where("id", "=", ann.id)
      .execute()
    expect((await logIn()).status).toBe(401)
  })
})

describe("a removed passkey", () => {
  it("logs in no more, and is notified by email", async () => {
    const { body } = await add("Laptop")
    const id = body.item?.id ?? 0
    expect((await ann.post("cognito/user/deletePasskey", { id })).body).toEqual({ success: true })
    expect((await logIn()).status).toBe(401)
    expect((await listMails()).at(-1)).toMatchObject({
      to_address: ann.email,
      subject: "A passkey was removed from your account at Curlew Print Co.",
    })
    expect((await ann.post("cognito/user/deletePasskey", { id })).status).toBe(404)
  })

  it("is the customer's own", async () => {
    const { body } = await add()
    const bob = await fixture.welcome()
    const response = await bob.post("cognito/user/deletePasskey", { id: body.item?.id ?? 0 })
    expect(response.status).toBe(404)
    expect(await listNames()).toEqual(["Phone"])
  })
})
