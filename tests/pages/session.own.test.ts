import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import {
  openSessionShop,
  type SessionShop,
  sessionSecret,
  signInBrowser,
  updateTokenExpiry,
} from "#tests/support/session-shop.ts"

const authUser = "/api/v1/cognito/user/authUser"

let shop: SessionShop
let origin = ""
beforeAll(async () => {
  shop = await openSessionShop(1)
  origin = shop.storefronts[0]?.origin ?? ""
})
afterAll(() => shop.close())

describe("a login", () => {
  it("stores the tokens only in the sealed cookie and returns success", async () => {
    const { browser, email } = await shop.signIn()
    const secondLogin = await browser.call("/api/v1/cognito/user/login", {
      username: email,
      password: "three small curlews",
      fingerprint: "f".repeat(21),
    })
    expect(JSON.parse(secondLogin.text)).toEqual({ success: true })
    const session = await browser.readSession(sessionSecret)
    const responseText = JSON.stringify([
      secondLogin.headers,
      secondLogin.text,
      secondLogin.setCookies,
    ])
    for (const token of [session?.tokens?.access ?? "", session?.tokens?.refresh ?? ""]) {
      expect(token.length).toBeGreaterThan(40)
      expect(responseText).not.toContain(token)
    }
    expect(session?.fingerprint).not.toBe("f".repeat(21))
    expect(secondLogin.setCookies.find((cookie) => cookie.startsWith("curlew_session="))).toMatch(
      /HttpOnly; SameSite=lax/i,
    )
  })

  it("revokes the previous session", async () => {
    const { browser } = await shop.signIn()
    const before = browser.copy()
    const other = await shop.signIn()
    await signInBrowser(browser, other.email)
    expect((await before.call(authUser)).status).toBe(401)
    expect(JSON.parse((await browser.call(authUser)).text)).toMatchObject({
      user: { email: other.email },
    })
  })

  it("with a wrong password leaves the session unchanged", async () => {
    const { browser, email } = await shop.signIn()
    const rejected = await browser.call("/api/v1/cognito/user/login", {
      username: email,
      password: "no",
    })
    expect([rejected.status, JSON.parse(rejected.text).code]).toEqual([401, "LOGIN_REFUSED"])
    expect((await browser.call(authUser)).status).toBe(200)
  })
})

describe("a logout", () => {
  it("revokes the session for copied cookies too, and retains the fingerprint", async () => {
    const { browser } = await shop.signIn()
    const copy = browser.copy()
    const before = await browser.readSession(sessionSecret)
    expect((await browser.call("/api/bff/session/logout", {})).status).toBe(200)
    expect(browser.hasSignedInCookie).toBe(false)
    expect(await browser.readSession(sessionSecret)).toEqual({
      fingerprint: before?.fingerprint,
      tokens: null,
      baseUrl: null,
      returnPath: null,
      oauth: null,
      pending: null,
      mailed: null,
      mark: "",
    })
    const replayed = await copy.call(authUser)
    expect([replayed.status, JSON.parse(replayed.text).code]).toEqual([401, "TOKEN_INVALID"])
  })

  it("revokes the session although the access token has expired", async () => {
    const { browser, userId } = await shop.signIn()
    shop.waitAtBackend(901)
    await updateTokenExpiry(browser, -1)
    await browser.call("/api/bff/session/logout", {})
    const row = await shop.backend.database.db
      .selectFrom("sessions")
      .select("revoked_for")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
    expect(row.revoked_for).toBe("logout")
  })

  it("is not undone by a late response with an older cookie", async () => {
    const { browser } = await shop.signIn()
    await updateTokenExpiry(browser, 20)
    const lateBrowser = browser.copy()
    await lateBrowser.call(authUser)
    await browser.call("/api/bff/session/logout", {})
    browser.cookies.set("curlew_session", lateBrowser.cookies.get("curlew_session") ?? "")
    expect((await browser.readSession(sessionSecret))?.tokens).not.toBeNull()
    expect((await browser.call(authUser)).status).toBe(401)
    const page = await browser.request("/profile")
    expect([page.status, page.headers.location]).toEqual([307, "/login"])
  })

  it.each(["cross-site", "same-site", "none"])("is rejected for a %s request", async (site) => {
    const { browser } = await shop.signIn()
    for (const path of ["/api/bff/session/logout", "/api/bff/session/check"]) {
      const options = { headers: { "sec-fetch-site": site, origin: "https://evil.example" } }
      expect((await browser.call(path, {}, options)).status).toBe(403)
    }
    expect((await browser.call(authUser)).status).toBe(200)
  })
})

