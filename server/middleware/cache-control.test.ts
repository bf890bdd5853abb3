import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openExchange } from "../response.ts"
import { registerCacheControl } from "./cache-control.ts"

let upstreamCacheControl: string
const server = createServer((request, response) => {
  registerCacheControl(openExchange(request, response))
  response.setHeader("Cache-Control", upstreamCacheControl)
  response.end("page")
})

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function fetchCacheHeaders(cacheControl: string) {
  upstreamCacheControl = cacheControl
  const address = server.address()
  const port = typeof address === "object" ? address?.port : 0
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  return [headers.get("cache-control"), headers.get("cdn-cache-control")]
}

it.each([
  "s-maxage=300, stale-while-revalidate=31535700",
  "s-maxage=300, stale-while-revalidate",
  "s-maxage=31536000",
])(
  "makes browsers revalidate a prerendered page each time, and CDNs every few seconds: %s",
  async (by) => {
    expect(await fetchCacheHeaders(by)).toEqual([
      "public, max-age=0, must-revalidate",
      "public, max-age=5, stale-while-revalidate=30, stale-if-error=86400",
    ])
  },
)

it.each([
  "private, no-store",
  "public, max-age=31536000, immutable",
  "public, max-age=0, s-maxage=60",
])("leaves Cache-Control of other responses unchanged: %s", async (by) => {
  expect(await fetchCacheHeaders(by)).toEqual([by, null])
})
