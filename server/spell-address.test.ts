import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { findSpelling, redirectToSpelling } from "./spell-address.ts"

/**
 * Paths of this shop and the response of each: a status, or a permanent redirect to another path.
 */
const shop: Record<string, number | string> = {
  ...{ "/": 200, "/about": 200, "/shop/resin": 200, "/search/tough%20resin": 200, "/cart": 200 },
  ...{ "/old": "/older", "/older": "/about", "/seasonal": "/shop/resin", "/round": "/about/" },
  ...{ "/broken": 503 },
}
let server: Server
let origin: string
let asked: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(request.url ?? "")
    const spelling = findSpelling(request)
    if (spelling && (await redirectToSpelling(request, response, spelling, origin))) return
    const found = shop[request.url?.split("?")[0] ?? ""] ?? 404
    response.statusCode = typeof found === "number" ? found : 308
    if (typeof found === "string") response.setHeader("Location", found)
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
  asked = []
})

async function ask(path: string, method = "GET") {
  const answer = await fetch(`${origin}${path}`, { method, redirect: "manual" })
  return [answer.status, answer.headers.get("location")]
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
    expect(await ask(path)).toEqual([308, end])
  })

  it("is redirected straight to the end of a chain of redirects", async () => {
    expect(await ask("/OLD/?a=1")).toEqual([308, "/about?a=1"])
  })

  it("gets the status of its canonical page, and no redirect, if that is missing or fails", async () => {
    expect(await ask("/Nothing/")).toEqual([404, null])
    expect(await ask("/BROKEN")).toEqual([503, null])
  })

  it("is not followed through a redirect loop", async () => {
    shop["/loop"] = "/loop"
    expect((await ask("/Loop"))[0]).toBe(308)
    expect(asked.length).toBeLessThan(12)
  })

  it("is redirected with no-store and without a probe if its path is private", async () => {
    const answer = await fetch(`${origin}/Checkout/`, { redirect: "manual" })
    expect(answer.headers.get("location")).toBe("/checkout")
    expect(answer.headers.get("cache-control")).toContain("no-store")
    expect(asked).toEqual(["/Checkout/"])
  })
})

it("serves a canonical URL at once", async () => {
  expect(await ask("/about?A=1")).toEqual([200, null])
  expect(asked).toEqual(["/about?A=1"])
})

it("does not redirect a POST", async () => {
  expect((await ask("/About/", "POST"))[0]).toBe(404)
})
