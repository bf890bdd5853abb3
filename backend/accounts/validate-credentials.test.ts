import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import {
  buildClientHeader,
  createFingerprint,
  openCustomer,
  testPassword,
} from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let clock = Date.parse("2026-11-21T00:00:00Z")
const now = () => new Date(clock)
let backend: TestBackend
let customer: Awaited<ReturnType<typeof openCustomer>>
beforeAll(async () => {
  backend = await openTestBackend({ now })
})
beforeEach(async () => {
  await backend.database.db.deleteFrom("rate_marks").execute()
  customer = await openCustomer(backend)
})
afterAll(() => backend.close())

type LoginOptions = { password?: string; fingerprint?: string; ip?: string; headers?: object }

function send(username: string, options: LoginOptions = {}) {
  const { password = testPassword, fingerprint = createFingerprint(), headers } = options
  return backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/login",
    payload: { username, password, fingerprint },
    headers: {
      ...headers,
      ...(options.ip !== undefined && buildClientHeader(options.ip, backend, now())),
    },
  })
}
const statusOf = async (username: string, options?: LoginOptions) =>
  (await send(username, options)).statusCode
const wrong = { password: "not the password" }

async function tryOften(times: number, attempt: (time: number) => Promise<number>) {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push(await attempt(time))
  return seen
}

describe("login attempt limits", () => {
  const rejected = Array.from({ length: 10 }, () => 401)

  it("rejects the eleventh wrong password for one account for 15 minutes", async () => {
    expect(await tryOften(12, () => statusOf(customer.email, wrong))).toEqual([
      ...rejected,
      429,
      429,
    ])
    const response = await send(customer.email)
    expect(response.statusCode).toBe(429)
    expect(response.headers["retry-after"]).toBe("900")
    expect(response.json()).toEqual({
      code: "RATE_LIMITED",
      message: "Too many attempts. Please try again in 15 minutes.",
      detail: { code: "login_rate_limited" },
    })
    clock += 900_000
    expect(await statusOf(customer.email)).toBe(200)
  })

  it("limits an unknown email address like a known one", async () => {
    const seen = await tryOften(11, () => statusOf("nobody@example.com", wrong))
    expect(seen).toEqual([...rejected, 429])
  })

  it("accepts at most ten of fifty concurrent guesses", async () => {
    const guesses = Array.from({ length: 50 }, () => statusOf(customer.email, wrong))
    const seen = await Promise.all(guesses)
    expect(seen.filter((status) => status === 401)).toHaveLength(10)
    expect(seen.filter((status) => status === 429)).toHaveLength(40)
  })

  it("never locks out a browser in which the customer has signed in before", async () => {
    await tryOften(11, () => statusOf(customer.email, { ...wrong, ip: "203.0.113.66" }))
    const own = { fingerprint: customer.fingerprint }
    expect(await statusOf(customer.email, own)).toBe(200)
    expect(await statusOf(customer.email)).toBe(429)
    const seen = await tryOften(11, () => statusOf(customer.email, { ...wrong, ...own }))
    expect(seen).toEqual([...rejected, 429])
  })

  it("does not count correct passwords until there are hundreds of them", async () => {
    const seen = await tryOften(12, () => statusOf(customer.email))
    expect(new Set(seen)).toEqual(new Set([200]))
    const { db } = backend.database
    const marks = await db.selectFrom("rate_marks").selectAll().execute()
    const [{ bucket } = { bucket: "" }] = marks
    expect(new Set(marks.map((mark) => mark.bucket)).size).toBe(1)
    const more = Array.from({ length: 300 - marks.length }, () => ({ bucket, created_at: now() }))
    await db.insertInto("rate_marks").values(more).execute()
    expect(await statusOf(customer.email)).toBe(429)
  })

  it("rejects the fifty-first attempt of one IP address, but not of a known browser", async () => {
    const ip = "203.0.113.9"
    const guess = (time: number, from: string) =>
      statusOf(`guess-${time}@example.com`, { ...wrong, ip: from })
    const seen = await tryOften(51, (time) => guess(time, ip))
    expect(seen.filter((status) => status === 401)).toHaveLength(50)
    expect(seen.at(-1)).toBe(429)
    expect(await guess(99, "203.0.113.8")).toBe(401)
    expect(await statusOf(customer.email, { ip })).toBe(429)
    const password = "another pass phrase"
    const own = { fingerprint: customer.fingerprint, ip }
    expect(await statusOf(customer.email, own)).toBe(200)
    const change = await backend.app.inject({
      method: "POST",
      url: "/api/v1/cognito/user/update",
      payload: { id: customer.id, current_password: testPassword, newpassword: password },
      headers: {
        authorization: `Bearer ${customer.access_token}`,
        ...buildClientHeader(ip, backend, now()),
      },
    })
    expect(change.statusCode).toBe(200)
    const guesses = { ...wrong, ...own }
    expect(await tryOften(11, () => statusOf(customer.email, guesses))).toEqual([...rejected, 429])
  })

  it("ignores forged client IP headers", async () => {
    const forge = (time: number) => ({
      "x-forwarded-for": `198.51.100.${time}`,
      "x-real-ip": `198.51.100.${time}`,
      forwarded: `for=198.51.100.${time}`,
      "x-curlew-client": `198.51.100.${time};${Math.floor(clock / 1000)};${"0".repeat(64)}`,
    })
    const seen = await tryOften(51, (time) =>
      statusOf(`guess-${time}@example.com`, { ...wrong, headers: forge(time) }),
    )
    expect(seen.at(-1)).toBe(429)
  })
})
