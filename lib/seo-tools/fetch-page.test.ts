import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { fetchAuditedPage } from "./fetch-page.ts"

const siteUrl = "https://curlew.example"
type Handler = (request: IncomingMessage, response: ServerResponse) => void

let requests: IncomingMessage[] = []
let handle: Handler
let target: { port: number; siteUrl: string }
const server = createServer((request, response) => {
  requests.push(request)
  handle(request, response)
})

beforeEach(async () => {
  requests = []
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  target = { port: address.port, siteUrl }
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, "close")
})

const buildHandler = (html: string, headers: Record<string, string> = {}): Handler => {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers })
    response.end(html)
  }
}
const read = (path: string, options = {}) => fetchAuditedPage(path, { target, ...options })

describe("fetch of a page of the shop", () => {
  it("requests the page over loopback with the shop's public host name", async () => {
    handle = buildHandler("<title>Vase</title>", { "x-robots-tag": "NOINDEX" })
    const fetched = await read("/product/vase?x=1", { cookie: "preview=1" })
    expect(fetched).toMatchObject({
      ok: true,
      value: {
        path: "/product/vase?x=1",
        url: `${siteUrl}/product/vase?x=1`,
        status: 200,
        chain: [],
        bytes: 19,
        robotsHeader: "noindex",
        head: { title: "Vase" },
      },
    })
    expect(requests[0]?.headers).toMatchObject({ host: "curlew.example", cookie: "preview=1" })
  })

  it("follows redirects within the shop and records each of them", async () => {
    const places: Record<string, string> = { "/a": "/b", "/b": `${siteUrl}/c` }
    handle = (request, response) => {
      const location = places[request.url ?? ""]
      if (location === undefined) return buildHandler("<h1>C</h1>")(request, response)
      response.writeHead(308, { location }).end()
    }
    expect(await read("/a")).toMatchObject({
      value: {
        path: "/a",
        url: `${siteUrl}/c`,
        status: 200,
        chain: [
          { status: 308, location: "/b" },
          { status: 308, location: `${siteUrl}/c` },
        ],
      },
    })
  })

  it.each(["https://evil.example/", "//evil.example/", "/\\evil.example"])(
    "does not follow a redirect to another host: %s",
    async (location) => {
      handle = (_request, response) => response.writeHead(302, { location }).end()
      expect(await read("/a")).toMatchObject({ value: { status: 302, chain: [{ location }] } })
      expect(requests).toHaveLength(1)
    },
  )

  it("stops a redirect loop after ten redirects", async () => {
    handle = (_request, response) => response.writeHead(301, { location: "/a" }).end()
    const fetched = await read("/a")
    expect(fetched).toMatchObject({ value: { status: 301 } })
    expect(requests).toHaveLength(10)
  })

  it("returns the status and the content of a missing page", async () => {
    handle = (_request, response) => {
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>Page not found</h1>")
    }
    expect(await read("/nope")).toMatchObject({
      value: { status: 404, headings: [{ level: 1, text: "Page not found" }] },
    })
  })

  it("does not read a response other than HTML", async () => {
    handle = buildHandler("%PDF", { "content-type": "application/pdf", "content-length": "4" })
    expect(await read("/list.pdf")).toMatchObject({ value: { html: "", bytes: 4, status: 200 } })
  })
})

describe("failed fetch of a page", () => {
  it.each(["//evil.example", "http://evil.example/", "/\\evil", "x", "/a\r\nb", "file:///x"])(
    "rejects a URL outside the shop without a request: %j",
    async (address) => {
      handle = buildHandler("")
      expect(await read(address)).toEqual({ ok: false, error: "rejected" })
      expect(requests).toHaveLength(0)
    },
  )

  it("fails as too large above five megabytes", async () => {
    handle = buildHandler("x".repeat(5 * 1024 * 1024 + 1))
    expect(await read("/big")).toEqual({ ok: false, error: "too_large" })
  })

  it("fails as unreachable if the response is incomplete", async () => {
    handle = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "100" })
      response.write("<h1>")
      setImmediate(() => response.destroy())
    }
    expect(await read("/broken")).toEqual({ ok: false, error: "unreachable" })
  })

  it("fails as unreachable if the port is closed", async () => {
    handle = buildHandler("")
    const closedTarget = { ...target, port: 1 }
    expect(await read("/a", { target: closedTarget })).toEqual({ ok: false, error: "unreachable" })
  })
})

describe("aborted fetch of a page", () => {
  it("aborts the request", async () => {
    const abort = new AbortController()
    handle = () => abort.abort(new Error("gone"))
    await expect(read("/slow", { signal: abort.signal })).rejects.toThrow("gone")
  })
})
