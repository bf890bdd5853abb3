import { createServer, type Server } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { getRequestId } from "#lib/observability/request-context.ts"
import { buildRequestObserver, type ServedRequest } from "./observe-request.ts"

process.env.LOG_LEVEL = "silent"
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function fetchObserved(
  sentHeaders: Record<string, string>,
  trustedProxies: number,
  serve: (respond: (text: string) => void) => void = (respond) => respond(String(getRequestId())),
) {
  const servedRequests: ServedRequest[] = []
  let resolveRecorded = () => {}
  const isRecorded = new Promise<void>((resolve) => {
    resolveRecorded = resolve
  })
  const observeRequest = buildRequestObserver({
    trustedProxies,
    nameRoute: () => "/product/[slug]",
    onResponse: (one) => {
      servedRequests.push(one)
      resolveRecorded()
    },
  })
  const passed: unknown[] = []
  server = createServer((request, response) =>
    observeRequest(request, response, () => {
      passed.push(request.headers.traceparent, request.headers["x-request-id"])
      serve((text) => response.end(text))
    }),
  )
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("the server has no address")
  const url = `http://127.0.0.1:${address.port}/product/blue?token=abc`
  const response = await fetch(url, { headers: sentHeaders })
  const seen = await response.text()
  await isRecorded
  return { id: response.headers.get("x-request-id"), seen, passed, servedRequests }
}

const theirs = "abcdef0123456789"

describe("the id of a request", () => {
  it("is generated for a client, whatever id the client sends", async () => {
    const { id, seen, passed } = await fetchObserved(
      { "x-request-id": theirs, traceparent: "00-1-2-01" },
      0,
    )
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect([seen, ...passed]).toEqual([id, undefined, id])
  })

  it("is the one that the trusted proxy has set", async () => {
    const { id, seen } = await fetchObserved({ "x-request-id": theirs }, 1)
    expect([id, seen]).toEqual([theirs, theirs])
  })

  it("is generated if that of the proxy is no id", async () => {
    const { id } = await fetchObserved({ "x-request-id": "a b; DROP" }, 1)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("is known to later asynchronous work of the same request", async () => {
    const { id, seen } = await fetchObserved({}, 0, (respond) => {
      setTimeout(() => respond(String(getRequestId())), 1)
    })
    expect(seen).toBe(id)
  })
})

describe("a response", () => {
  it("is recorded by its route, never by its URL", async () => {
    const { servedRequests } = await fetchObserved({}, 0)
    expect(servedRequests).toEqual([
      { route: "/product/[slug]", method: "GET", status: 200, seconds: expect.any(Number) },
    ])
    expect(JSON.stringify(servedRequests)).not.toContain("abc")
  })
})
