import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { resolveSignedClient } from "#lib/contract/signatures/client-signature.ts"
import { buildTestTokens, sendJson } from "#tests/support/account-api.ts"
import { type BffShop, buildWireUser, clientSecret, openBffShop } from "#tests/support/bff-shop.ts"
import { sessionSecret } from "#tests/support/session-shop.ts"
import { testLandings } from "./shared-storefront/landings.ts"

const v1 = "/api/v1"
const authUser = `${v1}/cognito/user/authUser`
const login = `${v1}/cognito/user/login`
const credentials = { username: "ann@example.com", password: "three small curlews" }

let shop: BffShop
beforeAll(async () => {
  shop = await openBffShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  for (const api of [shop.api, shop.partner]) {
    api.calls.length = 0
    api.setHandler((_call, response) => sendJson(response, { user: buildWireUser(7) }))
  }
})

describe("a BFF request to the API", () => {
  it("carries the session's token and none of the client's headers", async () => {
    const browser = await shop.signIn()
    const session = await browser.readSession(sessionSecret)
    const response = await browser.call(authUser, undefined, {
      headers: {
        authorization: "Bearer mine",
        "x-forwarded-for": "9.9.9.9",
        "x-forwarded-host": "evil",
        "x-curlew-visitor": "9.9.9.9",
        "x-curlew-client": "9.9.9.9;1;00",
        forwarded: "for=9.9.9.9",
        "x-middleware-subrequest": "x",
        "next-action": "x",
        "x-http-method-override": "POST",
      },
    })
    expect(response.status).toBe(200)
    const [call] = shop.api.calls
    expect(call?.headers.authorization).toBe(`Bearer ${session?.tokens?.access}`)
    const unexpected = Object.keys(call?.headers ?? {}).filter((name) =>
      /cookie|forwarded|middleware|next-|override|visitor/.test(name),
    )
    expect(unexpected).toEqual([])
    const signed = call?.headers["x-curlew-client"]
    expect(resolveSignedClient(String(signed), clientSecret, Date.now() / 1_000)).toBe("127.0.0.1")
  })

  it("contains only the fields of the call's schema", async () => {
    const browser = await shop.signIn()
    shop.api.setHandler((_call, response) => sendJson(response, { item: buildWireUser(7) }))
    const body =
      '{"id":7,"first_name":"Ann","is_admin":true,"role":"owner","__proto__":{"paid":true}}'
    const headers = { "content-type": "application/json" }
    const sent = await browser.call(`${v1}/cognito/user/update?role=owner`, undefined, {
      method: "POST",
      body,
      headers,
    })
    expect(sent.status).toBe(200)
    expect(JSON.parse(shop.api.calls[0]?.body ?? "")).toEqual({ id: 7, first_name: "Ann" })
    expect(shop.api.calls[0]?.url).toBe(`${v1}/cognito/user/update`)
  })

  it("has a body limit of ten megabytes for photos and one megabyte for other calls", async () => {
    const browser = await shop.signIn()
    shop.api.setHandler((_call, response) => sendJson(response, { item: buildWireUser(7) }))
    const photo = { image: "A".repeat(13_500_000) }
    expect((await browser.call(`${v1}/cognito/user/uploadImage`, photo)).status).toBe(200)
    const tooLarge = { image: "A".repeat(16_000_000) }
    expect((await browser.call(`${v1}/cognito/user/uploadImage`, tooLarge)).status).toBe(413)
    const longInput = { ...credentials, password: "p".repeat(1_200_000) }
    expect((await browser.call(login, longInput)).status).toBe(413)
    expect(shop.api.calls.length).toBe(1)
  })

  it.each([
    ["text", "{}", "text/plain", 415],
    ["a plain form", "username=a&password=b", "application/x-www-form-urlencoded", 415],
    ["half of something", '{"username":', "application/json", 400],
    ["a list", "[]", "application/json", 400],
    ["nested without end", `{"a":${"[".repeat(300_000)}`, "application/json", 400],
  ])("is never sent for a body of %s", async (_name, body, type, status) => {
    const headers = { "content-type": type }
    const response = await shop.visit().call(login, undefined, { method: "POST", body, headers })
    expect(response.status).toBe(status)
    expect(shop.api.calls).toEqual([])
  })

  it.each([
    "/cognito/user/..%2f..%2fadmin",
    "/cognito/user/..%5cadmin",
    "/cognito/user/%2e%2e/admin",
    "/cognito/../../admin",
    "/cognito/user/a%00",
    "/cognito/user/a%0d%0ax",
    "/cognito/user/a%3Fb",
    "/cognito/user/a%23b",
  ])("is never sent for a path that changes by decoding: %s", async (path) => {
    const browser = await shop.signIn()
    expect((await browser.call(`${v1}${path}`)).status).toBe(400)
    expect(shop.api.calls).toEqual([])
  })

  it.each([
    "/cognito/page/update",
    "/cognito/user/delete",
    "/sell/product/addPhoto",
    "/sell/order/refund",
  ])(
    "is never sent for an administrator's write from a page, by whoever is logged in: %s",
    async (path) => {
      const browser = await shop.signIn()
      shop.api.setHandler((_call, response) =>
        sendJson(response, { user: Object.assign(buildWireUser(7), { is_admin: true }) }),
      )
      const response = await browser.call(`${v1}${path}`, { id: 1 })
      expect([response.status, JSON.parse(response.text).message]).toEqual([
        403,
        "The shop is changed at the API with an administrator's token, never from a page.",
      ])
      expect(shop.api.calls).toEqual([])
    },
  )

  it("is never sent for unlisted calls, token refreshes and other methods", async () => {
    const browser = await shop.signIn()
    for (const path of ["/admin", "/cognito/user/x/y", "/cognito"]) {
      expect((await browser.call(`${v1}${path}`)).status).toBe(404)
    }
    const refresh = await browser.call(`${v1}/cognito/user/refreshToken`, { refresh_token: "x" })
    expect(refresh.status).toBe(405)
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      expect((await browser.call(authUser, undefined, { method })).status).toBe(405)
    }
    expect(shop.api.calls).toEqual([])
  })
})

