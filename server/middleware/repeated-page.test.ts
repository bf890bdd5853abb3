import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { registerCompression } from "../compression/compress-and-etag.ts"
import {
  buildSelfRequestHeaders,
  type CurrentPage,
  registerPageFreshness,
} from "../page-cache/regeneration.ts"
import { openExchange } from "../response.ts"
import { repeatPage } from "./repeated-page.ts"

/** A page long enough to be compressed. */
const buildHtml = (text: string) => `<p>${text} ${"x".repeat(2_000)}</p>`
const buildPage = (html: string): CurrentPage => ({ isBody: (body) => body === html })

let current: CurrentPage | null
let html: string
/** Makes the body of each test another one: compressed bodies stay in memory. */
let bodies = 0
let nextHeaders: Record<string, string>
let isPreview = false
let nextCalls = 0

const server = createServer((request, response) => {
  response.setHeader("X-Request-Id", `id-${request.headers.n}`)
  const exchange = { ...openExchange(request, response), isPreview }
  exchange.hooks.onHead(() => response.appendHeader("Vary", "Cookie"))
  registerCompression(exchange, { compression: "fast" })
  if (repeatPage(exchange)) return
  nextCalls += 1
  for (const [name, value] of Object.entries(nextHeaders)) response.setHeader(name, value)
  response.end(html)
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
  bodies += 1
  html = buildHtml(`one ${bodies}`)
  current = buildPage(html)
  nextHeaders = {
    "Cache-Control": "s-maxage=60",
    "Content-Type": "text/html",
    "X-Page": "one",
    Vary: "rsc",
  }
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
  const {
    "x-page": page,
    vary,
    etag = "",
    "x-request-id": id,
  } = Object.fromEntries(response.headers)
  return { status: response.status, body: await response.text(), page, vary, etag, id }
}

describe("a cached page that Next has sent before", () => {
  it("is sent again without Next, with the same headers but an own request id", async () => {
    const first = await get("/shop", { n: "1" })
    const repeated = await get("/shop", { n: "2" })
    expect(first).toMatchObject({ status: 200, body: html, page: "one", id: "id-1" })
    expect(first.vary?.split(", ").sort()).toEqual(["Accept-Encoding", "Cookie", "rsc"])
    expect({ repeated, nextCalls }).toEqual({ repeated: { ...first, id: "id-2" }, nextCalls: 1 })
  })

  it("comes from Next once for each encoding", async () => {
    for (const encoding of ["br", "gzip", "identity", "br", "gzip", "identity"]) {
      expect((await get("/shop", { "accept-encoding": encoding })).body).toBe(html)
    }
    expect(nextCalls).toBe(3)
  })

  it("is not sent again to a client that has it", async () => {
    const { etag } = await get()
    expect(await get("/shop", { "if-none-match": etag })).toMatchObject({ status: 304, body: "" })
    expect(nextCalls).toBe(1)
  })

  it("is sent whole after a first response that had no body", async () => {
    const { etag } = await get()
    current = buildPage(html)
    expect(await get("/shop", { "if-none-match": etag })).toMatchObject({ status: 304 })
    expect(await get()).toMatchObject({ status: 200, body: html, page: "one", etag })
    expect(nextCalls).toBe(2)
  })

  it("comes from Next once it has changed", async () => {
    await get()
    html = buildHtml("two")
    current = buildPage(html)
    nextHeaders["X-Page"] = "two"
    expect(await get()).toMatchObject({ body: html, page: "two" })
    expect(await get()).toMatchObject({ body: html, page: "two" })
    expect(nextCalls).toBe(2)
  })

  it("comes from Next again if Next sent another version", async () => {
    current = buildPage(buildHtml("newer"))
    await get()
    await get()
    expect(nextCalls).toBe(2)
  })

  it("comes from Next if it is due", async () => {
    await get()
    current = null
    html = buildHtml("rendered")
    expect(await get()).toMatchObject({ body: html })
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
    nextHeaders["Cache-Control"] = "private, no-store"
    await get()
    await get()
    expect(nextCalls).toBe(2)
  })
})
