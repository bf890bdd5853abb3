import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openExchange } from "../response.ts"
import { ErrorPages } from "./error-pages.ts"
import { registerErrorStatus } from "./error-status.ts"

type UpstreamResponse = { status: number; headers?: Record<string, string | string[]> }

let upstream: UpstreamResponse
/** The status that Next reads from the response once it is sent. */
let statusLeft: number
let folder: string
let server: Server
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "curlew-error-pages-"))
  mkdirSync(join(folder, "en"))
  writeFileSync(join(folder, "en/unavailable.html"), "<h1>Unavailable for now</h1>")
  writeFileSync(join(folder, "en/page-not-found.html"), "<h1>No such page</h1>")
  // No server listens there: only the error pages of the build are available.
  const errorPages = new ErrorPages("http://127.0.0.1:9", folder)
  server = createServer((request, response) => {
    registerErrorStatus(openExchange(request, response), errorPages)
    response.statusCode = upstream.status
    for (const [name, value] of Object.entries(upstream.headers ?? {}))
      response.setHeader(name, value)
    response.write("<p>what the framework ")
    response.end("sends</p>")
    statusLeft = response.statusCode
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

async function fetchPage(response: UpstreamResponse, path = "/shop") {
  upstream = response
  const { status, headers, ...rest } = await fetch(origin + path, {
    headers: { accept: "text/html" },
    redirect: "manual",
  }).then(async (fetched) => ({
    status: fetched.status,
    headers: fetched.headers,
    text: await fetched.text(),
  }))
  return {
    ...rest,
    status,
    target: headers.get("location"),
    retry: headers.get("retry-after"),
    cacheControl: headers.get("cache-control"),
  }
}

const whole = "<p>what the framework sends</p>"

it("responds 503 with Retry-After, no-store and a complete page if a page fails to render", async () => {
  const result = await fetchPage({ status: 500, headers: { "cache-control": "s-maxage=300" } })
  expect(result).toMatchObject({ status: 503, retry: "10" })
  expect(result.text).toContain("Unavailable for now")
  expect(result.cacheControl).toContain("no-store")
})

it("adds Retry-After and no-store to the 503 of a route, such as a social card", async () => {
  const result = await fetchPage({ status: 503 }, "/social/shop/curlew/0123456789abcdef.jpg")
  expect(result).toMatchObject({ status: 503, retry: "10" })
  expect(result.cacheControl).toContain("no-store")
})

it.each(["/feeds/products.xml", "/shop"])(
  "leaves the Retry-After that a route has set on its 503, also with an error page: %s",
  async (path) => {
    const headers = { "retry-after": "60" }
    expect(await fetchPage({ status: 503, headers }, path)).toMatchObject({
      status: 503,
      retry: "60",
      text: expect.stringContaining("Unavailable for now"),
    })
  },
)

it("responds 404 with a complete page if a page is missing", async () => {
  const result = await fetchPage({ status: 404 })
  expect(result.status).toBe(404)
  expect(result.text).toContain("No such page")
})

it("sends a stale page unchanged with 200 although its revalidation failed at once", async () => {
  const headers = { "x-nextjs-cache": "STALE", "cache-control": "s-maxage=300" }
  expect(await fetchPage({ status: 500, headers })).toEqual({
    status: 200,
    text: whole,
    target: null,
    retry: null,
    cacheControl: "s-maxage=300",
  })
})

it("responds 404 at the path of the not-found page and leaves 200 for its revalidation", async () => {
  const staleResponse = { status: 200, headers: { "x-nextjs-cache": "STALE" } }
  expect(await fetchPage(staleResponse, "/page-not-found")).toMatchObject({
    status: 404,
    text: whole,
  })
  expect(statusLeft).toBe(200)
})

it("sends redirects of private paths with no-store, and leaves Cache-Control of public ones", async () => {
  const redirect = { status: 307, headers: { "cache-control": "s-maxage=300" } }
  for (const path of ["/login", "/de/checkout", "/show-invoice/abc", "/api/bff/session/check"]) {
    expect(await fetchPage(redirect, path)).toMatchObject({
      status: 307,
      cacheControl: "private, no-store",
    })
  }
  expect(await fetchPage(redirect)).toMatchObject({ status: 307, cacheControl: "s-maxage=300" })
})

it("sends one Location header if Next has set it twice", async () => {
  const twice = { status: 308, headers: { location: ["/about", "/about"] } }
  expect(await fetchPage(twice)).toMatchObject({ status: 308, target: "/about" })
})

it("leaves a successful response unchanged", async () => {
  expect(await fetchPage({ status: 200 })).toMatchObject({ status: 200, text: whole })
})
