import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { type Tokens, tokensSchema } from "#lib/contract/account-calls.ts"
import {
  createCustomerSession,
  createFingerprint,
  openCustomer,
} from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { resolveForTier } from "#tests/tiers.ts"

let clock = Date.parse("2026-11-21T00:00:00Z")
const wait = (seconds: number) => {
  clock += seconds * 1000
}
const days = (count: number) => count * 86_400

let backend: TestBackend
let customer: Awaited<ReturnType<typeof openCustomer>>
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date(clock) })
})
beforeEach(async () => {
  customer = await openCustomer(backend)
})
afterAll(() => backend.close())

const send = (refresh_token: string, fingerprint = customer.fingerprint) =>
  backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/refreshToken",
    payload: { refresh_token, fingerprint },
  })

async function refresh({ refresh_token }: Tokens): Promise<Tokens> {
  const response = await send(refresh_token)
  expect(response.statusCode).toBe(200)
  return tokensSchema.parse(response.json())
}

const getAccess = async ({ access_token }: Tokens) => {
  const headers = { authorization: `Bearer ${access_token}` }
  const response = await backend.app.inject({ url: "/api/v1/cognito/user/authUser", headers })
  return response.statusCode === 200 ? "welcome" : response.json().code
}

const sessionRow = () =>
  backend.database.db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", customer.id)
    .executeTakeFirstOrThrow()

async function expectRejected(token: string, fingerprint?: string) {
  const response = await send(token, fingerprint)
  expect([response.statusCode, response.json().code]).toEqual([401, "TOKEN_INVALID"])
  expect(response.headers["cache-control"]).toBe("no-store")
}

describe("session refresh", () => {
  it("returns new tokens with no-store, and the old access token stays valid until it expires", async () => {
    wait(10)
    const response = await send(customer.refresh_token)
    expect(response.headers["cache-control"]).toBe("no-store")
    const next = tokensSchema.parse(response.json())
    expect(next.refresh_token).not.toBe(customer.refresh_token)
    expect(next.access_token).not.toBe(customer.access_token)
    expect([await getAccess(customer), await getAccess(next)]).toEqual(["welcome", "welcome"])
    wait(895)
    expect([await getAccess(customer), await getAccess(next)]).toEqual(["TOKEN_EXPIRED", "welcome"])
  })

  it("rotates once for concurrent requests and returns the same successor to all of them", async () => {
    let current: Tokens = customer
    const rounds = resolveForTier({ core: 5, full: 20 })
    for (let round = 1; round <= rounds; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => send(current.refresh_token)),
      )
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const successors = responses.map((response) => tokensSchema.parse(response.json()))
      expect(new Set(successors.map((tokens) => tokens.refresh_token)).size).toBe(1)
      expect((await sessionRow()).generation).toBe(round + 1)
      current = successors[0] ?? current
      expect(await getAccess(current)).toBe("welcome")
      wait(900)
    }
  })

  it("stores nothing from which a token could be built", async () => {
    const next = await refresh(customer)
    const stored = JSON.stringify(await sessionRow())
    for (const token of [customer, next]) {
      expect(stored).not.toContain(token.refresh_token.split(".")[2])
      expect(stored).not.toContain(token.access_token.split(".")[2])
    }
    expect(stored).not.toContain(customer.fingerprint)
  })
})

describe("previous refresh token", () => {
  it("returns the same successor for 30 seconds, used or not", async () => {
    const next = await refresh(customer)
    await getAccess(next)
    wait(30)
    expect((await refresh(customer)).refresh_token).toBe(next.refresh_token)
    expect((await sessionRow()).generation).toBe(2)
  })

  it("returns the same successor while it is unused, because the response may be lost", async () => {
    const lost = await refresh(customer)
    wait(days(3))
    const again = await refresh(customer)
    expect(again.refresh_token).toBe(lost.refresh_token)
    expect(await getAccess(again)).toBe("welcome")
  })

  it("revokes the session once its successor is used and the 30 seconds are over", async () => {
    const next = await refresh(customer)
    await getAccess(next)
    wait(31)
    await expectRejected(customer.refresh_token)
    expect(await getAccess(next)).toBe("TOKEN_INVALID")
    await expectRejected(next.refresh_token)
    expect(await sessionRow()).toMatchObject({ revoked_for: "reuse" })
  })

  it("counts a successor as used once it was refreshed itself", async () => {
    const next = await refresh(customer)
    const newest = await refresh(next)
    await expectRejected(customer.refresh_token)
    expect(await getAccess(newest)).toBe("TOKEN_INVALID")
  })
})

describe("rejected session refresh", () => {
  it("rejects another browser and leaves the customer's session active", async () => {
    await expectRejected(customer.refresh_token, createFingerprint())
    await refresh(customer)
  })

  it("rejects texts that are no refresh token of ours", async () => {
    const [session, , signature] = customer.refresh_token.split(".")
    const other = (await openCustomer(backend)).refresh_token.split(".")
    const forgeries = [
      "x",
      customer.access_token,
      `${session}.2.${signature}`,
      `${session}.01.${signature}`,
      `${other[0]}.1.${signature}`,
      `${session}.1.${other[2]}`,
      `${session}.1.${"A".repeat(43)}`,
      `${customer.refresh_token}=`,
      "a".repeat(20_000),
    ]
    for (const token of forgeries) await expectRejected(token)
    await refresh(customer)
  })

  it("rejects a disabled customer at once", async () => {
    const users = backend.database.db.updateTable("users").where("id", "=", customer.id)
    await users.set({ enabled: false }).execute()
    expect(await getAccess(customer)).toBe("TOKEN_INVALID")
    await expectRejected(customer.refresh_token)
  })

  it("rejects a session after 30 idle days, and 180 days after sign-in at the latest", async () => {
    wait(days(30) + 1)
    await expectRejected(customer.refresh_token)
    const busy = await createCustomerSession(backend, customer.email)
    let tokens: Tokens = busy
    for (let week = 0; week < 8; week += 1) {
      wait(days(22))
      const response = await send(tokens.refresh_token, busy.fingerprint)
      tokens = tokensSchema.parse(response.json())
    }
    wait(days(4) - 100)
    expect((await send(tokens.refresh_token, busy.fingerprint)).statusCode).toBe(200)
    wait(100)
    await expectRejected(tokens.refresh_token, busy.fingerprint)
  })

  it("names the invalid field of the request", async () => {
    const response = await send(customer.refresh_token, "short")
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(["fingerprint"])
  })
})
