import type { IncomingMessage, ServerResponse } from "node:http"
import { beforeEach, describe, expect, it } from "@jest/globals"
import { buildSelfRequestHeaders, registerPageFreshness } from "../page-cache/regeneration.ts"
import { handleStalePage } from "./stale-page.ts"

let visited: string[] = []
let rendered: string[] = []
beforeEach(() => {
  visited = []
  rendered = []
  registerPageFreshness({
    getCurrentPage: () => null,
    recordPageview: (path) => void visited.push(path),
    isOutdated: async (path) => path === "/outdated" && !rendered.includes(path),
    regenerate: async (path) => void rendered.push(path),
  })
})

type Sent = { status?: number; headers?: object }
function send(url: string, { method = "GET", headers = {} } = {}) {
  const sent: Sent = {}
  const response = {
    writeHead(status: number, given: object) {
      Object.assign(sent, { status, headers: given })
      return { end() {} }
    },
  }
  const request = { url, method, headers } as unknown as IncomingMessage
  const wait = handleStalePage(request, response as unknown as ServerResponse)
  return { wait, sent }
}

describe("a request for a page", () => {
  it("waits until the page is rendered if a change has invalidated it", async () => {
    expect(await send("/outdated?from=mail").wait).toBe(false)
    expect(await send("/outdated", { method: "HEAD" }).wait).toBe(false)
    expect([visited, rendered]).toEqual([["/outdated", "/outdated"], ["/outdated"]])
  })

  it("does not wait if the page is up to date", async () => {
    expect(await send("/shop").wait).toBe(false)
    expect([visited, rendered]).toEqual([["/shop"], []])
  })

  it("never waits with a body, or if this server sent it to render the page", () => {
    expect(send("/outdated", { method: "POST" }).wait).toBeNull()
    expect(send("/outdated", { headers: buildSelfRequestHeaders() }).wait).toBeNull()
    expect(
      send("/outdated", { headers: { "x-curlew-self-request": "guessed" } }).wait,
    ).not.toBeNull()
  })
})

it("does not wait for the page of a category when a filtered list is requested", () => {
  expect(send("/shop/outdated?in_stock=1").wait).toBeNull()
})

describe("the router's prefetch", () => {
  const headers = { "next-router-prefetch": "1" }

  it("renders nothing for a stale page, and gets nothing that is stale", async () => {
    const { wait, sent } = send("/outdated", { headers })
    expect(await wait).toBe(true)
    expect(sent).toEqual({ status: 204, headers: { "Cache-Control": "private, no-store" } })
    expect([visited, rendered]).toEqual([[], []])
  })

  it("gets a page that is up to date, and is no page view", async () => {
    expect(await send("/shop", { headers }).wait).toBe(false)
    expect(visited).toEqual([])
  })
})
