import { beforeAll, describe, expect, it } from "@jest/globals"
import { NextRequest } from "next/server"
import { buildSession, createRandomId } from "#lib/auth/session.ts"
import { buildLoginCookie, buildSessionCookies } from "#lib/auth/session-cookie.ts"
import { middleware } from "../middleware.ts"

const origin = "http://localhost:3000"

beforeAll(() => {
  process.env.SITE_URL = origin
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
})

type Sent = { method?: string; headers?: Record<string, string> }

const send = (path: string, sent: Sent = {}) => middleware(new NextRequest(origin + path, sent))

/**
 * Builds the Cookie header of a signed-in browser with an access token that is valid for an hour.
 */
async function buildCookies(): Promise<string> {
  const tokens = { access: "access", refresh: "refresh", expiresAtMs: Date.now() + 3_600_000 }
  const session = { ...buildSession(), tokens, mark: createRandomId() }
  const writes = await buildSessionCookies(session, { getAll: () => [] })
  return [...writes, buildLoginCookie(session.mark)]
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ")
}

const protectedPages = [
  "/profile",
  "/my-account/orders",
  "/checkout",
  "/invoice/7",
  "/seo",
  "/admin",
  "/admin/orders/7",
]

describe("middleware on protected pages", () => {
  it("redirects a guest to the login in the language of the page, with a response that no cache stores", async () => {
    for (const path of [...protectedPages, ...protectedPages.map((path) => `/de${path}`)]) {
      const { status, headers } = await send(path)
      const login = path.startsWith("/de/") ? "/de/login" : "/login"
      expect([path, status, headers.get("location")]).toEqual([path, 307, origin + login])
      expect(headers.get("cache-control")).toBe("private, no-store")
    }
  })

  it("saves a guest's path as the return path, but not for a prefetch", async () => {
    const visited = await send("/checkout")
    expect(visited.headers.getSetCookie().join()).toContain("curlew_session=")
    const prefetched = await send("/checkout", { headers: { "x-curlew-prefetch": "1" } })
    expect([prefetched.status, prefetched.headers.getSetCookie()]).toEqual([307, []])
  })

  it("responds to a guest's form post with 401, so that no redirect discards the typed values", async () => {
    const { status, headers } = await send("/checkout", { method: "POST" })
    expect([status, headers.get("cache-control")]).toEqual([401, "private, no-store"])
  })

  it("lets a signed-in customer pass", async () => {
    const headers = { cookie: await buildCookies() }
    for (const path of protectedPages) {
      const response = await send(path, { headers })
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 200, null])
    }
  })
})

describe("response of a private page", () => {
  it("has headers against caching, indexing and framing", async () => {
    for (const path of ["/login", "/cart", "/de/cart", "/payment-return"]) {
      const { status, headers } = await send(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get("cache-control")).toBe("private, no-store")
      expect(headers.get("x-robots-tag")).toBe("noindex")
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    }
  })

  it("has a CSP that allows only scripts of the shop with a nonce of its own", async () => {
    const policies = await Promise.all(
      ["/login", "/login"].map(async (path) => {
        return (await send(path)).headers.get("content-security-policy") ?? ""
      }),
    )
    const scripts = policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1] ?? "")
    for (const sources of scripts) {
      expect(sources).toMatch(/^'self' 'nonce-[\w+/]{24}' 'sha256-[^' ]+'$/)
    }
    expect(scripts[0]).not.toBe(scripts[1])
  })

  it("sends no referrer if the path contains a token", async () => {
    const withToken = ["/show-invoice/abc", "/de/order-status/abc", "/payment-return"]
    for (const path of withToken) {
      expect((await send(path)).headers.get("referrer-policy")).toBe("no-referrer")
    }
    expect((await send("/cart")).headers.get("referrer-policy")).toBeNull()
  })

  it("sends other sites no referrer from a token's page with a form, whose post needs its origin", async () => {
    for (const path of ["/review/abc", "/de/review/abc"]) {
      expect((await send(path)).headers.get("referrer-policy")).toBe("same-origin")
    }
  })
})
