import { createServer, type Server, type ServerResponse } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { sendPlainPage, sendServerError } from "./plain-pages.ts"

let server: Server

async function open(respond: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => respond(response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port is free")
  return `http://127.0.0.1:${address.port}`
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe("the response of a request whose handler threw", () => {
  it("is 500 with no-store and the security headers, without the handler's own headers", async () => {
    const origin = await open((response) => {
      response.setHeader("X-Request-Id", "0a1b")
      response.setHeader("Cache-Control", "public, max-age=60")
      response.setHeader("Content-Length", 1_000)
      response.setHeader("ETag", '"1"')
      sendServerError(response)
    })
    const response = await fetch(origin)
    const { headers } = response
    expect([response.status, await response.text()]).toEqual([500, ""])
    expect([headers.get("Cache-Control"), headers.get("ETag")]).toEqual(["no-store", null])
    expect(headers.get("X-Request-Id")).toBe("0a1b")
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'")
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=/)
  })

  it("is only ended if its headers are sent already", async () => {
    const origin = await open((response) => {
      response.writeHead(200, { "Cache-Control": "public, max-age=60" })
      sendServerError(response)
    })
    const response = await fetch(origin)
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([
      200,
      "public, max-age=60",
    ])
  })
})

it("retains the Retry-After of the app on a plain page with 503, and sends 10 seconds without it", async () => {
  const page = { status: 503, locale: "en", title: "Not sent", content: "" }
  const origin = await open((response) => {
    response.setHeader("Retry-After", "60")
    sendPlainPage(response, page)
  })
  expect((await fetch(origin)).headers.get("Retry-After")).toBe("60")
  server.close()
  const plain = await open((response) => sendPlainPage(response, page))
  expect((await fetch(plain)).headers.get("Retry-After")).toBe("10")
})
