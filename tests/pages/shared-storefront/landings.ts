import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildTestTokens, sendJson } from "#tests/support/account-api.ts"
import { type BffShop, buildWireUser } from "#tests/support/bff-shop.ts"
import type { SessionBrowser } from "#tests/support/session-browser.ts"
import { sessionSecret } from "#tests/support/session-shop.ts"

let shop: BffShop

const buildEnterPath = (query: Record<string, string>) => `/enter/?${new URLSearchParams(query)}`

/** Tests the pages that sign a user in from elsewhere, at a storefront with fake APIs. */
export function testLandings(getShop: () => BffShop): void {
  beforeAll(() => {
    shop = getShop()
  })

  describe("a token login by link", () => {
    it("validates the tokens at the partner's API, stores them and redirects with no-store", async () => {
      const browser = shop.visit()
      await browser.call("/api/bff/session/remember", { path: "/shop/resin" })
      const { access_token: a, refresh_token: r } = await buildTestTokens("partner-refresh")
      const { status, headers } = await browser.request(
        buildEnterPath({ a, r, b: shop.partner.origin }),
      )
      expect([status, headers.location]).toEqual([303, "/shop/resin"])
      expect(headers["cache-control"]).toBe("private, no-store")
      expect(headers["referrer-policy"]).toBe("no-referrer")
      expect(shop.partner.calls).toMatchObject([
        { url: "/api/v1/cognito/user/authUser", headers: { authorization: `Bearer ${a}` } },
      ])
      expect(shop.partner.calls[0]?.headers).not.toHaveProperty("x-curlew-client")
      expect(await browser.readSession(sessionSecret)).toMatchObject({
        tokens: { access: a, refresh: r },
        baseUrl: shop.partner.origin,
        returnPath: null,
      })
      await browser.call("/api/v1/cognito/user/authUser")
      expect([shop.partner.calls.length, shop.api.calls.length]).toEqual([2, 0])
    })

    it("without a base URL uses the shop's own API and redirects to the home page", async () => {
      const browser = shop.visit()
      const { access_token: a, refresh_token: r } = await buildTestTokens("own-refresh")
      expect((await browser.request(buildEnterPath({ a, r }))).headers.location).toBe("/")
      expect(await browser.readSession(sessionSecret)).toMatchObject({ baseUrl: null })
    })

    it.each([
      (origin: string) => `${origin}/`,
      (origin: string) => `${origin}.evil.example`,
      (origin: string) => `${origin}@evil.example`,
      (origin: string) => origin.replace("http://", "http://evil@"),
      (origin: string) => origin.toUpperCase(),
      (origin: string) => ` ${origin}`,
      (origin: string) => origin.replace("http", "https"),
      (origin: string) => origin.replace("127.0.0.1", "127.1"),
      () => "http://127.0.0.1:9",
      () => "//evil.example",
      () => "file:///etc/passwd",
    ])("rejects an unknown base URL without an API request (%#)", async (alter) => {
      const browser = shop.visit()
      const { status, headers } = await browser.request(
        buildEnterPath({ a: "x", r: "y", b: alter(shop.partner.origin) }),
      )
      expect([status, headers["referrer-policy"]]).toEqual([400, "no-referrer"])
      expect([shop.partner.calls, shop.api.calls]).toEqual([[], []])
      expect(browser.hasSignedInCookie).toBe(false)
    })

    it.each([{}, { a: "x" }, { r: "x" }, { a: "", r: "" }, { a: "x".repeat(20_001), r: "y" }])(
      "rejects incomplete or too long tokens (%#)",
      async (query) => expect((await shop.visit().request(buildEnterPath(query))).status).toBe(400),
    )

    it("with tokens that the API rejects creates no session", async () => {
      const browser = shop.visit()
      shop.api.setHandler((_call, response) =>
        sendJson(response, { code: "TOKEN_INVALID", message: "No." }, 401),
      )
      expect((await browser.request(buildEnterPath({ a: "x", r: "y" }))).headers.location).toBe(
        "/login?problem=token",
      )
      expect(browser.hasSignedInCookie).toBe(false)
    })

    it("as another user requires confirmation and leaves the current session", async () => {
      const browser = await shop.signIn()
      const before = await browser.readSession(sessionSecret)
      shop.partner.setHandler((_call, response) => sendJson(response, { user: buildWireUser(8) }))
      const response = await browser.request(
        buildEnterPath({ a: "x", r: "y", b: shop.partner.origin }),
      )
      expect([response.status, response.headers.location]).toEqual([303, "/enter/confirm"])
      expect(await browser.readSession(sessionSecret)).toMatchObject({
        tokens: before?.tokens,
        baseUrl: null,
        pending: { access: "x", refresh: "y", baseUrl: shop.partner.origin },
      })
    })

    it("requires confirmation after a cross-site navigation or with items in the cart", async () => {
      const requestEnter = async (headers: Record<string, string>) =>
        (await shop.visit().request(buildEnterPath({ a: "x", r: "y" }), { headers })).headers
          .location
      const crossSite = { "sec-fetch-site": "cross-site" }
      expect(await requestEnter(crossSite)).toBe("/enter/confirm")
      expect(await requestEnter({ ...crossSite, referer: "https://attacker.example/x" })).toBe(
        "/enter/confirm",
      )
      expect(await requestEnter({ ...crossSite, referer: `${shop.partner.origin}/x` })).toBe("/")
      expect(await requestEnter({ "sec-fetch-site": "none" })).toBe("/")
      expect(await requestEnter({ cookie: `cart=${"k".repeat(43)}; cart-count=1` })).toBe(
        "/enter/confirm",
      )
      expect(await requestEnter({ cookie: `cart=${"k".repeat(43)}` })).toBe("/")
      expect(await requestEnter({ "sec-fetch-site": "same-site" })).toBe("/enter/confirm")
      expect(await requestEnter({ referer: "https://attacker.example/x" })).toBe("/enter/confirm")
    })

    it("stores the pending tokens of a guest, and removes the cookies of an ended login", async () => {
      const browser = await shop.signIn()
      shop.api.setHandler((call, response) => {
        const isEnded = !call.headers.authorization?.endsWith(" x")
        const error = { code: "TOKEN_INVALID", message: "No." }
        sendJson(response, isEnded ? error : { user: buildWireUser(7) }, isEnded ? 401 : 200)
      })
      const headers = { "sec-fetch-site": "cross-site" }
      const { headers: sent } = await browser.request(buildEnterPath({ a: "x", r: "y" }), {
        headers,
      })
      expect(sent.location).toBe("/enter/confirm")
      expect(browser.hasSignedInCookie).toBe(false)
      expect(await browser.readSession(sessionSecret)).toMatchObject({
        tokens: null,
        pending: { access: "x", refresh: "y", baseUrl: null },
        mark: "",
      })
    })

    it("as the same customer requires no confirmation", async () => {
      const browser = await shop.signIn()
      expect((await browser.request(buildEnterPath({ a: "x", r: "y" }))).headers.location).toBe("/")
      expect(await browser.readSession(sessionSecret)).toMatchObject({
        tokens: { access: "x" },
        pending: null,
      })
    })

    it("stores pending tokens of the maximum size beside a session of that size", async () => {
      const browser = shop.visit()
      const buildLargePath = (character: string) =>
        buildEnterPath({ a: character.repeat(20_000), r: character.repeat(20_000) })
      expect((await browser.request(buildLargePath("x"))).headers.location).toBe("/")
      shop.api.setHandler((call, response) => {
        const isFirst = call.headers.authorization?.includes("xx")
        sendJson(response, { user: buildWireUser(isFirst ? 7 : 8) })
      })
      expect((await browser.request(buildLargePath("y"))).headers.location).toBe("/enter/confirm")
    })

    it.each(["/en/enter/?a=x&r=y", "/auth/?code=x&state=y", "/login/?code=x&email=y"])(
      "sends no-store for a non-canonical URL: %s",
      async (path) => {
        const response = await shop.visit().request(path)
        expect(response.status).toBeGreaterThanOrEqual(300)
        expect(response.headers["cache-control"]).toContain("no-store")
      },
    )

    it("ignores a prefetch request", async () => {
      const browser = shop.visit()
      const headers = { "sec-purpose": "prefetch" }
      expect((await browser.request(buildEnterPath({ a: "x", r: "y" }), { headers })).status).toBe(
        503,
      )
      expect(browser.cookies.size).toBe(0)
    })

    it("writes no token to the log, also after failures", async () => {
      const secretToken = "token-that-must-not-be-seen"
      shop.api.setHandler((_call, response) => void response.destroy())
      await shop.visit().request(buildEnterPath({ a: secretToken, r: secretToken }))
      await shop
        .visit()
        .request(buildEnterPath({ a: secretToken, r: secretToken, b: "http://127.0.0.1:9" }))
      await shop.visit().request(`/auth?code=${secretToken}&state=${secretToken}`)
      expect(shop.storefront.log.length).toBeGreaterThan(0)
      expect(shop.storefront.log.filter((line) => line.includes(secretToken))).toEqual([])
    })
  })

  describe("an authorization-code sign-in", () => {
    const startRequest = {
      method: "POST",
      body: "provider=shop",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }

    /** Starts a sign-in and returns the query parameters of the authorization request. */
    async function startSignIn(browser: SessionBrowser): Promise<URLSearchParams> {
      const { status, headers } = await browser.call("/api/session/oauth", undefined, startRequest)
      expect(status).toBe(303)
      const url = new URL(headers.location ?? "", "http://shop.example")
      expect(url.pathname).toBe("/oauth/authorize")
      return url.searchParams
    }
    const respondWithTokens = async (nonce: string | null) => {
      const tokens = await buildTestTokens("oauth-refresh")
      shop.api.setHandler((_call, response) => sendJson(response, { ...tokens, nonce }))
      return tokens
    }

    it("redirects with all OAuth parameters, and creates a session from the code", async () => {
      const browser = shop.visit()
      await browser.call("/api/bff/session/remember", { path: "/checkout" })
      const sent = await startSignIn(browser)
      expect(Object.fromEntries(sent)).toEqual({
        response_type: "code",
        client_id: "curlew-storefront",
        scope: "all",
        redirect_uri: `${shop.storefront.origin}/auth`,
        state: expect.stringMatching(/^[\w-]{21}$/),
        ui_locales: "en-AU",
        nonce: expect.stringMatching(/^[\w-]{21}$/),
      })
      const tokens = await respondWithTokens(sent.get("nonce"))
      const back = await browser.request(`/auth?code=the-code&state=${sent.get("state")}`)
      expect([back.status, back.headers.location]).toEqual([303, "/checkout"])
      expect(back.headers["referrer-policy"]).toBe("no-referrer")
      expect(JSON.parse(shop.api.calls[0]?.body ?? "")).toMatchObject({
        grant_type: "authorization_code",
        code: "the-code",
        client_id: "curlew-storefront",
      })
      expect(await browser.readSession(sessionSecret)).toMatchObject({
        tokens: { access: tokens.access_token },
        oauth: null,
      })
    })

    it.each([
      (state: string) => `${state}x`,
      () => "",
      () => "x".repeat(21),
      (state: string) => state.toUpperCase(),
    ])("rejects another state, and the original state afterwards (%#)", async (alter) => {
      const browser = shop.visit()
      const state = (await startSignIn(browser)).get("state") ?? ""
      const altered = await browser.request(`/auth?code=x&state=${alter(state)}`)
      expect(altered.headers.location).toBe("/login?problem=state")
      const original = await browser.request(`/auth?code=x&state=${state}`)
      expect(original.headers.location).toBe("/login?problem=state")
      expect(shop.api.calls).toEqual([])
    })

    it("accepts a state once", async () => {
      const browser = shop.visit()
      const sent = await startSignIn(browser)
      await respondWithTokens(sent.get("nonce"))
      const path = `/auth?code=x&state=${sent.get("state")}`
      await browser.request(path)
      expect((await browser.request(path)).headers.location).toBe("/login?problem=state")
      expect(shop.api.count("/authtoken")).toBe(1)
    })

    it("rejects the state of another browser", async () => {
      const sent = await startSignIn(shop.visit())
      const response = await shop.visit().request(`/auth?code=x&state=${sent.get("state")}`)
      expect(response.headers.location).toBe("/login?problem=state")
    })

    it("rejects another nonce and revokes the tokens", async () => {
      const browser = shop.visit()
      const sent = await startSignIn(browser)
      await respondWithTokens("another")
      const back = await browser.request(`/auth?code=x&state=${sent.get("state")}`)
      expect(back.headers.location).toBe("/login?problem=state")
      expect([browser.hasSignedInCookie, shop.api.count("/logout")]).toEqual([false, 1])
    })

    it.each([
      ["error=access_denied", "denied"],
      ["error=server_error", "unavailable"],
    ])("redirects %s to the login with problem=%s", async (query, problem) => {
      const browser = shop.visit()
      const sent = await startSignIn(browser)
      const back = await browser.request(`/auth?${query}&state=${sent.get("state")}`)
      expect(back.headers.location).toBe(`/login?problem=${problem}`)
    })

    it("redirects to the login with the problem if the API rejects the code or fails", async () => {
      for (const [status, problem] of [
        [401, "code"],
        [0, "unavailable"],
      ] as const) {
        const browser = shop.visit()
        const sent = await startSignIn(browser)
        shop.api.setHandler((_call, response) => {
          if (status === 0) response.destroy()
          else sendJson(response, { code: "LOGIN_REFUSED", message: "No." }, status)
        })
        const back = await browser.request(`/auth?code=x&state=${sent.get("state")}`)
        expect(back.headers.location).toBe(`/login?problem=${problem}`)
      }
    })

    it("rejects a cross-site start and an unknown provider", async () => {
      const crossSite = {
        ...startRequest,
        headers: { ...startRequest.headers, "sec-fetch-site": "cross-site" },
      }
      expect((await shop.visit().call("/api/session/oauth", undefined, crossSite)).status).toBe(403)
      const unknown = { ...startRequest, body: "provider=evil" }
      expect((await shop.visit().call("/api/session/oauth", undefined, unknown)).status).toBe(400)
    })
  })
}
