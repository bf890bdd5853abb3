import { randomBytes } from "node:crypto"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { listQueueLengths } from "#lib/observability/queue-gauges.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { type Exchange, openExchange } from "../response.ts"
import { compressFast, compressMax, resolveEncoding } from "./compress.ts"
import { registerCompression, sendCompressedBody } from "./compress-and-etag.ts"
import { enqueueCompression } from "./queue.ts"

const page = `<p>${"the quick brown fox ".repeat(200)}</p>`
/** Builds a page whose compressed size falls with the compression level. */
const buildList = (path: string) =>
  Array.from({ length: 3_000 }, (_, row) => `<li>${path} ${row * row}</li>`).join("")
/** The exchange of the last request. */
let exchange: Exchange
let server: Server
let origin = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    const compression = request.url?.startsWith("/list/fast/") ? "fast" : "max"
    exchange = openExchange(request, response)
    registerCompression(exchange, { compression })
    const isImage = request.url === "/picture"
    const type = request.url === "/part" ? "text/x-component" : "text/html; charset=utf-8"
    response.setHeader("Content-Type", isImage ? "image/png" : type)
    response.setHeader("Content-Length", Buffer.byteLength(page))
    if (request.url === "/private") {
      response.setHeader("Cache-Control", "private, no-store")
      response.removeHeader("Content-Length")
      response.write(page.slice(0, 100))
      response.end(page.slice(100))
    } else if (request.url === "/streamed" || request.url === "/part") {
      response.removeHeader("Content-Length")
      response.flushHeaders()
      response.write(page.slice(0, 100))
      response.write(page.slice(100))
      response.end()
    } else if (request.url?.startsWith("/list/")) {
      response.removeHeader("Content-Length")
      response.end(buildList(request.url))
    } else response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
/** Waits until the compression queue is empty: no work of the previous test is left. */
beforeEach(() => eventually(10_000, async () => expect(countWaiting()).toBe(0)))

const countWaiting = () => new Map(listQueueLengths()).get("compression") ?? 0

async function get(path: string, encoding: string) {
  const response = await fetch(`${origin}${path}`, { headers: { "accept-encoding": encoding } })
  return { headers: response.headers, body: await response.text() }
}

describe("response compression", () => {
  it("sends brotli with Vary and an ETag if the client accepts it, and the page is unchanged", async () => {
    const { headers, body } = await get("/", "gzip, deflate, br")
    expect(headers.get("content-encoding")).toBe("br")
    expect(headers.get("vary")).toMatch(/accept-encoding/i)
    expect(headers.get("etag")).toMatch(/^W\/"[\w-]+"$/)
    expect(body).toBe(page)
  })

  it("sends the same page from the compression cache on the second request", async () => {
    expect((await get("/", "br")).body).toBe(page)
    expect((await get("/", "br")).body).toBe(page)
  })

  it("retains nothing in memory but the compressed bytes", async () => {
    await get("/list/own", "br")
    const endEncoded = jest.spyOn(exchange.hooks, "endEncoded").mockReturnValue()
    jest.spyOn(exchange.response, "setHeader").mockReturnThis()
    jest.spyOn(exchange.response, "appendHeader").mockReturnThis()
    expect(sendCompressedBody(exchange, exchange.bodyKey ?? "", {})).toBe(true)
    const body = endEncoded.mock.calls[0]?.[0]
    if (body?.kind !== "bytes") throw new Error("no bytes were sent")
    expect(body.bytes.buffer.byteLength).toBe(body.bytes.length)
  })

  it("recompresses a page at maximum level later if the queue was full on its second request", async () => {
    const smallest = await compressMax(Buffer.from(buildList("/list/0")), "br")
    const slow = enqueueCompression(() => randomBytes(1_000_000), "br")
    const others = Array.from({ length: 99 }, () =>
      enqueueCompression(() => randomBytes(10), "gzip"),
    )
    for (const _visit of [1, 2]) {
      const { headers } = await get("/list/0", "br")
      expect(Number(headers.get("content-length"))).toBeGreaterThan(smallest.length)
    }
    await Promise.all([slow, ...others])
    await eventually(10_000, async () => {
      const { headers, body } = await get("/list/0", "br")
      expect(headers.get("content-length")).toBe(String(smallest.length))
      expect(body).toBe(buildList("/list/0"))
    })
  })

  it("serves only the fast compression if that is set, however often a page is requested", async () => {
    const bytes = Buffer.from(buildList("/list/fast/0"))
    const quick = String((await compressFast(bytes, "br")).length)
    for (const _visit of [1, 2, 3]) {
      expect((await get("/list/fast/0", "br")).headers.get("content-length")).toBe(quick)
    }
    expect(countWaiting()).toBe(0)
  })

  it("does not queue maximum compression for a page that is requested once", async () => {
    await get("/list/2", "br")
    expect(countWaiting()).toBe(0)
  })

  it("compresses a page once for concurrent requests", async () => {
    await get("/list/1", "br")
    const responses = await Promise.all(Array.from({ length: 20 }, () => get("/list/1", "br")))
    expect(countWaiting()).toBeLessThanOrEqual(1)
    expect(new Set(responses.map(({ body }) => body))).toEqual(new Set([buildList("/list/1")]))
  })

  it("responds 304 without a body if If-None-Match matches the ETag, and 200 if not", async () => {
    const etag = (await get("/", "br")).headers.get("etag") ?? ""
    const again = await fetch(`${origin}/`, { headers: { "if-none-match": etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe("")
    const other = await fetch(`${origin}/`, { headers: { "if-none-match": 'W/"another"' } })
    expect(other.status).toBe(200)
  })

  it("sends gzip, or an uncompressed body, if the client accepts nothing better", async () => {
    expect((await get("/", "gzip")).headers.get("content-encoding")).toBe("gzip")
    expect((await get("/", "gzip")).body).toBe(page)
    const plain = await get("/", "identity")
    expect(plain.headers.get("content-encoding")).toBeNull()
    expect(plain.body).toBe(page)
  })

  it("compresses an RSC payload as a whole although it is written in chunks", async () => {
    const { headers, body } = await get("/part", "br")
    expect(headers.get("content-encoding")).toBe("br")
    expect(body).toBe(page)
  })

  it("compresses a private page as a whole, without an ETag", async () => {
    const { headers, body } = await get("/private", "br")
    expect(headers.get("content-encoding")).toBe("br")
    expect(headers.get("etag")).toBeNull()
    expect(body).toBe(page)
    expect((await get("/private", "identity")).body).toBe(page)
  })

  it("leaves images and streamed responses uncompressed", async () => {
    expect((await get("/picture", "br")).headers.get("content-encoding")).toBeNull()
    const streamed = await get("/streamed", "br")
    expect(streamed.headers.get("content-encoding")).toBeNull()
    expect(streamed.body).toBe(page)
  })
})

describe("resolveEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["identity", null],
    [undefined, null],
  ])("resolves Accept-Encoding %j to %j", (header, encoding) => {
    expect(resolveEncoding(header)).toBe(encoding)
  })
})
