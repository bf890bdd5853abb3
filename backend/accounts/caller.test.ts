import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { SignJWT } from "jose"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { openCustomer } from "#tests/support/test-customer.ts"
import { signAccessToken } from "./access-token.ts"
import { type AccountParts, buildAccountParts } from "./account-parts.ts"
import { endSessions } from "./sessions.ts"

let clock = Date.parse("2026-11-21T00:00:00Z")
const now = () => new Date(clock)
let backend: TestBackend
let accounts: AccountParts
let customer: Awaited<ReturnType<typeof openCustomer>>
beforeAll(async () => {
  backend = await openTestBackend({ now })
  accounts = buildAccountParts(backend.env, () => {})
})
beforeEach(async () => {
  customer = await openCustomer(backend)
})
afterAll(() => backend.close())

async function ask(authorization: string | undefined, name = "authUser") {
  const headers = authorization === undefined ? {} : { authorization }
  const answer = await backend.app.inject({ url: `/api/v1/cognito/user/${name}`, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const bearer = (token: string) => ask(`Bearer ${token}`)
const logOut = (token: string) => ask(`Bearer ${token}`, "logout")
const invalid = { status: 401, code: "TOKEN_INVALID" }

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

const setUser = (values: { enabled?: boolean; is_admin?: boolean }) =>
  backend.database.db.updateTable("users").set(values).where("id", "=", customer.id).execute()

describe("whose token it is", () => {
  it("is told to the customer alone, without a word about the password", async () => {
    const answer = await bearer(customer.access_token)
    expect(answer).toMatchObject({
      status: 200,
      user: { id: customer.id, email: customer.email, first_name: "Ann", has_password: true },
    })
    expect(JSON.stringify(answer)).not.toMatch(/argon2|password_hash|google_subject/)
  })

  it("is nobody's without a header, and not the owner's either", async () => {
    expect(await ask(undefined)).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
    expect(await bearer(backend.adminToken)).toMatchObject({ code: "UNAUTHENTICATED" })
  })

  it("is looked at before the body is read", async () => {
    const url = "/api/v1/cognito/user/uploadImage"
    const answer = await backend.app.inject({ method: "POST", url, payload: "{not json" })
    expect(answer.json()).toMatchObject({ code: "UNAUTHENTICATED" })
  })

  it("says nothing but ids in the token", () => {
    const { sid, ...rest } = claimsOf(customer.access_token)
    const iat = clock / 1000
    expect(sid).toMatch(/^[0-9a-f-]{36}$/)
    expect(rest).toEqual({
      ...{ sub: String(customer.id), gen: 1, iat, exp: iat + 900 },
      ...{ iss: "curlew", aud: "curlew-customer" },
    })
  })
})

describe("a tampered token is refused", () => {
  it("without a signature, with another algorithm, or with parts of another one", async () => {
    const [head, claims, signature] = customer.access_token.split(".")
    const other = (await openCustomer(backend)).access_token.split(".")
    const widened = encode({ ...claimsOf(customer.access_token), sub: String(customer.id + 1) })
    const forgeries = [
      `${encode({ alg: "none" })}.${claims}.`,
      `${encode({ alg: "none" })}.${claims}.${signature}`,
      `${encode({ alg: "HS512" })}.${claims}.${signature}`,
      `${head}.${other[1]}.${signature}`,
      `${head}.${claims}.${other[2]}`,
      `${head}.${widened}.${signature}`,
      `${head}.${claims}.${signature?.slice(0, -2)}`,
    ]
    for (const token of forgeries) expect(await bearer(token)).toMatchObject(invalid)
    expect(await bearer(customer.access_token)).toMatchObject({ status: 200 })
  })

  it("when the shop's secret itself, or a key for something else, signed it", async () => {
    const { sub, sid } = claimsOf(customer.access_token)
    const claims = { userId: Number(sub), sessionId: sid, generation: 1 }
    const keys = [
      Buffer.from(backend.env.TOKEN_SECRET),
      accounts.keys.refresh,
      createHmac("sha256", "a").digest(),
    ]
    for (const key of keys) {
      const token = await signAccessToken(claims, { key, now: now(), seconds: 900 })
      expect(await bearer(token)).toMatchObject(invalid)
    }
  })

  it("when it names another customer's session, or a generation that is yet to come", async () => {
    const { sid } = claimsOf(customer.access_token)
    const { id: otherId } = await openCustomer(backend)
    for (const wish of [
      { userId: otherId, sessionId: sid, generation: 1 },
      { userId: customer.id, sessionId: sid, generation: 2 },
      { userId: customer.id, sessionId: crypto.randomUUID(), generation: 1 },
    ]) {
      const parts = { key: accounts.keys.access, now: now(), seconds: 900 }
      expect(await bearer(await signAccessToken(wish, parts))).toMatchObject(invalid)
    }
  })

  it("when it says that it is an owner's and our key for customers signed it", async () => {
    const { sub, sid, gen } = claimsOf(customer.access_token)
    const token = await new SignJWT({ role: "admin", sub, sid, gen, iss: "curlew" })
      .setAudience("curlew-api")
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(clock / 1000 + 900)
      .sign(accounts.keys.access)
    expect(await bearer(token)).toMatchObject(invalid)
    expect(await backend.call("cognito/form_submission/list", {}, token)).toMatchObject({
      ...{ status: 401, body: { code: "TOKEN_INVALID" } },
    })
  })

  it.each(["Bearer", "Bearer x", "Basic eA==", "Bearer a.b.c", `Bearer ${"a".repeat(9000)}.b.c`])(
    "like %j",
    async (header) => {
      expect(await ask(header)).toMatchObject(invalid)
    },
  )
})

describe("logging out", () => {
  it("ends access and refresh at once, and says so again when it is asked again", async () => {
    expect(await logOut(customer.access_token)).toMatchObject({ status: 200, success: true })
    expect(await bearer(customer.access_token)).toMatchObject(invalid)
    const { refresh_token, fingerprint } = customer
    const payload = { refresh_token, fingerprint }
    const url = "/api/v1/cognito/user/refreshToken"
    const refreshed = await backend.app.inject({ method: "POST", url, payload })
    expect(refreshed.json()).toMatchObject({ code: "TOKEN_INVALID" })
    expect(await logOut(customer.access_token)).toMatchObject({ status: 200, success: true })
  })

  it("is possible with a token whose time has passed", async () => {
    clock += 901_000
    expect(await bearer(customer.access_token)).toMatchObject({ code: "TOKEN_EXPIRED" })
    expect(await logOut(customer.access_token)).toMatchObject({ status: 200 })
    const row = await backend.database.db
      .selectFrom("sessions")
      .select("revoked_for")
      .where("user_id", "=", customer.id)
      .executeTakeFirstOrThrow()
    expect(row.revoked_for).toBe("logout")
  })

  it("is refused without a token, or with one that we did not sign", async () => {
    expect(await ask(undefined, "logout")).toMatchObject({ code: "UNAUTHENTICATED" })
    expect(await logOut("a.b.c")).toMatchObject(invalid)
    expect(await logOut(backend.adminToken)).toMatchObject(invalid)
  })
})

describe("ending a customer's sessions", () => {
  it("spares the one named, and takes back what a sign-in elsewhere waits for", async () => {
    const { db } = backend.database
    const { sid } = claimsOf(customer.access_token)
    const second = await openCustomer(backend)
    const expires_at = new Date(clock + 60_000)
    const code = { client_id: "c", redirect_uri: "r", nonce: "n", expires_at }
    const codes = [
      { ...code, code_hash: `mine-${sid}`, user_id: customer.id },
      { ...code, code_hash: `other-${sid}`, user_id: second.id },
    ]
    await db.insertInto("authorization_codes").values(codes).execute()
    await endSessions(db, customer.id, { reason: "password", now: now(), except: sid })
    expect(await bearer(customer.access_token)).toMatchObject({ status: 200 })
    await endSessions(db, customer.id, { reason: "password", now: now() })
    expect(await bearer(customer.access_token)).toMatchObject(invalid)
    expect(await bearer(second.access_token)).toMatchObject({ status: 200 })
    const left = await db.selectFrom("authorization_codes").select("user_id").execute()
    expect(left).toEqual([{ user_id: second.id }])
  })
})

describe("an administrator", () => {
  const list = (token: string) => backend.call("cognito/form_submission/list", {}, token)

  it("is a customer with is_admin, from the moment it is set until it is taken away", async () => {
    expect(await list(customer.access_token)).toMatchObject({ status: 403 })
    await setUser({ is_admin: true })
    expect(await list(customer.access_token)).toMatchObject({ status: 200 })
    await setUser({ is_admin: false })
    expect(await list(customer.access_token)).toMatchObject({ status: 403 })
  })

  it("may do nothing once switched off or logged out", async () => {
    await setUser({ is_admin: true, enabled: false })
    expect(await list(customer.access_token)).toMatchObject({ status: 401 })
    await setUser({ enabled: true })
    await logOut(customer.access_token)
    expect(await list(customer.access_token)).toMatchObject({ status: 401 })
  })

  it("is also who holds the owner's token", async () => {
    expect(await list(backend.adminToken)).toMatchObject({ status: 200 })
  })

  it("sees on public calls what others do not, and a dead token is told so", async () => {
    const id = await backend.create("cognito/person", { first_name: "Hid", last_name: "Den" })
    await backend.call("cognito/person/disable", { id })
    const detail = (token: string | null) => backend.call("cognito/person/detail", { id }, token)
    expect((await detail(customer.access_token)).body.item).toBeNull()
    await setUser({ is_admin: true })
    expect((await detail(customer.access_token)).body.item).toMatchObject({ id })
    await logOut(customer.access_token)
    expect(await detail(customer.access_token)).toMatchObject({ status: 401 })
    expect((await detail(null)).body.item).toBeNull()
  })
})
