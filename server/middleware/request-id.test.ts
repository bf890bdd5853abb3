import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { requestIdPlaceholder, withRequestId } from "#lib/observability/request-context.ts"
import { registerCompression } from "../compression/compress-and-etag.ts"
import { openExchange } from "../response.ts"
import { sendPlainPage } from "./plain-pages.ts"
import { registerErrorRequestId, renderRequestId } from "./request-id.ts"

let server: Server | undefined
let requests = 0
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** Returns the responses of two requests, of which the first has the id "request-1". */
async function fetchTwice(path: string, serve: Serve) {
  requests = 0
  server = createServer((request, response) => {
    requests += 1
    withRequestId(`request-${requests}`, () => serve(request, response))
  })
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("the server has no address")
  const url = `http://127.0.0.1:${address.port}${path}`
  const responses: { status: number; text: string }[] = []
  for (const _visitor of [1, 2]) {
    const response = await fetch(url, { headers: { "accept-encoding": "gzip" } })
    responses.push({ status: response.status, text: await response.text() })
  }
  return responses.map(({ text }) => text)
}

describe("an error page", () => {
  it("shows each user the id of their own request", async () => {
    const page = `<html><body><h1>Sorry</h1><p>${requestIdPlaceholder}</p>${"x".repeat(2_000)}</body></html>`
    const texts = await fetchTwice("/product/blue", (request, response) => {
      const exchange = openExchange(request, response)
      registerCompression(exchange)
      response.statusCode = 503
      response.setHeader("Content-Type", "text/html; charset=utf-8")
      response.end(renderRequestId(exchange, page))
    })
    expect(texts[0]).toContain("<p>503 · <code>request-1</code></p>")
    expect(texts[1]).toContain("<p>503 · <code>request-2</code></p>")
  })

  it("shows the id even if the app cannot render a page", async () => {
    const [text] = await fetchTwice("/contact", (_request, response) =>
      sendPlainPage(response, { status: 503, locale: "en", title: "Not sent", content: "" }),
    )
    expect(text).toContain("503 · <code>request-1</code>")
  })

  it("shows no id if nothing failed", async () => {
    const [text] = await fetchTwice("/contact", (_request, response) =>
      sendPlainPage(response, { status: 403, locale: "en", title: "Not ours", content: "" }),
    )
    expect(text).not.toContain("request-1")
  })
})

describe("a JSON error response", () => {
  const send = (status: number, ...chunks: string[]): Serve => {
    return (request, response) => {
      registerErrorRequestId(openExchange(request, response))
      response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" })
      for (const chunk of chunks) response.write(chunk)
      response.end()
    }
  }
  const sendLate = (status: number, ...chunks: string[]): Serve => {
    return (request, response) => {
      registerErrorRequestId(openExchange(request, response))
      response.statusCode = status
      response.setHeader("Content-Type", "application/json; charset=utf-8")
      response.flushHeaders()
      for (const chunk of chunks) response.write(chunk)
      response.end()
    }
  }

  it("contains the request id, in however many chunks it is sent", async () => {
    const [text = ""] = await fetchTwice(
      "/api/bff/payment",
      sendLate(503, '{"code":"UNAV', 'AILABLE"}'),
    )
    expect(JSON.parse(text)).toEqual({ code: "UNAVAILABLE", request_id: "request-1" })
  })

  it.each([
    ["a successful response", "/api/bff/payment", sendLate(200, '{"paid":true}'), '{"paid":true}'],
    [
      "a rejection",
      "/api/bff/payment",
      sendLate(409, '{"code":"CONFLICT"}'),
      '{"code":"CONFLICT"}',
    ],
    ["a list", "/api/bff/payment", sendLate(503, "[1]"), "[1]"],
    ["malformed JSON", "/api/bff/payment", sendLate(503, "{nope"), "{nope"],
    ["a response that has started", "/api/bff/payment", send(503, "{}"), "{}"],
    ["a page", "/product/blue", sendLate(503, "{}"), "{}"],
  ])("is distinguished from %s, which is unchanged", async (_what, path, serve, text) => {
    expect((await fetchTwice(path, serve))[0]).toBe(text)
  })
})
