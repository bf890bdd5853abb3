import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { resolveSignedClient } from "#lib/contract/signatures/client-signature.ts"
import { sendJson } from "#tests/support/account-api.ts"
import { type BffShop, buildWireUser, clientSecret, openBffShop } from "#tests/support/bff-shop.ts"
import { sessionSecret } from "#tests/support/session-shop.ts"

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
  shop.api.calls.length = 0
  shop.api.setHandler((_call, response) => sendJson(response, { user: buildWireUser(7) }))
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
