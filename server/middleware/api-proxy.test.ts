import { createServer, type IncomingMessage, request as requestHttp, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import {
  clientHeader,
  resolveSignedClient,
  signClient,
} from "#lib/contract/signatures/client-signature.ts"
import { handleProxyRequest, isApiPath } from "./api-proxy.ts"

const siteUrl = "https://shop.example"
const secret = "the-secret-of-both-sides-of-the-passage"
const googleUrl = "https://accounts.google.com"
const page = "/pay/sandbox/a-token"
const signInPage = "/oauth/authorize?client_id=a&state=b"
let api: Server
let shop: Server
let received: { request: IncomingMessage; body: string }[] = []
let apiResponse: { status: number; headers: Record<string, string> }

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    received.push({ request, body })
    response.writeHead(apiResponse.status, apiResponse.headers).end("from the API")
  })
  shop = createServer((request, response) => void handleProxyRequest(request, response))
  await Promise.all([api, shop].map((server) => listen(server)))
  process.env.API_BASE_URL = getOrigin(api)
  process.env.SITE_URL = siteUrl
  process.env.REVALIDATE_SECRET = secret
})
beforeEach(() => {
  received = []
  apiResponse = { status: 200, headers: { "content-type": "text/html" } }
})
afterAll(() => {
  for (const server of [api, shop]) {
    server.close()
    server.closeAllConnections()
  }
})

const listen = (server: Server, port = 0) =>
  new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))

function getOrigin(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

const fetchShop = (path: string, init: RequestInit = {}) =>
  fetch(`${getOrigin(shop)}${path}`, { redirect: "manual", ...init })

const submitForm = (init: RequestInit = {}, path = page) =>
  fetchShop(path, { method: "POST", body: new URLSearchParams({ decision: "pay" }), ...init })

describe("the API proxy", () => {
  it.each([
    "/assets/i/a/1x1/100.webp",
    "/v/1.mp4",
    page,
    signInPage,
    "/oauth/google/callback",
    "/pay/webhook/stripe",
    "/unsubscribe/1-x",
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
    apiResponse.headers = { "content-type": "image/webp", "set-cookie": "a=b", etag: '"1"' }
    const seen = await fetchShop("/assets/i/a/1x1/100.webp", {
      headers: { cookie: "session=1", authorization: "Bearer x", "if-none-match": '"0"' },
    })
    expect(seen.headers.get("etag")).toBe('"1"')
    expect(seen.headers.get("set-cookie")).toBeNull()
    expect(seen.headers.get("x-content-type-options")).toBe("nosniff")
    expect(received[0]?.request.headers).toMatchObject({ "if-none-match": '"0"' })
    expect(received[0]?.request.headers).not.toHaveProperty("cookie")
    expect(received[0]?.request.headers).not.toHaveProperty("authorization")
  })

  it.each(["/assets/i/a/1x1/100.webp", "/v/1.mp4"])(
    "allows only GET and HEAD at %s",
    async (path) => {
      const rejected = await fetchShop(path, {
        method: "POST",
        body: new URLSearchParams({ a: "b" }),
      })
      expect([rejected.status, rejected.headers.get("allow")]).toEqual([405, "GET, HEAD"])
      expect(received).toEqual([])
    },
  )

  it("responds 502 to a redirect of a file", async () => {
    apiResponse = { status: 302, headers: { location: "/elsewhere" } }
    expect((await fetchShop("/v/1.mp4")).status).toBe(502)
  })
})

describe("a payment page", () => {
  it("is sent with its own Content-Security-Policy", async () => {
    apiResponse.headers["content-security-policy"] = "default-src 'none'"
    const seen = await fetchShop(page)
    expect(seen.headers.get("content-security-policy")).toBe("default-src 'none'")
    expect(await seen.text()).toBe("from the API")
  })

  it("receives the submitted form and Sec-Fetch-Site, but no cookies", async () => {
    await submitForm({ headers: { "sec-fetch-site": "same-origin", cookie: "session=1" } })
    expect(received[0]?.body).toBe("decision=pay")
    expect(received[0]?.request.headers["content-type"]).toContain("x-www-form-urlencoded")
    expect(received[0]?.request.headers["sec-fetch-site"]).toBe("same-origin")
    expect(received[0]?.request.headers.cookie).toBeUndefined()
  })

  it.each([
    ["/contact?payum_token=a", "/contact?payum_token=a"],
    [`${siteUrl}/contact?payum_token=a#form`, "/contact?payum_token=a#form"],
  ])("redirects the payer to %s", async (location, path) => {
    apiResponse = { status: 303, headers: { location } }
    const seen = await submitForm()
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
    apiResponse = { status: 303, headers: location === "" ? {} : { location } }
    const seen = await submitForm()
    expect([seen.status, seen.headers.get("location")]).toEqual([502, null])
  })

  it("accepts URL-encoded forms only, and small ones", async () => {
    const json = { "content-type": "application/json" }
    expect((await submitForm({ headers: json, body: "{}" })).status).toBe(415)
    const long = new URLSearchParams({ a: "x".repeat(10_001) })
    expect((await submitForm({ body: long })).status).toBe(413)
    expect(await submitInChunks("x".repeat(1_000), 11)).toBe(413)
    expect((await fetchShop(page, { method: "DELETE" })).status).toBe(405)
    expect(received).toEqual([])
  })
})

describe("a payment webhook", () => {
  const path = "/pay/webhook/stripe"

  it("is forwarded with its exact bytes and signature, but no header that identifies a browser", async () => {
    const body = '{ "a":"ä" }\n'
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": "t=1,v1=ab",
      cookie: "session=1",
      authorization: "Bearer x",
      origin: "https://elsewhere.example",
    }
    apiResponse.headers = { "content-type": "application/json", "set-cookie": "a=b" }
    const response = await fetchShop(path, { method: "POST", body, headers })
    expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null])
    expect(received[0]?.body).toBe(body)
    expect(received[0]?.request.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": "t=1,v1=ab",
    })
    for (const name of ["cookie", "authorization", "origin"]) {
      expect(received[0]?.request.headers).not.toHaveProperty(name)
    }
  })

  it("gets the API server's status, so that the gateway sends it again", async () => {
    apiResponse.status = 503
    expect((await fetchShop(path, { method: "POST", body: "{}" })).status).toBe(503)
  })

  it("is accepted up to a megabyte, and only by POST", async () => {
    const body = "x".repeat(1_000_001)
    expect((await fetchShop(path, { method: "POST", body })).status).toBe(413)
    expect((await fetchShop(path)).status).toBe(405)
    expect(received).toEqual([])
  })

  it("gets 502 instead of a redirect", async () => {
    apiResponse = { status: 303, headers: { location: "/elsewhere" } }
    expect((await fetchShop(path, { method: "POST", body: "{}" })).status).toBe(502)
  })
})

