import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { SignJWT } from "jose"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { type AccountParts, buildAccountParts } from "./account-parts.ts"
import { revokeSessions } from "./sessions.ts"
import { signAccessToken } from "./tokens.ts"

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

async function request(authorization: string | undefined, name = "authUser") {
  const headers = authorization === undefined ? {} : { authorization }
  const response = await backend.app.inject({ url: `/api/v1/cognito/user/${name}`, headers })
  return { status: response.statusCode, ...response.json() }
}
const bearer = (token: string) => request(`Bearer ${token}`)
const logOut = (token: string) => request(`Bearer ${token}`, "logout")
const invalid = { status: 401, code: "TOKEN_INVALID" }

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

const setUser = (values: { enabled?: boolean; is_admin?: boolean }) =>
  backend.database.db.updateTable("users").set(values).where("id", "=", customer.id).execute()

describe("caller of an access token", () => {
  it("returns the customer's own record without any password data", async () => {
    const response = await bearer(customer.access_token)
    expect(response).toMatchObject({
      status: 200,
      user: { id: customer.id, email: customer.email, first_name: "Ann", has_password: true },
    })
    expect(JSON.stringify(response)).not.toMatch(/argon2|password_hash|google_subject/)
  })

  it("rejects a call without a header and a call with the owner's token as unauthenticated", async () => {
    expect(await request(undefined)).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
    expect(await bearer(backend.adminToken)).toMatchObject({ code: "UNAUTHENTICATED" })
  })

  it("checks the token before it parses the request body", async () => {
    const url = "/api/v1/cognito/user/uploadImage"
    const response = await backend.app.inject({ method: "POST", url, payload: "{not json" })
    expect(response.json()).toMatchObject({ code: "UNAUTHENTICATED" })
  })

  it("stores only ids in the token's claims", () => {
    const { sid, ...rest } = claimsOf(customer.access_token)
    const iat = clock / 1000
    expect(sid).toMatch(/^[0-9a-f-]{36}$/)
    expect(rest).toEqual({
      sub: String(customer.id),
      gen: 1,
      iat,
      exp: iat + 900,
      iss: "curlew",
      aud: "curlew-customer",
    })
  })
})

describe("tampered access token", () => {
  it("rejects a token without a signature, with another algorithm or with parts of another token", async () => {
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

  it("rejects a token signed with the shop's secret itself or with a key for another purpose", async () => {
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

  it("rejects a token that names another customer's session or a future generation", async () => {
    const { sid } = claimsOf(customer.access_token)
    const { id: otherId } = await openCustomer(backend)
    for (const claims of [
      { userId: otherId, sessionId: sid, generation: 1 },
      { userId: customer.id, sessionId: sid, generation: 2 },
      { userId: customer.id, sessionId: crypto.randomUUID(), generation: 1 },
    ]) {
      const parts = { key: accounts.keys.access, now: now(), seconds: 900 }
      expect(await bearer(await signAccessToken(claims, parts))).toMatchObject(invalid)
    }
  })

  it("rejects a token that claims the owner's role but is signed with the customers' key", async () => {
    const { sub, sid, gen } = claimsOf(customer.access_token)
    const token = await new SignJWT({ role: "admin", sub, sid, gen, iss: "curlew" })
      .setAudience("curlew-api")
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(clock / 1000 + 900)
      .sign(accounts.keys.access)
    expect(await bearer(token)).toMatchObject(invalid)
    expect(await backend.call("cognito/form_submission/list", {}, token)).toMatchObject({
      status: 401,
      body: { code: "TOKEN_INVALID" },
    })
  })

  it.each(["Bearer", "Bearer x", "Basic eA==", "Bearer a.b.c", `Bearer ${"a".repeat(9000)}.b.c`])(
    "rejects the authorization header %j",
    async (header) => {
      expect(await request(header)).toMatchObject(invalid)
    },
  )
})

describe("logout", () => {
  it("revokes the access and refresh tokens at once and succeeds again when repeated", async () => {
    expect(await logOut(customer.access_token)).toMatchObject({ status: 200, success: true })
    expect(await bearer(customer.access_token)).toMatchObject(invalid)
    const { refresh_token, fingerprint } = customer
    const payload = { refresh_token, fingerprint }
    const url = "/api/v1/cognito/user/refreshToken"
    const refreshed = await backend.app.inject({ method: "POST", url, payload })
    expect(refreshed.json()).toMatchObject({ code: "TOKEN_INVALID" })
    expect(await logOut(customer.access_token)).toMatchObject({ status: 200, success: true })
  })

  it("accepts an expired access token", async () => {
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

  it("rejects a missing token and a token that we did not sign", async () => {
    expect(await request(undefined, "logout")).toMatchObject({ code: "UNAUTHENTICATED" })
    expect(await logOut("a.b.c")).toMatchObject(invalid)
    expect(await logOut(backend.adminToken)).toMatchObject(invalid)
  })
})

describe("revoking a customer's sessions", () => {
  it("leaves the excepted session active and deletes pending authorization codes", async () => {
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
    await revokeSessions(db, customer.id, { reason: "password", now: now(), except: sid })
    expect(await bearer(customer.access_token)).toMatchObject({ status: 200 })
    await revokeSessions(db, customer.id, { reason: "password", now: now() })
    expect(await bearer(customer.access_token)).toMatchObject(invalid)
    expect(await bearer(second.access_token)).toMatchObject({ status: 200 })
    const left = await db.selectFrom("authorization_codes").select("user_id").execute()
    expect(left).toEqual([{ user_id: second.id }])
  })
})

describe("administrator access", () => {
  const list = (token: string) => backend.call("cognito/form_submission/list", {}, token)

  it("grants administrator calls to a customer exactly while is_admin is set", async () => {
    expect(await list(customer.access_token)).toMatchObject({ status: 403 })
    await openCustomer(backend, { is_admin: true })
    await setUser({ is_admin: true })
    expect(await list(customer.access_token)).toMatchObject({ status: 200 })
    await setUser({ is_admin: false })
    expect(await list(customer.access_token)).toMatchObject({ status: 403 })
  })

  it("rejects an administrator who is disabled or logged out", async () => {
    await setUser({ is_admin: true, enabled: false })
    expect(await list(customer.access_token)).toMatchObject({ status: 401 })
    await setUser({ enabled: true })
    await logOut(customer.access_token)
    expect(await list(customer.access_token)).toMatchObject({ status: 401 })
  })

  it("accepts the owner's token", async () => {
    expect(await list(backend.adminToken)).toMatchObject({ status: 200 })
  })

  it("returns disabled records to administrators on public calls and rejects a revoked token there", async () => {
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
