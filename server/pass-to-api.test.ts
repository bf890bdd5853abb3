import { createServer, type IncomingMessage, request as requestHttp, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { isApiPath, passToApi } from "./pass-to-api.ts"

const siteUrl = "https://shop.example"
const page = "/pay/sandbox/a-token"
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

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))

function originOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${originOf(shop)}${path}`, { redirect: "manual", ...init })

const press = (init: RequestInit = {}) =>
  visit(page, { method: "POST", body: new URLSearchParams({ decision: "pay" }), ...init })

describe("what the API server has", () => {
  it("is pictures, videos and payment pages, and nothing else", () => {
    expect(["/assets/i/a/1x1/100.webp", "/v/1.mp4", page].map(isApiPath)).toEqual([
      true,
      true,
      true,
    ])
    expect(["/", "/pay", "/api/ready", "/outbox"].map(isApiPath)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it("passes with the headers that are listed, both ways, and the shop's security headers", async () => {
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

  it.each(["/assets/i/a/1x1/100.webp", "/v/1.mp4"])("is only read at %s", async (path) => {
    const refused = await visit(path, { method: "POST", body: new URLSearchParams({ a: "b" }) })
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"])
    expect(heard).toEqual([])
  })

  it("may not send a file's reader elsewhere", async () => {
    answer = { status: 302, headers: { location: "/elsewhere" } }
    expect((await visit("/v/1.mp4")).status).toBe(502)
  })
})

describe("a payment page", () => {
  it("is shown with its own content security policy", async () => {
    answer.headers["content-security-policy"] = "default-src 'none'"
    const seen = await visit(page)
    expect(seen.headers.get("content-security-policy")).toBe("default-src 'none'")
    expect(await seen.text()).toBe("from the API")
  })

  it("is told which button was pressed, and by which site", async () => {
    await press({ headers: { "sec-fetch-site": "same-origin", cookie: "session=1" } })
    expect(heard[0]?.body).toBe("decision=pay")
    expect(heard[0]?.request.headers["content-type"]).toContain("x-www-form-urlencoded")
    expect(heard[0]?.request.headers["sec-fetch-site"]).toBe("same-origin")
    expect(heard[0]?.request.headers.cookie).toBeUndefined()
  })

  it.each([
    ["/contact?payum_token=a", "/contact?payum_token=a"],
    [`${siteUrl}/contact?payum_token=a#form`, "/contact?payum_token=a#form"],
  ])("sends the payer on to %s", async (location, path) => {
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
  ])("never sends the payer to %j", async (location) => {
    answer = { status: 303, headers: location === "" ? {} : { location } }
    const seen = await press()
    expect([seen.status, seen.headers.get("location")]).toEqual([502, null])
  })

  it("takes forms only, and small ones", async () => {
    const json = { "content-type": "application/json" }
    expect((await press({ headers: json, body: "{}" })).status).toBe(415)
    const long = new URLSearchParams({ a: "x".repeat(10_001) })
    expect((await press({ body: long })).status).toBe(413)
    expect(await pressInPieces("x".repeat(1_000), 11)).toBe(413)
    expect((await visit(page, { method: "DELETE" })).status).toBe(405)
    expect(heard).toEqual([])
  })

  it("answers 503 while the API server is away", async () => {
    process.env.API_BASE_URL = originOf(api)
    api.closeAllConnections()
    await new Promise((resolve) => api.close(resolve))
    expect((await press()).status).toBe(503)
  })
})

/** A body whose length is not announced. */
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