describe("a request from another context", () => {
  it.each<[string, Record<string, string>]>([
    ["cross-site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["same-site", { "sec-fetch-site": "same-site", origin: "https://other.shop.example" }],
    ["with a null origin", { "sec-fetch-site": "cross-site", origin: "null" }],
    ["without an origin", { "sec-fetch-site": "", origin: "" }],
  ])("%s is rejected for calls that log in or change data", async (_name, siteHeaders) => {
    const browser = await shop.signIn()
    const headers = Object.fromEntries(
      Object.entries(siteHeaders).filter(([, value]) => value !== ""),
    )
    const requestHeaders = { ...headers, "content-type": "application/json" }
    const posts = [login, `${v1}/sell/address/create`, `${v1}/cognito/page/delete`]
    for (const path of posts) {
      const response = await browser.request(path, {
        method: "POST",
        body: "{}",
        headers: requestHeaders,
      })
      expect(response.status).toBe(403)
    }
    const getPaths = [
      "logout",
      "recoverPassword?email=a@example.com",
      "loginRecoveryCode?email=a@example.com&code=ABCD2345",
    ]
    for (const path of getPaths) {
      expect((await browser.request(`${v1}/cognito/user/${path}`, { headers })).status).toBe(403)
    }
    expect(shop.api.calls).toEqual([])
    expect(browser.hasSignedInCookie).toBe(true)
  })

  it.each<Record<string, string>>([
    { "sec-fetch-dest": "image" },
    { "sec-fetch-dest": "document" },
    { "sec-purpose": "prefetch" },
  ])("that is an image, a navigation or a prefetch does not log out: %j", async (headers) => {
    const browser = await shop.signIn()
    expect((await browser.call(`${v1}/cognito/user/logout`, undefined, { headers })).status).toBe(
      403,
    )
    expect(shop.api.calls).toEqual([])
  })
})

describe("a BFF response", () => {
  it("contains the API's body without its cookies, headers and tokens, with no-store", async () => {
    const browser = await shop.signIn()
    shop.api.setHandler((_call, response) => {
      response.setHeader("set-cookie", "curlew_session=stolen")
      response.setHeader("x-powered-by", "something")
      response.setHeader("access-control-allow-origin", "*")
      response.setHeader("cache-control", "public, max-age=3600")
      sendJson(response, {
        user: { ...buildWireUser(7), access_token: "leak" },
        refresh_token: "leak",
      })
    })
    const { status, headers, setCookies, text } = await browser.call(authUser)
    expect([status, setCookies]).toEqual([200, []])
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin")
    expect(headers).not.toHaveProperty("x-powered-by")
    expect(headers).not.toHaveProperty("access-control-allow-origin")
    expect(text).not.toContain("leak")
  })

  it("passes through an error of the API with its status and Retry-After", async () => {
    const browser = await shop.signIn()
    const errorBody = {
      code: "CONFLICT",
      message: "Fifty are enough.",
      fields: { city: "Enter it." },
    }
    shop.api.setHandler((_call, response) => {
      response.setHeader("retry-after", "60")
      sendJson(response, errorBody, 409)
    })
    const response = await browser.call(`${v1}/sell/address`)
    expect([response.status, JSON.parse(response.text)]).toEqual([409, errorBody])
    expect(response.headers["retry-after"]).toBe("60")
  })

  it.each<[string, number, Record<string, string>, string]>([
    [
      "a redirect",
      302,
      { location: "http://127.0.0.1:9/", "content-type": "application/json" },
      "{}",
    ],
    ["a page", 200, { "content-type": "text/html" }, "<h1>Hello</h1>"],
    ["a truncated body", 200, { "content-type": "application/json" }, '{"user":'],
    ["something else", 200, { "content-type": "application/json" }, '{"user":{}}'],
    [
      "an error of the API",
      500,
      { "content-type": "application/json" },
      '{"code":"INTERNAL","message":"stack trace"}',
    ],
    [
      "more than 10 MB",
      200,
      { "content-type": "application/json" },
      `["${"x".repeat(11_000_000)}"]`,
    ],
  ])("replaces %s by 502 with an error body of the shop", async (_name, status, headers, body) => {
    const browser = await shop.signIn()
    shop.api.setHandler((_call, response) => void response.writeHead(status, headers).end(body))
    for (const path of [authUser, `${v1}/sell/product/search?query=resin`]) {
      if (body.startsWith('{"user":{}') && path !== authUser) continue
      const response = await browser.call(path)
      expect([path, response.status]).toEqual([path, 502])
      expect(JSON.parse(response.text)).toEqual({
        code: "INTERNAL",
        message: expect.stringContaining("went wrong"),
        detail: { code: "server_error_retry" },
        request_id: response.headers["x-request-id"],
      })
    }
    expect(browser.hasSignedInCookie).toBe(true)
  })

  it("is 503 with Retry-After if the API closes the connection", async () => {
    const browser = await shop.signIn()
    shop.api.setHandler((_call, response) => void response.destroy())
    const response = await browser.call(authUser)
    expect([response.status, response.headers["retry-after"]]).toEqual([503, "10"])
    expect(JSON.parse(response.text)).toMatchObject({ code: "UNAVAILABLE" })
  })

  it("waits for a slow API longer than a page does", async () => {
    const browser = await shop.signIn({ tokens: await buildExpiredTokens() })
    shop.api.setHandler(async (call, response) => {
      await sleep(3_500)
      const isRenewal = call.url.endsWith("/refreshToken")
      const tokens = isRenewal && (await buildTestTokens("a-late-refresh-token-of-this-test"))
      sendJson(response, tokens || { user: buildWireUser(7) })
    })
    const response = await browser.call(authUser)
    expect([response.status, shop.api.calls.length]).toEqual([200, 2])
  })

  it.each([
    ["login", login, credentials],
    [
      "a mailed code",
      `${v1}/cognito/user/loginRecoveryCode?email=ann@example.com&code=abcd-2345`,
      undefined,
    ],
  ])(
    "reports only success for %s and stores the tokens in the session",
    async (_name, path, body) => {
      const browser = shop.visit()
      const tokens = await buildTestTokens("a-refresh-token-of-this-test")
      shop.api.setHandler((_call, response) => sendJson(response, tokens))
      const response = await browser.call(path, body)
      expect([response.status, JSON.parse(response.text)]).toEqual([200, { success: true }])
      expect(JSON.stringify([response.headers, response.setCookies])).not.toContain(
        tokens.access_token,
      )
      const session = await browser.readSession(sessionSecret)
      expect(session?.tokens).toMatchObject({
        access: tokens.access_token,
        refresh: tokens.refresh_token,
      })
      expect(shop.api.calls[0]?.headers.authorization).toBeUndefined()
      const sent = `${shop.api.calls[0]?.url} ${shop.api.calls[0]?.body}`
      expect(sent).toContain(session?.fingerprint)
    },
  )

  it("stores tokens of the maximum size in the session", async () => {
    const browser = shop.visit()
    const maximumTokens = {
      access_token: `${"a".repeat(19_990)}end`,
      refresh_token: "r".repeat(20_000),
    }
    shop.api.setHandler((_call, response) => sendJson(response, maximumTokens))
    expect((await browser.call(login, credentials)).status).toBe(200)
    shop.api.setHandler((_call, response) => sendJson(response, { user: buildWireUser(7) }))
    expect((await browser.call(authUser)).status).toBe(200)
    expect(shop.api.calls.at(-1)?.headers.authorization).toBe(
      `Bearer ${maximumTokens.access_token}`,
    )
  })

  it("streams a file as an attachment with nosniff", async () => {
    const browser = await shop.signIn()
    const bytes = "<script>alert(1)</script>".repeat(50_000)
    shop.api.setHandler((_call, response) => {
      const headers = {
        "content-type": "text/html",
        "set-cookie": "a=b",
        "content-disposition": "inline",
      }
      response.writeHead(200, headers).end(bytes)
    })
    const { status, headers, text, setCookies } = await browser.call(`${v1}/cognito/default/file/9`)
    expect([status, text === bytes, setCookies]).toEqual([200, true, []])
    expect(headers["content-disposition"]).toBe("attachment")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["cache-control"]).toBe("private, no-store")
    expect((await shop.visit().call(`${v1}/cognito/default/file/9`)).status).toBe(401)
  })
})

it("rejects a call without a session with 401 before any API request", async () => {
  const response = await shop.visit().call(authUser)
  expect([response.status, JSON.parse(response.text).code]).toEqual([401, "UNAUTHENTICATED"])
  expect(shop.api.calls).toEqual([])
})

testLandings(() => shop)

async function buildExpiredTokens() {
  const { access_token: access } = await buildTestTokens("unused")
  return {
    access,
    refresh: `refresh-of-${Date.now()}-that-no-other-test-has`,
    expiresAtMs: Date.now() - 1,
  }
}