describe("a sign-in page", () => {
  it("is sent with its own Content-Security-Policy, and in no frame", async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'"
    apiResponse.headers = {
      "content-security-policy": policy,
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "set-cookie": "a=b",
    }
    const { headers } = await fetchShop(signInPage)
    const names = ["content-security-policy", "x-frame-options", "cache-control", "referrer-policy"]
    const seen = names.map((name) => headers.get(name))
    expect(seen).toEqual([policy, "DENY", "no-store", "no-referrer"])
    expect(headers.get("set-cookie")).toBeNull()
    expect(received[0]?.request.url).toBe(signInPage)
  })

  it("receives the submitted form, its origin and Sec-Fetch-Site, but no session", async () => {
    const headers = {
      "sec-fetch-site": "same-origin",
      origin: siteUrl,
      cookie: "session=1",
      authorization: "Bearer x",
    }
    await submitForm({ headers }, signInPage)
    expect(received[0]?.body).toBe("decision=pay")
    expect(received[0]?.request.headers).toMatchObject({
      "sec-fetch-site": "same-origin",
      origin: siteUrl,
    })
    expect(received[0]?.request.headers).not.toHaveProperty("cookie")
    expect(received[0]?.request.headers).not.toHaveProperty("authorization")
  })

  it("receives the client's signed IP address, never one that the client has set", async () => {
    const forged = signClient("198.51.100.1", "another secret", Date.now() / 1000)
    const headers = { [visitorHeader]: "203.0.113.7", [clientHeader]: forged }
    await submitForm({ headers }, signInPage)
    const signedIp = String(received[0]?.request.headers[clientHeader])
    expect(resolveSignedClient(signedIp, secret, Date.now() / 1000)).toBe("203.0.113.7")
    await fetchShop(signInPage, { headers: { [clientHeader]: forged } })
    expect(received[1]?.request.headers).not.toHaveProperty(clientHeader)
    await fetchShop(page, { headers })
    expect(received[2]?.request.headers).not.toHaveProperty(clientHeader)
  })

  it.each([
    [`${siteUrl}/auth?code=a&state=b`, "/auth?code=a&state=b"],
    [`${googleUrl}/o/oauth2/v2/auth?state=a%20b`, `${googleUrl}/o/oauth2/v2/auth?state=a%20b`],
    [`https://shop@accounts.google.com/a?b`, `${googleUrl}/a?b`],
  ])("redirects the user to %s", async (location, seenAs) => {
    apiResponse = { status: 303, headers: { location } }
    const seen = await submitForm({}, signInPage)
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
    apiResponse = { status: 303, headers: { location } }
    const seen = await submitForm({}, signInPage)
    expect([seen.status, seen.headers.get("location")]).toEqual([502, null])
  })

  it("may redirect to Google, while a payment page may not", async () => {
    apiResponse = { status: 303, headers: { location: `${googleUrl}/a` } }
    expect((await submitForm()).status).toBe(502)
    expect((await submitForm({}, signInPage)).status).toBe(303)
  })

  it("accepts URL-encoded forms only, and small ones", async () => {
    const json = { "content-type": "application/json" }
    expect((await submitForm({ headers: json, body: "{}" }, signInPage)).status).toBe(415)
    const long = new URLSearchParams({ a: "x".repeat(10_001) })
    expect((await submitForm({ body: long }, signInPage)).status).toBe(413)
    expect((await fetchShop(signInPage, { method: "PUT" })).status).toBe(405)
    expect(received).toEqual([])
  })
})

describe("while the API server is down", () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(getOrigin(api)).port)
    const closed = new Promise((resolve) => api.close(resolve))
    api.closeAllConnections()
    await closed
  })
  afterAll(() => listen(api, port))

  it.each([page, signInPage])("responds 503 with no-store at %s", async (path) => {
    const seen = await submitForm({}, path)
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([503, "no-store"])
  })
})

/** Submits a body without Content-Length. */
function submitInChunks(chunk: string, count: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const upload = requestHttp(`${getOrigin(shop)}${page}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
    upload.on("response", (seen) => resolve(seen.statusCode))
    upload.on("error", reject)
    for (let at = 0; at < count; at += 1) upload.write(chunk)
    upload.end()
  })
}
