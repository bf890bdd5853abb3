import { afterEach, describe, expect, it } from "@jest/globals"
import {
  buildHtmlHandler,
  buildPageHandler,
  buildRing,
  FakeSite,
  listAll,
} from "#tests/fakes/fake-site.ts"
import { renderPageHtml, siteUrl } from "#tests/support/audited-site.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { type FetchedPage, fetchAuditedPage } from "../fetch-page.ts"
import { listInboundLinks } from "./last-audit.ts"
import { type AuditProgress, maxRequests, runAudit } from "./run-audit.ts"

let site: FakeSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

type AuditOptions = {
  holdUntil?: number
  listed?: Iterable<string>
  signal?: AbortSignal
  isWithin?: (path: string) => boolean
  read?: (path: string, signal: AbortSignal) => Promise<FetchedPage>
  onProgress?: (progress: AuditProgress) => void
}

/** Audits a fake site whose sitemap lists all of its pages, unless other paths are given. */
async function audit(handlers: Parameters<typeof FakeSite.open>[0], options: AuditOptions = {}) {
  site = await FakeSite.open(handlers, siteUrl, options.holdUntil)
  const { target } = site
  return runAudit({
    urls: listAll(options.listed ?? handlers.keys()),
    siteUrl,
    signal: options.signal ?? new AbortController().signal,
    read: options.read ?? ((path, signal) => fetchAuditedPage(path, { target, signal })),
    ...(options.isWithin && { isWithin: options.isWithin }),
    onProgress: options.onProgress ?? (() => {}),
    now: () => new Date("2026-11-21T00:00:00Z"),
  })
}

describe("audit of hundreds of pages", () => {
  it("requests each page once, at most eight at a time, and reports nothing on a flawless site", async () => {
    const count = resolveForTier({ core: 250, full: 1_000 })
    const handlers = buildRing(count, 40)
    // No response is sent while fewer than eight requests are in flight.
    const result = await audit(handlers, { holdUntil: 8 })
    expect(result.groups).toEqual([])
    expect(result.pages).toHaveLength(count + 1)
    expect(site?.requestCounts.size).toBe(count + 1)
    expect(new Set(site?.requestCounts.values())).toEqual(new Set([1]))
    expect(site?.maxInFlight).toBe(8)
  })
})

