import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import type { AnalyticsSettings } from "#lib/analytics/analytics-settings.ts"
import { noteAnalytics } from "#lib/analytics/known-analytics.ts"
import { parseAnalytics } from "#lib/analytics/parse-analytics.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { answerCompressed } from "./answer-compressed.ts"
import { completePolicy } from "./complete-policy.ts"
import { securityHeaders } from "./security-headers.ts"

const flight = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = `<html><head><script>${themeScript}</script></head><body>${"<p>Resin</p>".repeat(200)}
<script>alert("not ours")</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flight("1:[]")}${flight('2:"b"')}</body></html>`

let seen: IncomingMessage["headers"] = {}
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  seen = request.headers
  completePolicy(request, response)
  answerCompressed(request, response)
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
afterEach(() => noteAnalytics(null))

async function open(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, init)
  const policy = answer.headers.get("content-security-policy") ?? ""
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"))
  return { answer, policy, scripts: scripts?.split(" ").slice(1) ?? [], html: await answer.text() }
}

/** The hashes of the inline scripts of a page as it was sent, but for the one that is not ours. */
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

describe("the policy of a public page", () => {
  it.each(["br", "gzip", "identity"])(
    "names the hashes of the page's own scripts as sent in %s, and lets in no others",
    async (encoding) => {
      const init = { headers: { "accept-encoding": encoding } }
      for (const _visit of ["first", "from memory"]) {
        const { html, scripts } = await open("/", init)
        expect(listHashes(html)).toHaveLength(2)
        expect(scripts).toEqual(["'self'", ...listHashes(html)])
      }
    },
  )

  it("is the same on a page that has not changed, whose stored headers the browser replaces", async () => {
    const { answer, policy } = await open("/")
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" }
    const again = await open("/", { headers })
    expect([again.answer.status, again.policy]).toEqual([304, policy])
  })

  it("lets in services beside them, and any inline script only where a tag manager is set", async () => {
    const hashes = listHashes((await open("/")).html)
    noteAnalytics(read({ google_analytics_key: "G-ABCD" }))
    const google = "https://*.googletagmanager.com"
    expect((await open("/")).scripts).toEqual(["'self'", ...hashes, google])
    noteAnalytics(read({ google_tag_manager_key: "GTM-ABCD" }))
    expect((await open("/")).scripts).toEqual(["'self'", "'unsafe-inline'", google])
    expect((await open("/checkout/nowhere")).scripts).toEqual(["'self'", ...hashes])
  })

  it("is left as it is where the page has its own", async () => {
    expect((await open("/own")).policy).toBe("script-src 'none'")
  })
})

describe("a page that answers a form", () => {
  it("has a nonce, which the framework is told, and each answer another", async () => {
    const answers = [new FormData(), new FormData()].map(async (body) => {
      const { scripts } = await open("/contact", { method: "POST", body })
      expect(seen["content-security-policy"]).toMatch(/^script-src 'nonce-[\w+/]{24}'$/)
      expect(scripts).toEqual([
        "'self'",
        expect.stringMatching(/^'nonce-[\w+/]{24}'$/),
        buildScriptHash(themeScript),
      ])
      return scripts[1]
    })
    expect(new Set(await Promise.all(answers)).size).toBe(2)
  })

  it("is no page that is merely read: that one is rendered for everybody", async () => {
    await open("/contact")
    expect(seen["content-security-policy"]).toBeUndefined()
  })
})
