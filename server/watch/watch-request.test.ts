import { createServer, type Server } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { getRequestId } from "#lib/contract/watch/request-scope.ts"
import { type Answered, buildRequestWatch } from "./watch-request.ts"

process.env.LOG_LEVEL = "silent"
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function ask(
  given: Record<string, string>,
  trustedProxies: number,
  serve: (answer: (text: string) => void) => void = (answer) => answer(String(getRequestId())),
) {
  const answered: Answered[] = []
  let settle = () => {}
  const isNoted = new Promise<void>((resolve) => {
    settle = resolve
  })
  const watchRequest = buildRequestWatch({
    trustedProxies,
    nameRoute: () => "/product/[slug]",
    onAnswer: (one) => {
      answered.push(one)
      settle()
    },
  })
  const passed: unknown[] = []
  server = createServer((request, response) =>
    watchRequest(request, response, () => {
      passed.push(request.headers.traceparent, request.headers["x-request-id"])
      serve((text) => response.end(text))
    }),
  )
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("the server has no address")
  const url = `http://127.0.0.1:${address.port}/product/blue?token=abc`
  const answer = await fetch(url, { headers: given })
  const seen = await answer.text()
  await isNoted
  return { id: answer.headers.get("x-request-id"), seen, passed, answered }
}

const theirs = "abcdef0123456789"

describe("the id of a request", () => {
  it("is generated for a client, whatever id the client sends", async () => {
    const { id, seen, passed } = await ask({ "x-request-id": theirs, traceparent: "00-1-2-01" }, 0)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect([seen, ...passed]).toEqual([id, undefined, id])
  })

  it("is the one that the trusted proxy has set", async () => {
    const { id, seen } = await ask({ "x-request-id": theirs }, 1)
    expect([id, seen]).toEqual([theirs, theirs])
  })

  it("is generated if that of the proxy is no id", async () => {
    const { id } = await ask({ "x-request-id": "a b; DROP" }, 1)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("is known to later asynchronous work of the same request", async () => {
    const { id, seen } = await ask({}, 0, (answer) => {
      setTimeout(() => answer(String(getRequestId())), 1)
    })
    expect(seen).toBe(id)
  })
})

describe("a response", () => {
  it("is recorded by its route, never by its URL", async () => {
    const { answered } = await ask({}, 0)
    expect(answered).toEqual([
      { route: "/product/[slug]", method: "GET", status: 200, seconds: expect.any(Number) },
    ])
    expect(JSON.stringify(answered)).not.toContain("abc")
  })
})
