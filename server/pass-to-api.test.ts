import { createServer, type IncomingMessage, request as requestHttp, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { clientHeader, resolveSignedClient, signClient } from "#lib/contract/client-signature.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { isApiPath, passToApi } from "./pass-to-api.ts"

const siteUrl = "https://shop.example"
const secret = "the-secret-of-both-sides-of-the-passage"
const googleUrl = "https://accounts.google.com"
const page = "/pay/sandbox/a-token"
const signInPage = "/oauth/authorize?client_id=a&state=b"
let api: Server
let shop: Server
let heard: { request: IncomingMessage; body: string }[] = []
let answer: { status: number; headers: Record<string, string> }

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    heard.push({ request, body })
    response.writeHead(answer.status, answer.headers).end("from the API")
  })
  shop = createServer((request, response) => void passToApi(request, response))
  await Promise.all([api, shop].map((server) => listen(server)))
  process.env.API_BASE_URL = originOf(api)
  process.env.SITE_URL = siteUrl
  process.env.REVALIDATE_SECRET = secret
})
beforeEach(() => {
  heard = []
  answer = { status: 200, headers: { "content-type": "text/html" } }
})
afterAll(() => {
  for (const server of [api, shop]) {
    server.close()
    server.closeAllConnections()
  }
})

const listen = (server: Server, port = 0) =>
  new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))

function originOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${originOf(shop)}${path}`, { redirect: "manual", ...init })

const press = (init: RequestInit = {}, path = page) =>
  visit(path, { method: "POST", body: new URLSearchParams({ decision: "pay" }), ...init })

describe("the API proxy", () => {
  it.each([
    ...["/assets/i/a/1x1/100.webp", "/v/1.mp4", page, signInPage, "/oauth/google/callback"],
    ...["/pay/webhook/stripe", "/unsubscribe/1-x"],
  ])(
    "handles images, videos, payment, sign-in and unsubscribe pages and webhooks, such as %s",
    (path) => {
      expect(isApiPath(path)).toBe(true)
    },
  )

  it.each(["/", "/pay", "/oauth", "/oauthx/", "/en/oauth/authorize", "/api/ready", "/outbox"])(
    "handles no other path, such as %s",
    (path) => {
      expect(isApiPath(path)).toBe(false)
    },
  )

  it("forwards allow-listed headers both ways, and adds the shop's security headers", async () => {
    answer.headers = { "content-type": "image/webp", "set-cookie": "a=b", etag: '"1"' }
    const seen = await visit("/assets/i/a/1x1/100.webp", {
      headers: { cookie: "session=1", authorization: "Bearer x", "if-none-match": '"0"' },
    })
    expect(seen.headers.get("etag")).toBe('"1"')
    expect(seen.headers.get("set-cookie")).toBeNull()
    expect(seen.headers.get("x-content-type-options")).toBe("nosniff")
    expect(heard[0]?.request.headers).toMatchObject({ "if-none-match": '"0"' })
    expect(heard[0]?.request.headers).not.toHaveProperty("cookie")
    expect(heard[0]?.request.headers).not.toHaveProperty("authorization")
  })

  it.each(["/assets/i/a/1x1/100.webp", "/v/1.mp4"])(
    "allows only GET and HEAD at %s",
    async (path) => {
      const refused = await visit(path, { method: "POST", body: new URLSearchParams({ a: "b" }) })
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"])
      expect(heard).toEqual([])
    },
  )

  it("responds 502 to a redirect of a file", async () => {
    answer = { status: 302, headers: { location: "/elsewhere" } }
    expect((await visit("/v/1.mp4")).status).toBe(502)
  })
})

describe("a payment page", () => {
  it("is sent with its own Content-Security-Policy", async () => {
    answer.headers["content-security-policy"] = "default-src 'none'"
    const seen = await visit(page)
    expect(seen.headers.get("content-security-policy")).toBe("default-src 'none'")
    expect(await seen.text()).toBe("from the API")
  })

  it("receives the submitted form and Sec-Fetch-Site, but no cookies", async () => {
    await press({ headers: { "sec-fetch-site": "same-origin", cookie: "session=1" } })
    expect(heard[0]?.body).toBe("decision=pay")
    expect(heard[0]?.request.headers["content-type"]).toContain("x-www-form-urlencoded")
    expect(heard[0]?.request.headers["sec-fetch-site"]).toBe("same-origin")
    expect(heard[0]?.request.headers.cookie).toBeUndefined()
  })

  it.each([
    ["/contact?payum_token=a", "/contact?payum_token=a"],
    [`${siteUrl}/contact?payum_token=a#form`, "/contact?payum_token=a#form"],
  ])("redirects the payer to %s", async (location, path) => {
    answer = { status: 303, headers: { location } }
    const seen = await press()
    expect([seen.status, seen.headers.get("location")]).toEqual([303, path])
  })

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "\\\\elsewhere.example",
    "/.//elsewhere.example",
    `${siteUrl}//elsewhere.example`,
    "javascript:alert(1)",
    "",
  ])("never redirects the payer to %j", async (location) => {
    answer = { status: 303, headers: location === "" ? {} : { location } }
    const seen = await press()
    expect([seen.status, seen.headers.get("location")]).toEqual([502, null])
  })

  it("accepts URL-encoded forms only, and small ones", async () => {
    const json = { "content-type": "application/json" }
    expect((await press({ headers: json, body: "{}" })).status).toBe(415)
    const long = new URLSearchParams({ a: "x".repeat(10_001) })
    expect((await press({ body: long })).status).toBe(413)
    expect(await pressInPieces("x".repeat(1_000), 11)).toBe(413)
    expect((await visit(page, { method: "DELETE" })).status).toBe(405)
    expect(heard).toEqual([])
  })
})

