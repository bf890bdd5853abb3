import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { hash } from "@node-rs/argon2"
import {
  createCustomerWithPassword,
  createFingerprint,
  openCustomer,
  testPassword,
} from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { revokeSessions } from "./sessions.ts"

const clock = Date.parse("2026-11-21T00:00:00Z")
const now = () => new Date(clock)
const lines: string[] = []
let backend: TestBackend
let customer: Awaited<ReturnType<typeof openCustomer>>
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) }
  // Nothing sets the cost of passwords, as in a running shop.
  const parts = { now, logStream, passwordCost: undefined }
  backend = await openTestBackend({ ...parts, env: { LOG_LEVEL: "trace" } })
})
beforeEach(async () => {
  await backend.database.db.deleteFrom("rate_marks").execute()
  customer = await openCustomer(backend)
})
afterAll(() => backend.close())

type LoginOptions = { password?: string; fingerprint?: string; more?: object }

function send(username: string, options: LoginOptions = {}) {
  const { password = testPassword, fingerprint = createFingerprint(), more } = options
  return backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/login",
    payload: { username, password, fingerprint, ...more },
  })
}
const statusOf = async (username: string, options?: LoginOptions) =>
  (await send(username, options)).statusCode
const wrong = { password: "not the password" }

describe("password login", () => {
  it("returns tokens with Cache-Control: no-store, whatever the case and spaces of the address", async () => {
    const response = await send(`  ${customer.email.toUpperCase()} `)
    expect(response.statusCode).toBe(200)
    expect(response.headers["cache-control"]).toBe("no-store")
    expect(Object.keys(response.json())).toEqual(["access_token", "refresh_token"])
  })

  it("accepts a password in another Unicode normalisation form", async () => {
    const password = "Küstenvögel im Märzwind"
    const email = "bytes@example.com"
    await createCustomerWithPassword(backend, {
      email,
      password_hash: await hash(password.normalize("NFKC")),
    })
    expect(await statusOf(email, { password: password.normalize("NFD") })).toBe(200)
  })

  it("rehashes a password that was hashed at a lower cost, at the OWASP minimum by default", async () => {
    const { db } = backend.database
    const email = "old-hash@example.com"
    const old = await hash(testPassword, { memoryCost: 8_192, timeCost: 1 })
    const id = await createCustomerWithPassword(backend, { email, password_hash: old })
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(email)))
    expect(statuses).toEqual([200, 200, 200])
    const row = await db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await statusOf(email)).toBe(200)
  })

  it("ignores unknown fields and rejects __proto__", async () => {
    const more = { role: "admin", is_admin: true, enabled: true, userId: 1, constructor: "x" }
    expect(await statusOf(customer.email, { more })).toBe(200)
    const polluted = await backend.app.inject({
      method: "POST",
      url: "/api/v1/cognito/user/login",
      headers: { "content-type": "application/json" },
      payload: `{"username":"${customer.email}","__proto__":{"is_admin":true}}`,
    })
    expect(polluted.statusCode).toBe(400)
    const row = await backend.database.db
      .selectFrom("users")
      .select("is_admin")
      .where("email", "=", customer.email)
      .executeTakeFirstOrThrow()
    expect(row.is_admin).toBe(false)
  })

  it("names each invalid field with a message for the customer", async () => {
    const response = await send("ann", { password: "", fingerprint: "x" })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toMatchObject({
      username: "Enter a full email address, such as name@example.com.",
      password: "Enter your password.",
    })
    expect((await send("a@example.com", { password: "x".repeat(201) })).statusCode).toBe(400)
  })
})

describe("rejected login", () => {
  it("returns identical responses for a wrong password and for addresses that cannot sign in", async () => {
    await createCustomerWithPassword(backend, { email: "off@example.com", enabled: false })
    await createCustomerWithPassword(backend, {
      email: "no-password@example.com",
      password_hash: null,
    })
    const responses = await Promise.all([
      send(customer.email, wrong),
      send("nobody@example.com"),
      send("off@example.com"),
      send("no-password@example.com"),
    ])
    const seen = responses.map(({ statusCode, headers, body }) => {
      const { "x-request-id": _id, date: _date, ...rest } = headers
      return JSON.stringify([statusCode, rest, body])
    })
    expect(new Set(seen).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(401)
    expect(responses[0]?.json()).toEqual({
      code: "LOGIN_REFUSED",
      message: "Incorrect email or password.",
      detail: { code: "credentials_wrong" },
    })
  })

  it("uses as much CPU time for an unknown address as for a wrong password", async () => {
    const workOf = async (username: string) => {
      const times: number[] = []
      for (let time = 0; time < 7; time += 1) {
        const before = process.cpuUsage()
        await send(username, wrong)
        const { user, system } = process.cpuUsage(before)
        times.push(user + system)
      }
      return times.sort((a, b) => a - b)[3] ?? 0
    }
    await workOf("warm-up@example.com")
    const known = await workOf(customer.email)
    const unknown = await workOf("nobody@example.com")
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })

  it("leaves no active session if the password changes while it is being checked", async () => {
    const { db } = backend.database
    for (let round = 0; round < 5; round += 1) {
      const { id, email } = await openCustomer(backend)
      const attempts = Array.from({ length: 4 }, () => send(email))
      await takeTurns(round)
      await db.transaction().execute(async (trx) => {
        const password_hash = await hash("another password")
        await trx.updateTable("users").set({ password_hash }).where("id", "=", id).execute()
        await revokeSessions(trx, id, { reason: "password", now: now() })
      })
      await Promise.all(attempts)
      const alive = await db
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", id)
        .where("revoked_at", "is", null)
        .execute()
      expect(alive).toEqual([])
      expect(await statusOf(email, { password: "another password" })).toBe(200)
    }
  })
})

/** Lets the pending requests progress a little, further with each round. */
async function takeTurns(round: number) {
  for (let turn = 0; turn < round * 4; turn += 1) {
    await backend.database.db.selectFrom("users").select("id").limit(1).execute()
  }
}

it("logs no passwords, tokens or fingerprints, even at trace level", async () => {
  const secret = "a password that is wrong"
  const response = await send(customer.email, { password: secret })
  const { refresh_token, access_token, fingerprint } = customer
  const headers = { authorization: `Bearer ${access_token}`, cookie: "c=secret-cookie" }
  await backend.app.inject({ url: "/api/v1/cognito/user/authUser?token=secret-query", headers })
  await backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/refreshToken",
    payload: { refresh_token, fingerprint },
  })
  await backend.app.inject({ url: "/api/v1/cognito/user/logout", headers })
  expect(response.statusCode).toBe(401)
  const log = lines.join("\n")
  expect(log).toContain("/api/v1/cognito/user/refreshToken")
  const secrets = [secret, testPassword, refresh_token, access_token, fingerprint, "argon2id"]
  for (const text of [...secrets, "secret-cookie", "secret-query"]) expect(log).not.toContain(text)
})
