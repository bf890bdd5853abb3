import { afterAll, beforeAll } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { isLocal } from "./outbox-routes.ts"

const evil = `<script>alert(1)</script>"'`
let backend: TestBackend
let newest = ""
beforeAll(async () => {
  backend = await openTestBackend()
  for (const subject of ["First", `Second ${evil}`]) {
    const { id } = await backend.database.db
      .insertInto("mail_outbox")
      .values({ about: "x", subject, text_body: evil, html_body: evil, reply_to: evil })
      .returning("id")
      .executeTakeFirstOrThrow()
    newest = id
  }
})
afterAll(() => backend.close())

const visit = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url, headers: { host: "localhost:4000", ...headers } })

describe("the outbox pages", () => {
  it("list emails, newest first, with their texts escaped", async () => {
    const { body } = await visit("/outbox")
    expect(body.indexOf("Second")).toBeLessThan(body.indexOf("First"))
    expect(body).toContain(`href="/outbox/${newest}"`)
    expect(body).not.toContain("<script")
  })

  it("show an email's headers and text, and its HTML in a sandboxed frame without scripts", async () => {
    const { body, headers } = await visit(`/outbox/${newest}`)
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;")
    expect(body).not.toContain("<script")
    expect(body).toContain(`<iframe src="/outbox/${newest}/html" sandbox="allow-popups`)
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/)
    const part = await visit(`/outbox/${newest}/html`)
    expect(part.headers["content-security-policy"]).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    )
  })

  it.each(["/outbox/1", "/outbox/0f8a9631-98eb-44b6-bfa3-23a3fd14c8f7"])(
    "respond with 404 at %s",
    async (path) => {
      expect((await visit(path)).statusCode).toBe(404)
    },
  )

  it("paginate, and treat an invalid page number as the first page", async () => {
    expect((await visit("/outbox?page=2")).body).toContain("There are no mails here.")
    expect((await visit("/outbox?page=abc")).body).toContain("First")
  })

  it.each([
    ["another name", { host: "shop.example" }],
    ["a name that only begins like ours", { host: "localhost.evil.example" }],
    ["a proxy", { "x-forwarded-for": "203.0.113.7" }],
    ["another site's page", { "sec-fetch-site": "cross-site" }],
  ])("respond with 404 to a request through %s", async (_way, headers) => {
    for (const path of ["/outbox", `/outbox/${newest}`, `/outbox/${newest}/html`]) {
      expect((await visit(path, headers)).statusCode).toBe(404)
    }
  })

  it("are local to the loopback addresses", () => {
    const isLocalFrom = (remoteAddress: string) =>
      isLocal({ headers: { host: "localhost" }, socket: { remoteAddress } })
    expect(["127.0.0.1", "::1", "::ffff:127.0.0.1"].map(isLocalFrom)).toEqual([true, true, true])
    expect(["10.0.0.5", "::ffff:10.0.0.5", "fe80::1", ""].map(isLocalFrom)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