describe("a private page", () => {
  it.each([
    ["/profile", "/profile"],
    ["/my-account/addresses?page=2&a=%26b", "/my-account/addresses?page=2&a=%26b"],
    ["/checkout?step=2&_rsc=abc12", "/checkout?step=2"],
  ])(
    "%s redirects a guest to the login and stores the path with its query",
    async (path, storedPath) => {
      const browser = new SessionBrowser(origin)
      const { status, headers } = await browser.request(path)
      expect([status, headers.location]).toEqual([307, "/login"])
      expect(headers["cache-control"]).toMatch(/private.*no-store/)
      expect(await browser.readSession(sessionSecret)).toMatchObject({
        returnPath: storedPath,
        tokens: null,
      })
    },
  )

  it.each<Record<string, string>>([
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { rsc: "1", "next-router-prefetch": "1" },
  ])("is not stored as the return path by a prefetch: %j", async (headers) => {
    const browser = new SessionBrowser(origin)
    const response = await browser.request("/profile", { headers })
    expect([response.status, response.setCookies]).toEqual([307, []])
  })

  it("is deleted as the return path after a login", async () => {
    const { browser, email } = await shop.signIn()
    await browser.call("/api/bff/session/logout", {})
    await browser.request("/profile")
    await signInBrowser(browser, email)
    expect(await browser.readSession(sessionSecret)).toMatchObject({ returnPath: null })
  })

  it("ignores forged internal headers", async () => {
    const browser = new SessionBrowser(origin)
    const response = await browser.request("/profile", {
      headers: {
        "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy",
        "x-middleware-next": "1",
        "x-middleware-override-headers": "cookie",
        authorization: "Bearer x",
      },
    })
    expect([response.status, response.headers.location]).toEqual([307, "/login"])
  })

  it.each([
    "curlew_session=x",
    "curlew_session=Fe26.2*1*a*b*c*d*e*f~2; curlew_signed_in=x",
    "curlew_signed_in=x",
  ])("redirects to the login with the invalid cookies %j", async (cookie) => {
    const { status, headers } = await new SessionBrowser(origin).request("/profile", {
      headers: { cookie },
    })
    expect([status, headers.location]).toEqual([307, "/login"])
  })
})

describe("the return path", () => {
  it("is stored for a page of the shop", async () => {
    const browser = new SessionBrowser(origin)
    await browser.call("/api/bff/session/remember", { path: "/shop/resin?page=2" })
    expect(await browser.readSession(sessionSecret)).toMatchObject({
      returnPath: "/shop/resin?page=2",
    })
  })

  it.each([
    { path: "//evil.example" },
    { path: "https://evil.example/" },
    { path: "/\\evil.example" },
    { path: "javascript:alert(1)" },
    { path: "/login" },
    { path: 7 },
    {},
  ])("is rejected with 400 for %j", async (body) => {
    const response = await new SessionBrowser(origin).call("/api/bff/session/remember", body)
    expect([response.status, response.setCookies]).toEqual([400, []])
  })
})

describe("the session check", () => {
  it("returns only the remaining lifetime and the user", async () => {
    const { browser, userId } = await shop.signIn()
    const response = await browser.call("/api/bff/session/check", {})
    expect(JSON.parse(response.text)).toEqual({
      signedIn: true,
      expiresInSeconds: expect.any(Number),
      user: { id: userId, first_name: "Ann", is_admin: false },
    })
    expect(JSON.parse(response.text).expiresInSeconds).toBeGreaterThan(880)
    expect(response.headers["cache-control"]).toBe("private, no-store")
  })
})
