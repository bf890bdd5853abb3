import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { deleteExpiredSubscriptions } from "#backend/consents/newsletter.ts"
import { buildCustomerExport } from "#backend/privacy/customer-export.ts"
import { marketingConsent } from "#lib/contract/user.ts"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { type CustomerFixture, createCustomerFixture } from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
let now: number
beforeAll(async () => {
  now = Date.now()
  fixture = await createCustomerFixture()
})
afterAll(() => fixture.close())

const dayMs = 86_400_000
const createEmail = () => `reader-${randomBytes(6).toString("hex")}@example.com`
const post = (url: string, payload: object | string = "") =>
  fixture.app.inject({
    method: "POST",
    url,
    payload,
    ...(typeof payload === "string" && {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }),
  })
const request = (email: string, source = "footer") =>
  post("/api/v1/cognito/newsletter/request", { email, source })

async function listMails(email: string) {
  return fixture.database.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("to_address", "=", email)
    .orderBy("created_at")
    .execute()
}

async function readLinks(email: string) {
  const mail = (await listMails(email)).at(-1)
  const confirm = /\/newsletter\/confirm\/[\w-]{43}/.exec(mail?.text_body ?? "")?.[0] ?? ""
  return { confirm, unsubscribe: new URL(mail?.unsubscribe_url ?? "http://none").pathname }
}

const getRow = (email: string) =>
  fixture.database.db
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst()

async function subscribe(email: string) {
  await request(email)
  const links = await readLinks(email)
  expect((await post(links.confirm)).statusCode).toBe(200)
  return links
}

async function listSubscribers(): Promise<string> {
  const { printed } = await runAsOwner(fixture.database.db, ["customer", "subscribers", "--json"])
  return printed.join("\n")
}

describe("a request for news by email", () => {
  it("counts only once confirmed by POST, and stores the wording, the time and the source", async () => {
    const email = createEmail()
    expect((await request(email.toUpperCase())).json()).toEqual({ success: true })
    const { confirm } = await readLinks(email)
    const question = await fixture.app.inject({ url: confirm })
    expect(question.body).toContain("Shall we email you about new products and offers?")
    expect(await getRow(email)).toMatchObject({ confirmed_at: null })
    expect(await listSubscribers()).not.toContain(email)
    expect((await post(confirm)).body).toContain("We’ll keep you up to date.")
    expect(await getRow(email)).toMatchObject({
      source: "footer",
      language: "en",
      wording: marketingConsent.wording,
      wording_version: marketingConsent.version,
      confirmed_at: expect.any(Date),
    })
    expect(await listSubscribers()).toContain(email)
  })

  it("has the same response for an address that gets news already, and sends it nothing", async () => {
    const email = createEmail()
    await subscribe(email)
    const confirmedAt = (await getRow(email))?.confirmed_at
    expect((await request(email)).json()).toEqual({ success: true })
    expect(await listMails(email)).toHaveLength(1)
    expect((await getRow(email))?.confirmed_at).toEqual(confirmedAt)
  })

  it("sends a lost link again, but only a few emails an hour to one address", async () => {
    const email = createEmail()
    for (let time = 0; time < 6; time++) await request(email)
    expect(await listMails(email)).toHaveLength(5)
  })

  it("rejects what is no address, with the error on the field", async () => {
    const response = await request("ann@")
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty("email")
  })

  it("is confirmed by its own link only, and is deleted after two days without it", async () => {
    const email = createEmail()
    await request(email)
    const { confirm, unsubscribe } = await readLinks(email)
    const token = unsubscribe.split("/").at(-1)
    expect((await post(`/newsletter/confirm/${token}`)).statusCode).toBe(404)
    const deps = (ms: number) => ({ db: fixture.database.db, now: () => new Date(now + ms) })
    await deleteExpiredSubscriptions(deps(dayMs))
    expect(await getRow(email)).toBeDefined()
    await deleteExpiredSubscriptions(deps(2 * dayMs + 600_000))
    expect(await getRow(email)).toBeUndefined()
    expect((await post(confirm)).body).toContain("This request has ended")
  })
})

describe("unsubscribing", () => {
  it("deletes the subscription by one click of a mail client (RFC 8058), however often", async () => {
    const email = createEmail()
    const { unsubscribe } = await subscribe(email)
    expect((await fixture.app.inject({ url: unsubscribe })).statusCode).toBe(200)
    expect(await getRow(email)).toBeDefined()
    for (let time = 0; time < 2; time++) {
      const response = await post(unsubscribe, "List-Unsubscribe=One-Click")
      expect([response.statusCode, response.body]).toEqual([
        200,
        expect.stringContaining("You’ve been unsubscribed"),
      ])
    }
    expect(await getRow(email)).toBeUndefined()
    expect(await listSubscribers()).not.toContain(email)
  })

  it("withdraws the consent of the customer with the address as well, and the other way round", async () => {
    const ann = await fixture.welcome()
    await ann.post("cognito/user/marketing", { agrees: true })
    const { unsubscribe } = await subscribe(ann.email)
    expect((await listSubscribers()).split(ann.email)).toHaveLength(2)
    await post(unsubscribe, "List-Unsubscribe=One-Click")
    expect((await ann.get("cognito/user/marketing")).body).toEqual({ marketing: null })
    await subscribe(ann.email)
    expect((await ann.get("cognito/user/marketing")).body).toMatchObject({
      marketing: { is_current: true },
    })
    await ann.post("cognito/user/marketing", { agrees: false })
    expect(await getRow(ann.email)).toBeUndefined()
    expect(await listSubscribers()).not.toContain(ann.email)
  })
})

it("is in the export of an address without an account, and is erased with it", async () => {
  const email = createEmail()
  await subscribe(email)
  const { db } = fixture.database
  const files = { open: async () => null } as never
  const images = { getOriginal: async () => null }
  const data = await buildCustomerExport({ db, now: () => new Date(), files, images }, email)
  expect(data).toMatchObject({ account: null, newsletter: [{ source: "footer" }] })
  await runAsOwner(db, ["customer", "erase", email, "--yes"])
  expect(await getRow(email)).toBeUndefined()
  expect(await listMails(email)).toEqual([])
})

it("moves to the new address when the customer of the address changes it", async () => {
  const ann = await fixture.welcome()
  await subscribe(ann.email)
  const email = createEmail()
  await ann.post("cognito/user/changeEmail", { email, current_password: "three small curlews" })
  const code = /^ {4}([A-Z0-9]{8})$/m.exec((await listMails(email)).at(-1)?.text_body ?? "")?.[1]
  await ann.post("cognito/user/confirmEmail", { email, code })
  expect([await getRow(ann.email), await getRow(email)]).toMatchObject([
    undefined,
    { confirmed_at: expect.any(Date) },
  ])
})
