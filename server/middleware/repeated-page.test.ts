import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import {
  buildSelfRequestHeaders,
  type CurrentPage,
  registerPageFreshness,
} from "../page-cache/regeneration.ts"
import { openExchange } from "../response.ts"
import { repeatPage } from "./repeated-page.ts"

let current: CurrentPage | null
let nextHeaders: Record<string, string>
let isPreview = false
let nextCalls = 0

const server = createServer((request, response) => {
  response.setHeader("X-Request-Id", `id-${request.headers.n}`)
  const exchange = { ...openExchange(request, response), isPreview }
  exchange.hooks.onHead(() => response.appendHeader("Vary", "Cookie"))
  if (repeatPage(exchange)) return
  nextCalls += 1
  for (const [name, value] of Object.entries(nextHeaders)) response.setHeader(name, value)
  response.end(current?.html ?? "rendered")
})
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  nextCalls = 0
  isPreview = false
  current = { html: "<p>one</p>" }
  nextHeaders = { "Cache-Control": "s-maxage=60", "X-Page": "one", Vary: "rsc" }
  registerPageFreshness({
    getCurrentPage: (path) => (path === "/shop" ? current : null),
    recordPageview: () => undefined,
    isOutdated: async () => false,
    regenerate: async () => undefined,
  })
})

async function get(path = "/shop", headers: IncomingHttpHeaders = {}, method = "GET") {
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const init = { method, headers: headers as Record<string, string> }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const { "x-page": page, vary, "x-request-id": id } = Object.fromEntries(response.headers)
  return { body: await response.text(), page, vary, id }
}

describe("a cached page that Next has sent before", () => {
  it("is sent again without Next, with the same headers but an own request id", async () => {
    await get("/shop", { n: "1" })
    const repeated = await get("/shop", { n: "2" })
    const sent = { body: "<p>one</p>", page: "one", vary: "rsc, Cookie", id: "id-2" }
    expect({ repeated, nextCalls }).toEqual({ repeated: sent, nextCalls: 1 })
  })

  it("comes from Next once it has changed", async () => {
    await get()
    current = { html: "<p>two</p>" }
    nextHeaders = { "Cache-Control": "s-maxage=60", "X-Page": "two" }
    expect(await get()).toMatchObject({ body: "<p>two</p>", page: "two" })
    expect(await get()).toMatchObject({ body: "<p>two</p>", page: "two" })
    expect(nextCalls).toBe(2)
  })

  it("comes from Next if it is due", async () => {
    await get()
    current = null
    expect(await get()).toMatchObject({ body: "rendered" })
  })

  it.each([
    ["of the router for data", { rsc: "1" }, "GET"],
    ["of the router for a segment", { "next-router-prefetch": "1" }, "GET"],
    ["that posts a form", {}, "POST"],
    ["of this server, to render it again", buildSelfRequestHeaders(), "GET"],
  ])("comes from Next for a request %s", async (_what, headers, method) => {
    await get()
    await get("/shop", headers, method)
    expect(nextCalls).toBe(2)
  })

  it("comes from Next for a preview", async () => {
    await get()
    isPreview = true
    await get()
    expect(nextCalls).toBe(2)
  })

  it("comes from Next each time if Next forbids caching", async () => {
    nextHeaders = { "Cache-Control": "private, no-store" }
    await get()
    await get()
    expect(nextCalls).toBe(2)
  })
})