describe("a payment webhook", () => {
  const path = "/pay/webhook/stripe"

  it("is forwarded with its exact bytes and signature, but no header that identifies a browser", async () => {
    const body = '{ "a":"ä" }\n'
    const headers = {
      ...{ "content-type": "application/json; charset=utf-8", "stripe-signature": "t=1,v1=ab" },
      ...{ cookie: "session=1", authorization: "Bearer x", origin: "https://elsewhere.example" },
    }
    answer.headers = { "content-type": "application/json", "set-cookie": "a=b" }
    const told = await visit(path, { method: "POST", body, headers })
    expect([told.status, told.headers.get("set-cookie")]).toEqual([200, null])
    expect(heard[0]?.body).toBe(body)
    expect(heard[0]?.request.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": "t=1,v1=ab",
    })
    for (const name of ["cookie", "authorization", "origin"]) {
      expect(heard[0]?.request.headers).not.toHaveProperty(name)
    }
  })

  it("gets the API server's status, so that the gateway sends it again", async () => {
    answer.status = 503
    expect((await visit(path, { method: "POST", body: "{}" })).status).toBe(503)
  })

  it("is accepted up to a megabyte, and only by POST", async () => {
    const body = "x".repeat(1_000_001)
    expect((await visit(path, { method: "POST", body })).status).toBe(413)
    expect((await visit(path)).status).toBe(405)
    expect(heard).toEqual([])
  })

  it("gets 502 instead of a redirect", async () => {
    answer = { status: 303, headers: { location: "/elsewhere" } }
    expect((await visit(path, { method: "POST", body: "{}" })).status).toBe(502)
  })
})

