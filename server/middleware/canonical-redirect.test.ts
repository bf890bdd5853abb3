import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { findCanonicalUrl, sendCanonicalRedirect } from "./canonical-redirect.ts"

/**
 * Paths of this shop and the response of each: a status, or a permanent redirect to another path.
 */
const shop: Record<string, number | string> = {
  "/": 200,
  "/about": 200,
  "/shop/resin": 200,
  "/search/tough%20resin": 200,
  "/cart": 200,
  "/old": "/older",
  "/older": "/about",
  "/seasonal": "/shop/resin",
  "/round": "/about/",
  "/broken": 503,
}
let server: Server
let origin: string
let requestedUrls: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requestedUrls.push(request.url ?? "")
    const canonicalUrl = findCanonicalUrl(request)
    if (canonicalUrl && (await sendCanonicalRedirect(request, response, canonicalUrl, origin)))
      return
    const entry = shop[request.url?.split("?")[0] ?? ""] ?? 404
    response.statusCode = typeof entry === "number" ? entry : 308
    if (typeof entry === "string") response.setHeader("Location", entry)
    response.end(request.url)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requestedUrls = []
})

async function fetchRedirect(path: string, method = "GET") {
  const response = await fetch(`${origin}${path}`, { method, redirect: "manual" })
  return [response.status, response.headers.get("location")]
}

describe("a URL that is not canonical", () => {
  it.each([
    ["/About/?a=1&b=%20", "/about?a=1&b=%20"],
    ["/en/About", "/about"],
    ["/shop//resin/1?utm_source=x", "/shop/resin?utm_source=x"],
    ["/index.html", "/"],
    ["/CART", "/cart"],
    ["/search?query=tough+resin&page=3", "/search/tough%20resin?page=3"],
  ])("is redirected permanently: %s to %s", async (path, end) => {
    expect(await fetchRedirect(path)).toEqual([308, end])
  })

  it("is redirected straight to the end of a chain of redirects", async () => {
    expect(await fetchRedirect("/OLD/?a=1")).toEqual([308, "/about?a=1"])
  })

  it("gets the status of its canonical page, and no redirect, if that is missing or fails", async () => {
    expect(await fetchRedirect("/Nothing/")).toEqual([404, null])
    expect(await fetchRedirect("/BROKEN")).toEqual([503, null])
  })

  it("is not followed through a redirect loop", async () => {
    shop["/loop"] = "/loop"
    expect((await fetchRedirect("/Loop"))[0]).toBe(308)
    expect(requestedUrls.length).toBeLessThan(12)
  })

  it("is redirected with no-store and without a probe if its path is private", async () => {
    const response = await fetch(`${origin}/Checkout/`, { redirect: "manual" })
    expect(response.headers.get("location")).toBe("/checkout")
    expect(response.headers.get("cache-control")).toContain("no-store")
    expect(requestedUrls).toEqual(["/Checkout/"])
  })
})

it("serves a canonical URL at once", async () => {
  expect(await fetchRedirect("/about?A=1")).toEqual([200, null])
  expect(requestedUrls).toEqual(["/about?A=1"])
})

it("does not redirect a POST", async () => {
  expect((await fetchRedirect("/About/", "POST"))[0]).toBe(404)
})
