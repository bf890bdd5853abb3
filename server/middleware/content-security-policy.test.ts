import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { buildScriptHash } from "#lib/script-hash.ts"
import type { AnalyticsSettings } from "#lib/site/analytics-settings.ts"
import { parseAnalytics, registerAnalytics } from "#lib/site/parse-analytics.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { registerCompression } from "../compression/compress-and-etag.ts"
import { openExchange } from "../response.ts"
import { securityHeaders } from "../security-headers.ts"
import { registerContentSecurityPolicy } from "./content-security-policy.ts"
import { updateHeadMethod } from "./method-and-url.ts"

const flight = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = `<html><head><script>${themeScript}</script></head><body>${"<p>Resin</p>".repeat(200)}
<script>alert("not ours")</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight("1:[]")}${flight('2:"b"')}</body></html>`

let seen: IncomingMessage["headers"] = {}
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  seen = request.headers
  updateHeadMethod(request)
  const exchange = openExchange(request, response)
  registerContentSecurityPolicy(exchange)
  registerCompression(exchange)
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  if (request.url === "/own") response.setHeader("Content-Security-Policy", "script-src 'none'")
  response.setHeader("Content-Type", "text/html; charset=utf-8")
  response.end(page)
})
let origin = ""

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
afterEach(() => registerAnalytics(null))

async function open(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, init)
  const policy = response.headers.get("content-security-policy") ?? ""
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"))
  return {
    response,
    policy,
    scripts: scripts?.split(" ").slice(1) ?? [],
    html: await response.text(),
  }
}

/**
 * Returns the hashes of a page's inline scripts as sent, without the script that is not the shop's.
 */
const listHashes = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, text = ""]) => text)
    .filter((text) => !text.startsWith("alert"))
    .map(buildScriptHash)

const read = (keys: object): AnalyticsSettings | null => {
  const none = { google_analytics_key: null, google_tag_manager_key: null, matomo_site_id: null }
  const wire = { ...none, facebook_pixel_key: null, matomo_site_url: null, ...keys }
  return parseAnalytics(wire).analytics
}

describe("the Content-Security-Policy of a public page", () => {
  it.each(["br", "gzip", "identity"])(
    "lists the hashes of the shop's inline scripts as sent in %s, and no others",
    async (encoding) => {
      const init = { headers: { "accept-encoding": encoding } }
      for (const _visit of ["first", "from memory"]) {
        const { html, scripts } = await open("/", init)
        expect(listHashes(html)).toHaveLength(2)
        expect(scripts).toEqual(["'self'", ...listHashes(html)])
      }
    },
  )

  it("is the same on a 304, because the browser replaces the stored headers", async () => {
    const { response, policy } = await open("/")
    const headers = { "if-none-match": response.headers.get("etag") ?? "" }
    const again = await open("/", { headers })
    expect([again.response.status, again.policy]).toEqual([304, policy])
  })

  it("is the same for HEAD as for GET, and so are the ETag and the length", async () => {
    const headers = { "accept-encoding": "br" }
    const get = await open("/", { headers })
    const head = await open("/", { headers, method: "HEAD" })
    expect([head.policy, head.html]).toEqual([get.policy, ""])
    const names = ["etag", "content-length", "content-encoding", "content-type", "vary"]
    const list = ({ response }: typeof get) => names.map((name) => response.headers.get(name))
    expect(list(head)).toEqual(list(get))
  })

  it("adds analytics hosts, and allows any inline script only with a tag manager", async () => {
    const hashes = listHashes((await open("/")).html)
    registerAnalytics(read({ google_analytics_key: "G-ABCD" }))
    const google = "https://*.googletagmanager.com"
    expect((await open("/")).scripts).toEqual(["'self'", ...hashes, google])
    registerAnalytics(read({ google_tag_manager_key: "GTM-ABCD" }))
    expect((await open("/")).scripts).toEqual(["'self'", "'unsafe-inline'", google])
    expect((await open("/checkout/nowhere")).scripts).toEqual(["'self'", ...hashes])
  })

  it("is left unchanged if the page sets its own", async () => {
    expect((await open("/own")).policy).toBe("script-src 'none'")
  })
})

describe("the Content-Security-Policy of a form response", () => {
  it("has a nonce, which Next gets in the request, and a different one per response", async () => {
    const nonces = [new FormData(), new FormData()].map(async (body) => {
      const { scripts } = await open("/contact", { method: "POST", body })
      expect(seen["content-security-policy"]).toMatch(/^script-src 'nonce-[\w+/]{24}'$/)
      expect(scripts).toEqual([
        "'self'",
        expect.stringMatching(/^'nonce-[\w+/]{24}'$/),
        buildScriptHash(themeScript),
      ])
      return scripts[1]
    })
    expect(new Set(await Promise.all(nonces)).size).toBe(2)
  })

  it("has a nonce on a filtered list, which is rendered per request too", async () => {
    const { scripts } = await open("/shop/resin?filter=Colour%3AGrey")
    expect(scripts[1]).toMatch(/^'nonce-[\w+/]{24}'$/)
  })

  it("has no nonce on a page that is only read, which is rendered for all users", async () => {
    await open("/contact")
    expect(seen["content-security-policy"]).toBeUndefined()
  })
})
