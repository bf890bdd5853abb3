import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { createOrderRow } from "#tests/factories/stored-orders.ts"
import {
  createCustomerSession,
  createCustomerWithPassword,
  createFingerprint,
  testPassword,
} from "#tests/factories/test-customer.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
let count = 0
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
// Each test has its own share of the emails that one address may request.
afterEach(() => fixture.wait(3_600_001))
afterAll(() => fixture.close())

const password = { current_password: testPassword }

function createEmail(): string {
  count += 1
  return `new-${count}-${process.pid}@example.com`
}

const request = (who: FixtureCustomer, email: string, proof: object = password) =>
  who.post("cognito/user/changeEmail", { email, ...proof })
const confirm = (who: FixtureCustomer, email: string, code: string) =>
  who.post("cognito/user/confirmEmail", { email, code })

async function listMailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  return fixture.database.db
    .selectFrom("mail_outbox")
    .select(["subject", "text_body as text"])
    .where("to_address", "=", to)
    .orderBy("created_at")
    .orderBy("subject")
    .execute()
}

async function readCode(to: string): Promise<string> {
  const texts = (await listMailsTo(to)).map(({ text }) => text)
  return /^ {4}([A-Z0-9]{8})$/m.exec(texts.at(-1) ?? "")?.[1] ?? ""
}

async function getEmail({ id }: FixtureCustomer): Promise<string> {
  const users = fixture.database.db.selectFrom("users").select("email")
  return (await users.where("id", "=", id).executeTakeFirstOrThrow()).email
}

