import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { passkeyOptionsSchema } from "#lib/contract/passkey.ts"
import { testPassword } from "#tests/factories/test-customer.ts"
import { type Authenticator, createAuthenticator } from "#tests/fakes/authenticator.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

const origin = "http://localhost:3000"

let fixture: CustomerFixture
let ann: FixtureCustomer
let phone: Authenticator
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
beforeEach(async () => {
  ann = await fixture.welcome()
  phone = await addPasskey(ann)
})
afterAll(() => fixture.close())

async function addPasskey(who: FixtureCustomer): Promise<Authenticator> {
  const device = createAuthenticator("localhost")
  const started = await who.post("cognito/user/startPasskey", { current_password: testPassword })
  const { options } = passkeyOptionsSchema.parse(started.body)
  const credential = device.create({ origin, options })
  expect((await who.post("cognito/user/createPasskey", { name: "", credential })).status).toBe(200)
  return device
}

async function start(who = ann) {
  const { status, body } = await who.post("cognito/user/startIdentityPasskey", {})
  expect(status).toBe(200)
  return passkeyOptionsSchema.parse(body).options
}

const confirm = (credential: object, who = ann) =>
  who.post("cognito/user/confirmIdentity", { credential })

/** Returns when Ann last proved her identity in her session; null for never. */
async function getConfirmedAt(): Promise<string | null> {
  const { confirmed_at: at } = await fixture.database.db
    .selectFrom("sessions")
    .select("confirmed_at")
    .where("user_id", "=", ann.id)
    .executeTakeFirstOrThrow()
  return at?.toISOString() ?? null
}

const rejected = { status: 400, body: { fields: { credential: expect.any(String) } } }

describe("a proof of identity by passkey", () => {
  it("counts as one by password, for the session, and is listed as a use of the passkey", async () => {
    const options = await start()
    expect(options).toMatchObject({
      userVerification: "required",
      allowCredentials: [{ id: expect.any(String), transports: ["internal"] }],
    })
    expect(await confirm(phone.get({ origin, options }))).toMatchObject({ status: 200 })
    const { body } = await ann.get("cognito/user/passkeys")
    expect(body.data).toMatchObject([{ used_at: expect.any(String) }])
    expect(await getConfirmedAt()).toBe(body.data?.[0]?.used_at)
  })

  it("uses its challenge once", async () => {
    const credential = phone.get({ origin, options: await start() })
    const responses = await Promise.all([confirm(credential), confirm(credential)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await confirm(credential)).toMatchObject(rejected)
  })

  it("is rejected for the passkey of another account", async () => {
    const bob = await fixture.welcome()
    const bobsPhone = await addPasskey(bob)
    expect(await confirm(bobsPhone.get({ origin, options: await start() }))).toMatchObject(rejected)
    const unknown = createAuthenticator("localhost")
    expect(await confirm(unknown.get({ origin, options: await start() }))).toMatchObject(rejected)
    expect(await getConfirmedAt()).toBeNull()
  })

  it("is rejected without user verification", async () => {
    phone.state.verifiesUser = false
    expect(await confirm(phone.get({ origin, options: await start() }))).toMatchObject(rejected)
    expect(await getConfirmedAt()).toBeNull()
  })

  it("is rejected for the challenge of another session, of a login, and after five minutes", async () => {
    const bob = await fixture.welcome()
    await addPasskey(bob)
    const foreign = phone.get({ origin, options: await start(bob) })
    expect(await confirm(foreign)).toMatchObject(rejected)
    const payload = { fingerprint: "f".repeat(21) }
    const url = "/api/v1/cognito/user/startPasskeyLogin"
    const login = await fixture.app.inject({ method: "POST", url, payload })
    const { options } = passkeyOptionsSchema.parse(login.json())
    expect(await confirm(phone.get({ origin, options }))).toMatchObject(rejected)
    const late = phone.get({ origin, options: await start() })
    fixture.wait(300_000)
    expect(await confirm(late)).toMatchObject(rejected)
    expect(await getConfirmedAt()).toBeNull()
  })

  it("gives a challenge that adds no passkey, which needs the password or a code", async () => {
    const other = createAuthenticator("localhost")
    const credential = other.create({ origin, options: await start() })
    const added = await ann.post("cognito/user/createPasskey", { name: "", credential })
    expect(added.status).toBe(400)
  })

  it("is not offered to an account without a passkey", async () => {
    const bob = await fixture.welcome()
    expect((await bob.post("cognito/user/startIdentityPasskey", {})).status).toBe(404)
  })
})