describe("site audit", () => {
  it("requests linked pages once and follows the links of indexable pages", async () => {
    const handlers = new Map([
      ["/", buildPageHandler("/", ["/a", "/b", "/hidden"])],
      ["/a", buildPageHandler("/a", ["/hidden", "/gone", "/"])],
      ["/b", buildPageHandler("/b", ["/gone"])],
      ["/hidden", buildPageHandler("/hidden", ["/deep"])],
      ["/deep", buildPageHandler("/deep")],
    ])
    const result = await audit(handlers, { listed: ["/", "/a", "/b"] })
    expect(Object.fromEntries(site?.requestCounts ?? [])).toEqual({
      "/": 1,
      "/a": 1,
      "/b": 1,
      "/hidden": 1,
      "/gone": 1,
      "/deep": 1,
    })
    const pathsOf = (indexes: readonly number[]) =>
      indexes.map((at) => result.pages[at]?.path).sort()
    expect(
      result.groups.map(({ code, subject, pages }) => [code, subject, pathsOf(pages)]),
    ).toEqual([
      ["link_broken", "/gone", ["/a", "/b"]],
      ["unlisted", "", ["/hidden"]],
      ["unlisted", "", ["/deep"]],
    ])
  })

  it("records which pages link to a page", async () => {
    const handlers = new Map([
      ["/", buildPageHandler("/", ["/a", "/b"])],
      ["/a", buildPageHandler("/a", ["/b"])],
      ["/b", buildPageHandler("/b", ["/b"])],
    ])
    const result = await audit(handlers)
    expect(listInboundLinks(result, "/b")).toEqual(["/", "/a"])
    expect(listInboundLinks(result, "/unknown")).toBeNull()
  })

  it("requests canonical URLs and hreflang alternates too", async () => {
    const head = `<link rel="alternate" hreflang="de" href="${siteUrl}/de">`
    const handlers = new Map([
      ["/", buildHtmlHandler(renderPageHtml({ path: "/", canonical: `${siteUrl}/gone`, head }))],
    ])
    const result = await audit(handlers)
    expect(result.groups.map(({ code }) => code)).toEqual(["canonical_broken", "hreflang_broken"])
  })

  it("skips URLs outside its scope and reports nothing about them", async () => {
    const head = `<link rel="alternate" hreflang="de" href="${siteUrl}/de">`
    const handlers = new Map([
      ["/", buildHtmlHandler(renderPageHtml({ path: "/", canonical: `${siteUrl}/`, head }))],
    ])
    const result = await audit(handlers, { isWithin: (path) => !path.startsWith("/de") })
    expect(result.groups).toEqual([])
    expect(result.isCut).toBe(false)
    expect(result.pages.map(({ path }) => path)).toEqual(["/"])
  })

  it("continues after an incomplete response and reports it for that page", async () => {
    const handlers = buildRing(20, 3)
    handlers.set("/page-7", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "9999" })
      response.write("<h1>")
      setImmediate(() => response.destroy())
    })
    const result = await audit(handlers)
    expect(result.pages).toHaveLength(21)
    expect(result.groups.map(({ code, subject }) => `${code} ${subject}`).sort()).toEqual([
      "link_broken /page-7",
      "page_unavailable unreachable",
    ])
  })

  it("retries a failed page once and uses the second response", async () => {
    const handlers = buildRing(10, 2)
    const whole = handlers.get("/page-4")
    let tries = 0
    handlers.set("/page-4", (request, response) => {
      tries += 1
      if (tries === 1) response.writeHead(503, { "content-type": "text/html" }).end()
      else whole?.(request, response)
    })
    const result = await audit(handlers)
    expect(result.groups).toEqual([])
    expect(tries).toBe(2)
  })

  it("continues if reading a page throws", async () => {
    const handlers = buildRing(5, 2)
    const result = await audit(handlers, {
      read: async (path, signal) => {
        if (path === "/page-3") throw new Error("internal error")
        return fetchAuditedPage(path, { signal, ...(site && { target: site.target }) })
      },
    })
    expect(result.groups.map(({ code }) => code)).toContain("page_unavailable")
    expect(result.pages).toHaveLength(6)
  })

  it("reports its progress page by page to the end", async () => {
    const reported: AuditProgress[] = []
    await audit(buildRing(10, 2), { onProgress: (progress) => reported.push(progress) })
    expect(reported.map(({ done }) => done)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
    expect(reported.at(-1)).toEqual({
      done: 11,
      total: 11,
      counts: { error: 0, warning: 0, hint: 0 },
    })
  })

  it("stops requesting once it is cancelled", async () => {
    const abort = new AbortController()
    const stopped = audit(buildRing(500, 2), {
      signal: abort.signal,
      onProgress: ({ done }) => {
        if (done === 20) abort.abort(new Error("cancelled"))
      },
    })
    await expect(stopped).rejects.toThrow("cancelled")
    expect(site?.requestCounts.size).toBeLessThan(20 + 2 * maxRequests)
  })

  it("throws if the URLs cannot be listed", async () => {
    async function* broken() {
      yield { path: "/", isListed: true }
      throw new Error("the API is away")
    }
    const deps = { siteUrl, signal: new AbortController().signal, now: () => new Date() }
    const read = async (): Promise<FetchedPage> => ({ ok: false, error: "unreachable" })
    await expect(runAudit({ ...deps, read, urls: broken(), onProgress: () => {} })).rejects.toThrow(
      "the API is away",
    )
  })

  it("skips listed URLs outside the shop", async () => {
    const result = await audit(new Map([["/", buildPageHandler("/")]]), {
      listed: ["/", "//evil.example", "https://evil.example/"],
    })
    expect(result.pages.map(({ path }) => path)).toEqual(["/"])
  })
})
