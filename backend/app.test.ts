import { afterAll, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import { errorBodySchema } from "#lib/contract/error.ts"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { signAdminToken } from "./accounts/admin-token.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const create = "/api/v1/cognito/page/create"

async function send(payload: string, headers: Record<string, string> = {}) {
  const response = await backend.app.inject({
    method: "POST",
    url: create,
    payload,
    headers: {
      authorization: `Bearer ${backend.adminToken}`,
      "content-type": "application/json",
      ...headers,
    },
  })
  return { status: response.statusCode, ...errorBodySchema.parse(response.json()) }
}

describe("health checks", () => {
  it("report the process alive, and ready on a migrated database", async () => {
    expect((await backend.app.inject("/api/health")).statusCode).toBe(200)
    expect((await backend.app.inject("/api/ready")).json()).toEqual({ status: "ok" })
  })

  it("report not ready while a migration is missing", async () => {
    const { db } = backend.database
    await sql`ALTER TABLE schema_migrations RENAME TO elsewhere`.execute(db)
    expect((await backend.app.inject("/api/ready")).statusCode).toBe(503)
    await sql`ALTER TABLE elsewhere RENAME TO schema_migrations`.execute(db)
  })
})

describe("every response", () => {
  it("carries the request's id and the security headers", async () => {
    const response = await backend.app.inject({
      url: "/nowhere",
      headers: { "x-request-id": "abc-12345" },
    })
    expect(response.headers).toMatchObject({
      "x-request-id": "abc-12345",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    })
  })

  it("carries a generated request id when the client's x-request-id is invalid", async () => {
    const response = await backend.app.inject({ url: "/", headers: { "x-request-id": "a b" } })
    expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe("an unknown route, wrong method or malformed path", () => {
  it.each([
    ["GET", "/nowhere", 404, "NOT_FOUND"],
    ["GET", "/api/v1/sell/unicorn/list", 404, "NOT_FOUND"],
    ["GET", create, 405, "BAD_REQUEST"],
    ["DELETE", "/v/1.mp4", 405, "BAD_REQUEST"],
    ["POST", "/api/v1/sell/invoice/7", 405, "BAD_REQUEST"],
    ["POST", "/api/v1/sell/invoice/create", 404, "NOT_FOUND"],
    ["POST", "/api/v1/sell/invoice/", 404, "NOT_FOUND"],
    ["GET", "/%zz", 400, "BAD_REQUEST"],
    ["GET", `/v/${"9".repeat(300)}.mp4`, 400, "BAD_REQUEST"],
  ] as const)("responds to %s %s with a JSON error", async (method, url, status, code) => {
    const response = await backend.app.inject({ method, url })
    expect([response.statusCode, errorBodySchema.parse(response.json()).code]).toEqual([
      status,
      code,
    ])
  })
})

describe("a bad request body", () => {
  it.each([
    ["not JSON", "{nope", 400, "BAD_REQUEST"],
    ["empty", "", 400, "BAD_REQUEST"],
    ["one that poisons the prototype", '{"__proto__":{"x":1}}', 400, "BAD_REQUEST"],
    ["one nested too deeply", `${"[".repeat(5_000)}${"]".repeat(5_000)}`, 400, "BAD_REQUEST"],
    ["a list", "[]", 400, "BAD_REQUEST"],
    ["over 1 MB", JSON.stringify({ name: "a".repeat(1_000_000) }), 413, "TOO_LARGE"],
  ])(
    "that is %s is rejected without a stack trace in the message",
    async (_what, payload, status, code) => {
      const result = await send(payload)
      expect(result).toMatchObject({ status, code })
      expect(result.message).not.toMatch(/\bat\b.*:\d+|node_modules/)
    },
  )

  it("with a content type other than JSON is rejected with status 415", async () => {
    expect(await send("a=b", { "content-type": "text/csv" })).toMatchObject({ status: 415 })
  })

  it("is rejected with an error for each invalid field", async () => {
    const result = await send(JSON.stringify({ name: "", url: "No Slug" }))
    expect(Object.keys(result.fields ?? {})).toEqual(["name", "url"])
  })
})

describe("the admin guard", () => {
  const values = JSON.stringify({ name: "A", url: "a" })

  it.each([
    ["no token", "", "UNAUTHENTICATED"],
    ["a forged token", "Bearer a.b.c", "TOKEN_INVALID"],
  ])("rejects a request with %s with status 401", async (_who, authorization, code) => {
    expect(await send(values, { authorization })).toMatchObject({ status: 401, code })
  })

  it("rejects a signed-in customer without is_admin with status 403", async () => {
    const { access_token: token } = await openCustomer(backend)
    const result = await send(values, { authorization: `Bearer ${token}` })
    expect(result).toMatchObject({ status: 403, code: "FORBIDDEN" })
  })

  it("rejects an expired token with TOKEN_EXPIRED", async () => {
    const { TOKEN_SECRET: secret } = backend.env
    const token = await signAdminToken({ secret, now: new Date("2020-01-01"), days: 1 })
    const result = await send(values, { authorization: `Bearer ${token}` })
    expect(result).toMatchObject({ status: 401, code: "TOKEN_EXPIRED" })
  })
})
