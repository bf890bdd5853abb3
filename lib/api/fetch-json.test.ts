import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type AccountApi, openAccountApi, sendJson } from "#tests/support/account-api.ts"
import { fetchJson } from "./fetch-json.ts"

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const sent = { method: "GET", headers: {}, body: null, timeoutMs: 20_000 }
const request = (parts = {}) =>
  fetchJson("call", `${api.origin}/x?password=hidden`, { ...sent, ...parts })

describe("a JSON response", () => {
  it("returns the JSON and the Retry-After seconds of any status", async () => {
    api.setHandler((_call, response) => {
      response.setHeader("retry-after", "17")
      sendJson(response, { a: 1 }, 429)
    })
    expect(await request()).toEqual({
      status: 429,
      json: { a: 1 },
      text: '{"a":1}',
      retryAfterSeconds: 17,
    })
  })

  it("returns the seconds until the HTTP date of Retry-After", async () => {
    api.setHandler((_call, response) => {
      response.setHeader("retry-after", new Date(Date.now() + 90_000).toUTCString())
      sendJson(response, {}, 503)
    })
    const { retryAfterSeconds } = await request()
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(90)
  })

  it.each<[string, number, Record<string, string>, string, string]>([
    [
      "that sends on",
      302,
      { location: "/elsewhere", "content-type": "application/json" },
      "{}",
      "contract",
    ],
    ["that is a page", 200, { "content-type": "text/html" }, "<h1>Hello</h1>", "contract"],
    ["that has no type", 200, {}, "{}", "contract"],
    ["that is half JSON", 200, { "content-type": "application/json" }, '{"a":', "contract"],
    [
      "that is a proxy's page for a server that is gone",
      502,
      { "content-type": "text/html" },
      "Bad",
      "http",
    ],
  ])("rejects a response %s", async (_name, status, headers, body, kind) => {
    api.setHandler((_call, response) => void response.writeHead(status, headers).end(body))
    await expect(request()).rejects.toMatchObject({ name: "ApiError", kind })
  })

  it("rejects a body of more than 10 MB before it is complete", async () => {
    let written = 0
    const pieces = function* () {
      for (; written < 40; written += 1) yield Buffer.alloc(1024 * 1024, "[")
    }
    api.setHandler(async (_call, response) => {
      response.writeHead(200, { "content-type": "application/json" })
      await pipeline(Readable.from(pieces()), response).catch(() => {})
    })
    await expect(request()).rejects.toMatchObject({ kind: "contract", detail: "more than 10 MB" })
    expect(written).toBeLessThan(40)
  })

  it("rejects a missing response as a timeout or network error, without its query", async () => {
    api.setHandler(() => {})
    await expect(request({ timeoutMs: 50 })).rejects.toMatchObject({ kind: "timeout" })
    const gone = fetchJson("call", "http://127.0.0.1:9/x?password=hidden", sent)
    await expect(gone).rejects.toMatchObject({ kind: "network" })
    await expect(gone).rejects.not.toThrow("hidden")
  })
})
