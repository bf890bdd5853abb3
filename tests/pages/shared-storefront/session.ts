import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import {
  type FailureMode,
  hangs,
  hangsUp,
  returnsNotFound,
  returnsServerError,
  works,
} from "#tests/fakes/unreliable-api.ts"
import { type BrowserResponse, SessionBrowser } from "#tests/support/session-browser.ts"
import {
  type SessionShop,
  sessionSecret,
  signInBrowser,
  updateTokenExpiry,
} from "#tests/support/session-shop.ts"
import { resolveForTier } from "#tests/tiers.ts"

/** Tests sessions of a shop with one storefront in tier core, and two in tier full. */
export function testSession(getShop: () => SessionShop): void {
  const authUser = "/api/v1/cognito/user/authUser"
  const concurrency = 50
  /** The guarantee is for 200 rounds: TEST_REFRESH_ROUNDS=200 tests all of them, in two minutes. */
  const rounds = Number(process.env.TEST_REFRESH_ROUNDS ?? resolveForTier({ core: 3, full: 20 }))
  /**
   * The guaranteed maximum is 3 seconds, which `npm run chaos` measures on an otherwise idle machine.
   * Here other suites run beside.
   */
  const maxUnavailableMs = resolveForTier({ core: 10_000, full: 5_000 })
  const roundsByApi = resolveForTier({ core: 1, full: 3 })

  let shop: SessionShop
  let origin = ""
  let countingMode: FailureMode
  beforeAll(async () => {
    shop = getShop()
    origin = shop.storefronts[0]?.origin ?? ""
    countingMode = shop.api.failureMode
  })
  beforeEach(() => {
    shop.api.failureMode = countingMode
    shop.takeRenewals()
  })

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

  /** Sends `concurrency` parallel requests of one browser, distributed over the processes. */
  async function requestConcurrently(
    browser: SessionBrowser,
    processes: number,
  ): Promise<BrowserResponse[]> {
    const origins = shop.storefronts.slice(0, processes).map(({ origin }) => origin)
    const copies = Array.from({ length: concurrency }, (_, index) =>
      browser.copy(origins[index % origins.length]),
    )
    const responses = await Promise.all(copies.map((copy) => copy.call(authUser)))
    for (const [name, value] of copies.at(-1)?.cookies ?? []) browser.cookies.set(name, value)
    return responses
  }

  describe.each([
    ["one process", 1],
    ["two processes @repeat", 2],
  ] as const)(
    "fifty concurrent calls of one browser with an expiring token, %s",
    (_count, processes) => {
      it("succeed with one token refresh per round", async () => {
        const { browser, userId } = await shop.signIn()
        for (let round = 1; round <= rounds; round += 1) {
          await updateTokenExpiry(browser, 20)
          const responses = await requestConcurrently(browser, processes)
          expect(responses.filter(({ status }) => status !== 200)).toEqual([])
          expect(await shop.getGeneration(userId)).toBe(round + 1)
          expect(shop.takeRenewals()).toBeLessThanOrEqual(processes)
        }
      })

      it("succeed if the API rejects the token as expired", async () => {
        const { browser, userId } = await shop.signIn()
        for (let round = 1; round <= roundsByApi; round += 1) {
          shop.waitAtBackend(901)
          const responses = await requestConcurrently(browser, processes)
          expect(responses.filter(({ status }) => status !== 200)).toEqual([])
          expect(await shop.getGeneration(userId)).toBe(round + 1)
          expect(shop.takeRenewals()).toBeLessThanOrEqual(processes)
        }
      })
    },
  )

  describe("the token refresh", () => {
    it("is not sent while the token is valid for more than 30 seconds", async () => {
      const { browser } = await shop.signIn()
      await updateTokenExpiry(browser, 40)
      const { status, setCookies } = await browser.call(authUser)
      expect([status, setCookies, shop.takeRenewals()]).toEqual([200, [], 0])
    })

    it("is sent before a private page is rendered, and its tokens are stored in the cookie", async () => {
      const { browser, userId } = await shop.signIn()
      await updateTokenExpiry(browser, 20)
      const before = await browser.readSession(sessionSecret)
      await browser.request("/profile")
      const after = await browser.readSession(sessionSecret)
      expect(await shop.getGeneration(userId)).toBe(2)
      expect(after?.tokens?.refresh).not.toBe(before?.tokens?.refresh)
      expect(after).toMatchObject({ fingerprint: before?.fingerprint, mark: before?.mark })
    })

    it("returns the same tokens at a retry after a lost response", async () => {
      const { browser, userId } = await shop.signIn()
      await updateTokenExpiry(browser, -1)
      shop.api.failureMode = async (call, response, forward) => {
        if (!call.url?.endsWith("/refreshToken")) return works(call, response, forward)
        await forward()
        response.destroy()
      }
      const lostResponse = await browser.call(authUser)
      expect([lostResponse.status, lostResponse.headers["retry-after"]]).toEqual([503, "10"])
      shop.api.failureMode = countingMode
      expect((await browser.call(authUser)).status).toBe(200)
      expect(await shop.getGeneration(userId)).toBe(2)
    })

    it.each<[string, FailureMode]>([
      ["hangs up", hangsUp],
      ["responds with a 500 error", returnsServerError],
      ["responds with 404", returnsNotFound],
    ])("leaves the session signed in while the API %s", async (_name, failureMode) => {
      const { browser } = await shop.signIn()
      await updateTokenExpiry(browser, -1)
      shop.api.failureMode = failureMode
      const check = await browser.call("/api/bff/session/check", {})
      expect([502, 503]).toContain(check.status)
      expect(browser.hasSignedInCookie).toBe(true)
      shop.api.failureMode = countingMode
      const later = await browser.call("/api/bff/session/check", {})
      expect(JSON.parse(later.text)).toMatchObject({ signedIn: true })
    })

    it.each([
      ["has ended", -1],
      ["is still good", 600],
    ])("responds 503 in time if the API hangs, with a token that %s", async (_case, seconds) => {
      const { browser } = await shop.signIn()
      await updateTokenExpiry(browser, seconds)
      shop.api.failureMode = hangs
      const startedAt = performance.now()
      const page = await browser.request("/profile", { headers: { accept: "text/html" } })
      const tookMs = performance.now() - startedAt
      expect([page.status, page.headers["retry-after"]]).toEqual([503, "10"])
      expect(page.headers["cache-control"]).toContain("no-store")
      expect(page.text).toContain("We can’t load this page right now")
      expect(tookMs).toBeLessThan(maxUnavailableMs)
      shop.api.failureMode = countingMode
      await eventually(20_000, async () =>
        expect((await browser.request("/profile")).status).toBe(200),
      )
    })

    it("responds TOKEN_INVALID if the API rejects it, and only the session check signs out", async () => {
      const { browser, userId } = await shop.signIn()
      await shop.backend.call("cognito/user/disable", { id: userId })
      await updateTokenExpiry(browser, 5)
      const rejected = await browser.call(authUser)
      expect(rejected.status).toBe(401)
      expect(JSON.parse(rejected.text)).toMatchObject({ code: "TOKEN_INVALID" })
      expect(browser.hasSignedInCookie).toBe(true)
      const check = await browser.call("/api/bff/session/check", {})
      expect(JSON.parse(check.text)).toEqual({
        signedIn: false,
        expiresInSeconds: null,
        user: null,
      })
      expect(browser.hasSignedInCookie).toBe(false)
      expect(await browser.readSession(sessionSecret)).toMatchObject({ tokens: null, mark: "" })
    })
  })
}