describe("a sign-in page", () => {
  it("is sent with its own Content-Security-Policy, and in no frame", async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'"
    answer.headers = {
      ...{ "content-security-policy": policy, "x-frame-options": "DENY" },
      ...{ "cache-control": "no-store", "referrer-policy": "no-referrer", "set-cookie": "a=b" },
    }
    const { headers } = await visit(signInPage)
    const names = ["content-security-policy", "x-frame-options", "cache-control", "referrer-policy"]
    const seen = names.map((name) => headers.get(name))
    expect(seen).toEqual([policy, "DENY", "no-store", "no-referrer"])
    expect(headers.get("set-cookie")).toBeNull()
    expect(heard[0]?.request.url).toBe(signInPage)
  })

  it("receives the submitted form, its origin and Sec-Fetch-Site, but no session", async () => {
    const headers = {
      ...{ "sec-fetch-site": "same-origin", origin: siteUrl },
      ...{ cookie: "session=1", authorization: "Bearer x" },
    }
    await press({ headers }, signInPage)
    expect(heard[0]?.body).toBe("decision=pay")
    expect(heard[0]?.request.headers).toMatchObject({
      ...{ "sec-fetch-site": "same-origin", origin: siteUrl },
    })
    expect(heard[0]?.request.headers).not.toHaveProperty("cookie")
    expect(heard[0]?.request.headers).not.toHaveProperty("authorization")
  })

  it("receives the client's signed IP address, never one that the client has set", async () => {
    const forged = signClient("198.51.100.1", "another secret", Date.now() / 1000)
    const headers = { [visitorHeader]: "203.0.113.7", [clientHeader]: forged }
    await press({ headers }, signInPage)
    const told = String(heard[0]?.request.headers[clientHeader])
    expect(resolveSignedClient(told, secret, Date.now() / 1000)).toBe("203.0.113.7")
    await visit(signInPage, { headers: { [clientHeader]: forged } })
    expect(heard[1]?.request.headers).not.toHaveProperty(clientHeader)
    await visit(page, { headers })
    expect(heard[2]?.request.headers).not.toHaveProperty(clientHeader)
  })

  it.each([
    [`${siteUrl}/auth?code=a&state=b`, "/auth?code=a&state=b"],
    [`${googleUrl}/o/oauth2/v2/auth?state=a%20b`, `${googleUrl}/o/oauth2/v2/auth?state=a%20b`],
    [`https://shop@accounts.google.com/a?b`, `${googleUrl}/a?b`],
  ])("redirects the user to %s", async (location, seenAs) => {
    answer = { status: 303, headers: { location } }
    const seen = await press({}, signInPage)
    expect([seen.status, seen.headers.get("location")]).toEqual([303, seenAs])
  })

  it.each([
    "https://elsewhere.example/",
    "https://accounts.google.com.elsewhere.example/",
    "https://accounts.google.com@elsewhere.example/",
    "https://accounts.google.com:8443/",
    "http://accounts.google.com/",
    "https://mail.google.com/",
    "//accounts.google.com/",
    "data:text/html,x",
  ])("never redirects the user to %j", async (location) => {
    answer = { status: 303, headers: { location } }
    const seen = await press({}, signInPage)
    expect([seen.status, seen.headers.get("location")]).toEqual([502, null])
  })

  it("may redirect to Google, while a payment page may not", async () => {
    answer = { status: 303, headers: { location: `${googleUrl}/a` } }
    expect((await press()).status).toBe(502)
    expect((await press({}, signInPage)).status).toBe(303)
  })

  it("accepts URL-encoded forms only, and small ones", async () => {
    const json = { "content-type": "application/json" }
    expect((await press({ headers: json, body: "{}" }, signInPage)).status).toBe(415)
    const long = new URLSearchParams({ a: "x".repeat(10_001) })
    expect((await press({ body: long }, signInPage)).status).toBe(413)
    expect((await visit(signInPage, { method: "PUT" })).status).toBe(405)
    expect(heard).toEqual([])
  })
})

describe("while the API server is down", () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(originOf(api)).port)
    const closed = new Promise((resolve) => api.close(resolve))
    api.closeAllConnections()
    await closed
  })
  afterAll(() => listen(api, port))

  it.each([page, signInPage])("responds 503 with no-store at %s", async (path) => {
    const seen = await press({}, path)
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([503, "no-store"])
  })
})

/** Submits a body without Content-Length. */
function pressInPieces(piece: string, count: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const pressing = requestHttp(`${originOf(shop)}${page}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
    pressing.on("response", (seen) => resolve(seen.statusCode))
    pressing.on("error", reject)
    for (let at = 0; at < count; at += 1) pressing.write(piece)
    pressing.end()
  })
}