async function isLoggedIn(access_token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${access_token}` }
  const url = "/api/v1/cognito/user/authUser"
  return (await fixture.app.inject({ url, headers })).statusCode === 200
}

describe("a change of the email address", () => {
  it("counts only once the code from the new address is entered, and both are told", async () => {
    const ann = await fixture.welcome()
    const email = createEmail()
    expect((await request(ann, email)).status).toBe(200)
    expect(await getEmail(ann)).toBe(ann.email)
    expect((await listMailsTo(ann.email)).map(({ subject }) => subject)).toEqual([
      "Your email address at Curlew Print Co. is about to change",
    ])
    const code = await readCode(email)
    expect((await confirm(ann, email, "22222222")).body).toMatchObject({
      fields: { code: "That code is wrong or has expired. Ask for a new one." },
    })
    expect((await confirm(ann, email, code)).body.item).toMatchObject({ id: ann.id, email })
    expect(await getEmail(ann)).toBe(email)
    for (const to of [ann.email, email]) {
      const subjects = (await listMailsTo(to)).map(({ subject }) => subject)
      expect(subjects).toContain("Your email address at Curlew Print Co. was changed")
    }
    expect((await confirm(ann, email, code)).status).toBe(400)
  })

  it("requires the password, which counts as a login attempt", async () => {
    const ann = await fixture.welcome()
    const email = createEmail()
    expect((await request(ann, email, {})).body.fields).toHaveProperty("current_password")
    const wrong = await request(ann, email, { current_password: "no such curlew" })
    expect(wrong.body.fields).toEqual({ current_password: "That’s not your current password." })
    expect(await listMailsTo(email)).toEqual([])
    expect((await request(ann, ann.email)).body.fields).toEqual({
      email: "That’s your email address already.",
    })
  })

  it("requires an emailed login code of a customer without a password, once", async () => {
    const ann = await fixture.welcome()
    await fixture.database.db
      .updateTable("users")
      .set({ password_hash: null })
      .where("id", "=", ann.id)
      .execute()
    const email = createEmail()
    expect((await request(ann, email, {})).body.fields).toHaveProperty("code")
    await fixture.app.inject({
      method: "POST",
      url: "/api/v1/cognito/user/sendLoginLink",
      payload: { email: ann.email, fingerprint: createFingerprint(), code_only: true },
    })
    const code = await readCode(ann.email)
    expect((await request(ann, email, { code: "22222222" })).status).toBe(400)
    expect((await request(ann, email, { code })).status).toBe(200)
    expect((await request(ann, createEmail(), { code })).status).toBe(400)
    expect((await confirm(ann, email, await readCode(email))).status).toBe(200)
  })

  it("ends the other sessions and the codes sent to the former address, which logs in to nothing", async () => {
    const ann = await fixture.welcome()
    const elsewhere = await createCustomerSession(fixture, ann.email)
    const fingerprint = createFingerprint()
    const query = new URLSearchParams({ email: ann.email, fingerprint })
    await fixture.app.inject({ url: `/api/v1/cognito/user/recoverPassword?${query}` })
    const recovery = await readCode(ann.email)
    const email = createEmail()
    await request(ann, email)
    await confirm(ann, email, await readCode(email))
    expect(await isLoggedIn(ann.access_token)).toBe(true)
    expect(await isLoggedIn(elsewhere.access_token)).toBe(false)
    query.set("code", recovery)
    query.set("newpassword", "three large curlews")
    const recovered = await fixture.app.inject({
      url: `/api/v1/cognito/user/recoverPasswordCheck?${query}`,
    })
    expect(recovered.statusCode).toBe(401)
    await expect(createCustomerSession(fixture, ann.email)).rejects.toThrow("401")
    expect(await isLoggedIn((await createCustomerSession(fixture, email)).access_token)).toBe(true)
  })

  it("sends the emails about unfinished orders to the new address, and leaves finished ones", async () => {
    const ann = await fixture.welcome()
    const { db } = fixture.database
    const open = await createOrderRow(db, ann.id, { email: ann.email, status: "processing" })
    const done = await createOrderRow(db, ann.id, { email: ann.email, status: "completed" })
    const email = createEmail()
    await request(ann, email)
    await confirm(ann, email, await readCode(email))
    const rows = await db
      .selectFrom("orders")
      .select("email")
      .where("id", "in", [open.id, done.id])
      .orderBy("id")
      .execute()
    expect(rows.map((row) => row.email)).toEqual([email, ann.email])
  })

  it("does not reveal that an address has an account, and never takes it over", async () => {
    const ann = await fixture.welcome()
    const bob = await fixture.welcome()
    expect(await request(ann, bob.email)).toMatchObject({ status: 200, body: { success: true } })
    const [mail] = await listMailsTo(bob.email)
    expect(mail?.text).toContain("It belongs to your account already")
    expect(mail?.text).not.toMatch(/^ {4}[A-Z0-9]{8}$/m)
    const late = createEmail()
    await request(ann, late)
    const code = await readCode(late)
    await createCustomerWithPassword(fixture, { email: late })
    expect((await confirm(ann, late, code)).status).toBe(400)
    expect(await getEmail(ann)).toBe(ann.email)
  })

  it("accepts no code of another customer, of an earlier address, or after an hour", async () => {
    const ann = await fixture.welcome()
    const bob = await fixture.welcome()
    const [first, second, third] = [createEmail(), createEmail(), createEmail()]
    await request(ann, first)
    await request(ann, second)
    const earlier = await readCode(first)
    expect((await confirm(ann, second, await readCode(second))).status).toBe(200)
    expect((await confirm(ann, first, earlier)).status).toBe(400)
    await request(ann, third)
    expect((await confirm(bob, third, await readCode(third))).status).toBe(400)
    await request(ann, third)
    await fixture.database.db
      .updateTable("mail_codes")
      .set({ expires_at: new Date(0) })
      .where("email", "=", third)
      .execute()
    expect((await confirm(ann, third, await readCode(third))).status).toBe(400)
    expect(await getEmail(ann)).toBe(second)
  })

  it("happens once if the code is entered many times at once", async () => {
    const ann = await fixture.welcome()
    const email = createEmail()
    await request(ann, email)
    const code = await readCode(email)
    const all = await Promise.all(Array.from({ length: 6 }, () => confirm(ann, email, code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const subjects = (await listMailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.endsWith("was changed"))).toHaveLength(1)
  })

  it("gives an address to one of two customers who confirm it at once", async () => {
    const [ann, bob] = [await fixture.welcome(), await fixture.welcome()]
    const email = createEmail()
    await request(ann, email)
    const one = await readCode(email)
    await request(bob, email)
    const both = await Promise.all([
      confirm(ann, email, one),
      confirm(bob, email, await readCode(email)),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const emails = [await getEmail(ann), await getEmail(bob)]
    expect(emails.filter((each) => each === email)).toHaveLength(1)
  })

  it("cannot be requested often, from whatever browser", async () => {
    const ann = await fixture.welcome()
    const statuses: number[] = []
    for (let time = 0; time < 6; time++) {
      statuses.push((await request(ann, createEmail())).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
