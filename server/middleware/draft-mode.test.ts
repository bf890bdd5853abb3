import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { buildPreviewCookie } from "#lib/preview/preview-cookie.ts"
import { openExchange } from "../response.ts"
import { buildDraftKeyReader, openPreview } from "./draft-mode.ts"

const key = "the-key-of-the-framework"
let listener: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const server = createServer((request, response) => listener(request, response))
let origin = ""

beforeAll(async () => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
  process.env.SITE_URL = "http://shop.example"
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  listener = (request, response) => {
    openPreview(openExchange(request, response), () => key)
    response.setHeader("Cache-Control", "s-maxage=300")
    response.end(request.headers.cookie ?? "none")
  }
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function fetchPage(path: string, cookie: string) {
  const response = await fetch(`${origin}${path}`, { headers: { cookie } })
  return {
    cookies: await response.text(),
    cacheControl: response.headers.get("cache-control"),
    robots: response.headers.get("x-robots-tag"),
  }
}
const preview = (expiresMs: number) =>
  buildPreviewCookie({ atMs: null, showsDrafts: true, expiresMs })
const open = () => preview(Date.now() + 60_000)

describe("a request with a preview cookie", () => {
  it("is rendered by Next in draft mode, with no-store and noindex", async () => {
    const result = await fetchPage("/about", `a=1; ${open()}`)
    expect(result.cookies).toMatch(/^a=1; curlew_preview=[^;]+; __prerender_bypass=the-key-of/)
    expect(result.cacheControl).toBe("private, no-store")
    expect(result.robots).toBe("noindex, nofollow")
  })

  it.each(["/seo", "/seo?path=/", "/seo/audit", "/de/seo", "/api/seo/audit"])(
    "gets the SEO studio itself without the preview: %s",
    async (path) => {
      const result = await fetchPage(path, open())
      expect([result.cacheControl, result.robots]).toEqual(["s-maxage=300", null])
      expect(result.cookies).not.toContain("bypass")
    },
  )
})

describe("a request without a valid preview cookie", () => {
  it.each([
    ["the framework's key alone", () => `__prerender_bypass=${key}; a=1`],
    ["the key beside an expired preview", () => `a=1; __prerender_bypass=${key}; ${preview(1)}`],
    ["the key beside a forged preview", () => `a=1; __prerender_bypass=${key}; ${open()}0`],
    ["the key twice", () => `__prerender_bypass=${key}; __prerender_bypass=${key}; a=1`],
  ])("gets the public page with %s", async (_case, build) => {
    const result = await fetchPage("/about", build())
    expect(result.cookies).not.toContain("bypass")
    expect(result.cookies).toContain("a=1")
    expect([result.cacheControl, result.robots]).toEqual(["s-maxage=300", null])
  })

  it("has its cookies passed on unchanged", async () => {
    expect((await fetchPage("/about", "a=1;b=2")).cookies).toBe("a=1;b=2")
  })
})

it("reads the key of Next's draft mode from the build, and returns null without one", () => {
  const folder = mkdtempSync(join(tmpdir(), "curlew-dist-"))
  expect(buildDraftKeyReader(folder)()).toBeNull()
  mkdirSync(join(folder, "server"))
  writeFileSync(join(folder, "server/preview-props.json"), JSON.stringify({ previewModeId: key }))
  expect(buildDraftKeyReader(folder)()).toBe(key)
})
