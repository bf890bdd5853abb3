import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { hash } from "@node-rs/argon2"
import { revokeSessions } from "#backend/accounts/sessions.ts"
import {
  createCustomerWithPassword,
  createFingerprint,
  testPassword,
} from "#tests/factories/test-customer.ts"
import {
  authorizeParams,
  parseLocation,
  requestTokenExchange,
  sendSignInForm,
} from "#tests/fixtures/oauth.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

const start = Date.parse("2026-11-21T00:00:00Z")
let clock = start
const now = () => new Date(clock)
const email = "ann@example.com"
let backend: TestBackend
let userId: number
beforeAll(async () => {
  backend = await openTestBackend({ now })
  userId = await createCustomerWithPassword(backend, { email })
})
beforeEach(async () => {
  clock = start
  const { db } = backend.database
  for (const table of ["rate_marks", "authorization_codes", "sessions"] as const) {
    await db.deleteFrom(table).execute()
  }
})
afterAll(() => backend.close())

async function getCode(): Promise<string> {
  const response = await sendSignInForm(backend, { email, password: testPassword })
  return parseLocation(response).query.code ?? ""
}

const statusOf = async (given: Record<string, unknown>) =>
  (await requestTokenExchange(backend, given)).statusCode

const whoIs = (token: string) =>
  backend.app.inject({
    url: "/api/v1/cognito/user/authUser",
    headers: { authorization: `Bearer ${token}` },
  })

describe("authorization code", () => {
  it("is exchanged for a session of the customer, with the nonce of its request", async () => {
    const fingerprint = createFingerprint()
    const response = await requestTokenExchange(backend, { code: await getCode(), fingerprint })
    expect(response.statusCode).toBe(200)
    expect(response.headers["cache-control"]).toBe("no-store")
    const { access_token, refresh_token, nonce, ...rest } = response.json()
    expect([nonce, rest]).toEqual([authorizeParams.nonce, {}])
    expect((await whoIs(access_token)).json().user.email).toBe(email)
    const refreshed = await backend.app.inject({
      method: "POST",
      url: "/api/v1/cognito/user/refreshToken",
      payload: { refresh_token, fingerprint },
    })
    expect(refreshed.statusCode).toBe(200)
  })

  it("needs no fingerprint; the session belongs to the first browser that refreshes it", async () => {
    const response = await requestTokenExchange(backend, { code: await getCode() })
    const { access_token, refresh_token } = response.json()
    expect((await whoIs(access_token)).statusCode).toBe(200)
    const refresh = async (token: string, fingerprint: string) =>
      backend.app.inject({
        method: "POST",
        url: "/api/v1/cognito/user/refreshToken",
        payload: { refresh_token: token, fingerprint },
      })
    const first = createFingerprint()
    const refreshed = await refresh(refresh_token, first)
    expect(refreshed.statusCode).toBe(200)
    const next = refreshed.json().refresh_token
    expect((await refresh(next, createFingerprint())).statusCode).toBe(401)
    expect((await refresh(next, first)).statusCode).toBe(200)
  })

  it("is bound to client and redirect URI, and stays valid after a mismatch", async () => {
    const code = await getCode()
    const rejections = [
      await requestTokenExchange(backend, { code, client_id: "another" }),
      await requestTokenExchange(backend, { code, redirect_uri: "http://localhost:3000/auth/" }),
      await requestTokenExchange(backend, { code, redirect_uri: "" }),
      await requestTokenExchange(backend, { code: `${code}x` }),
      await requestTokenExchange(backend, { code: code.toLowerCase() }),
    ]
    for (const rejection of rejections) {
      expect(rejection.statusCode).toBe(401)
      expect(rejection.json().code).toBe("LOGIN_REFUSED")
    }
    expect(await statusOf({ code, redirect_uri: authorizeParams.redirect_uri })).toBe(200)
  })

  it("expires after one minute", async () => {
    const [early, late] = [await getCode(), await getCode()]
    clock = start + 59_999
    expect(await statusOf({ code: early })).toBe(200)
    clock = start + 60_000
    expect(await statusOf({ code: late })).toBe(401)
  })

  it("revokes the session it created when used again, and no other", async () => {
    const [code, other] = [await getCode(), await getCode()]
    const first = (await requestTokenExchange(backend, { code })).json()
    const second = (await requestTokenExchange(backend, { code: other })).json()
    expect(await statusOf({ code })).toBe(401)
    expect((await whoIs(first.access_token)).json().code).toBe("TOKEN_INVALID")
    expect((await whoIs(second.access_token)).statusCode).toBe(200)
  })

  it("is exchanged once under concurrent requests, and that session is revoked", async () => {
    const code = await getCode()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => requestTokenExchange(backend, { code })),
    )
    const taken = responses.filter(({ statusCode }) => statusCode === 200)
    expect(taken).toHaveLength(1)
    expect(await backend.database.db.selectFrom("sessions").select("id").execute()).toHaveLength(1)
    expect((await whoIs(taken[0]?.json().access_token)).statusCode).toBe(401)
  })

  it("is invalid for a customer who was disabled in the meantime", async () => {
    const code = await getCode()
    const users = () => backend.database.db.updateTable("users").where("id", "=", userId)
    await users().set({ enabled: false }).execute()
    expect(await statusOf({ code })).toBe(401)
    await users().set({ enabled: true }).execute()
  })

  it("leaves no active session if the password changes during creation or exchange", async () => {
    const { db } = backend.database
    const own = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    for (let round = 0; round < 6; round += 1) {
      await db.updateTable("users").set({ password_hash: own }).where("id", "=", userId).execute()
      const early = await getCode()
      const attempts = [requestTokenExchange(backend, { code: early }), exchangeNew()]
      for (let turn = 0; turn < round * 4; turn += 1)
        await db.selectFrom("users").select("id").execute()
      await db.transaction().execute(async (trx) => {
        const password_hash = await hash("another password")
        await trx.updateTable("users").set({ password_hash }).where("id", "=", userId).execute()
        await revokeSessions(trx, userId, { reason: "password", now: now() })
      })
      const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
      const alive = db.selectFrom("sessions").select("id").where("revoked_at", "is", null)
      expect(await alive.execute()).toEqual([])
      await db.deleteFrom("rate_marks").execute()
    }
    await db.updateTable("users").set({ password_hash: own }).where("id", "=", userId).execute()
  })

  it.each([
    [{ code: "" }, "code"],
    [{ code: "x".repeat(501) }, "code"],
    [{ code: "a", grant_type: "password" }, "grant_type"],
    [{ code: "a", fingerprint: "short" }, "fingerprint"],
    [{ code: { $ne: "" } }, "code"],
  ])("names the invalid field of %j", async (given, field) => {
    const response = await requestTokenExchange(backend, given)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual([field])
  })
})

async function exchangeNew() {
  const response = await sendSignInForm(backend, { email, password: testPassword })
  if (response.statusCode !== 303) return response
  return requestTokenExchange(backend, { code: parseLocation(response).query.code })
}
