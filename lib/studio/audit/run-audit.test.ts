import { afterEach, describe, expect, it } from "@jest/globals"
import { siteUrl, writeHtml } from "#tests/support/audited-site.ts"
import { answerHtml, answerPage, FakeSite, listAll, planRing } from "#tests/support/fake-site.ts"
import { type FetchedPage, fetchPage } from "../fetch-page.ts"
import { listLinksIn } from "./link-graph.ts"
import { type AuditProgress, maxRequests, runAudit } from "./run-audit.ts"

let site: FakeSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

type Wish = {
  holdUntil?: number
  listed?: Iterable<string>
  signal?: AbortSignal
  isWithin?: (path: string) => boolean
  read?: (path: string, signal: AbortSignal) => Promise<FetchedPage>
  tell?: (progress: AuditProgress) => void
}

/** Audits a fake site whose sitemap lists all of its pages, unless other paths are given. */
async function audit(answers: Parameters<typeof FakeSite.open>[0], wish: Wish = {}) {
  site = await FakeSite.open(answers, siteUrl, wish.holdUntil)
  const { door } = site
  return runAudit({
    ...{ addresses: listAll(wish.listed ?? answers.keys()), siteUrl },
    signal: wish.signal ?? new AbortController().signal,
    read: wish.read ?? ((path, signal) => fetchPage(path, { door, signal })),
    ...(wish.isWithin && { isWithin: wish.isWithin }),
    onProgress: wish.tell ?? (() => {}),
    now: () => new Date("2026-11-21T00:00:00Z"),
  })
}

describe("audit of a thousand pages", () => {
  it("requests each page once, at most eight at a time, and reports nothing on a flawless site", async () => {
    const answers = planRing(1_000, 40)
    // No response is sent while fewer than eight requests are in flight.
    const result = await audit(answers, { holdUntil: 8 })
    expect(result.groups).toEqual([])
    expect(result.pages).toHaveLength(1_001)
    expect(site?.asked.size).toBe(1_001)
    expect(new Set(site?.asked.values())).toEqual(new Set([1]))
    expect(site?.most).toBe(8)
  })
})

describe("site audit", () => {
  it("requests linked pages once and follows the links of indexable pages", async () => {
    const answers = new Map([
      ["/", answerPage("/", ["/a", "/b", "/hidden"])],
      ["/a", answerPage("/a", ["/hidden", "/gone", "/"])],
      ["/b", answerPage("/b", ["/gone"])],
      ["/hidden", answerPage("/hidden", ["/deep"])],
      ["/deep", answerPage("/deep")],
    ])
    const result = await audit(answers, { listed: ["/", "/a", "/b"] })
    expect(Object.fromEntries(site?.asked ?? [])).toEqual({
      ...{ "/": 1, "/a": 1, "/b": 1, "/hidden": 1, "/gone": 1, "/deep": 1 },
    })
    const pathsOf = (places: readonly number[]) => places.map((at) => result.pages[at]?.path).sort()
    expect(
      result.groups.map(({ code, subject, pages }) => [code, subject, pathsOf(pages)]),
    ).toEqual([
      ["link_broken", "/gone", ["/a", "/b"]],
      ["unlisted", "", ["/hidden"]],
      ["unlisted", "", ["/deep"]],
    ])
  })

  it("records which pages link to a page", async () => {
    const answers = new Map([
      ["/", answerPage("/", ["/a", "/b"])],
      ["/a", answerPage("/a", ["/b"])],
      ["/b", answerPage("/b", ["/b"])],
    ])
    const result = await audit(answers)
    expect(listLinksIn(result, "/b")).toEqual(["/", "/a"])
    expect(listLinksIn(result, "/nobody-knows")).toBeNull()
  })

  it("requests canonical URLs and hreflang alternates too", async () => {
    const head = `<link rel="alternate" hreflang="de" href="${siteUrl}/de">`
    const answers = new Map([
      ["/", answerHtml(writeHtml({ path: "/", canonical: `${siteUrl}/gone`, head }))],
    ])
    const result = await audit(answers)
    expect(result.groups.map(({ code }) => code)).toEqual(["canonical_broken", "hreflang_broken"])
  })

  it("skips URLs outside its scope and reports nothing about them", async () => {
    const head = `<link rel="alternate" hreflang="de" href="${siteUrl}/de">`
    const answers = new Map([
      ["/", answerHtml(writeHtml({ path: "/", canonical: `${siteUrl}/`, head }))],
    ])
    const result = await audit(answers, { isWithin: (path) => !path.startsWith("/de") })
    expect(result.groups).toEqual([])
    expect(result.isCut).toBe(false)
    expect(result.pages.map(({ path }) => path)).toEqual(["/"])
  })

  it("continues after an incomplete response and reports it for that page", async () => {
    const answers = planRing(20, 3)
    answers.set("/page-7", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "9999" })
      response.write("<h1>")
      setImmediate(() => response.destroy())
    })
    const result = await audit(answers)
    expect(result.pages).toHaveLength(21)
    expect(result.groups.map(({ code, subject }) => `${code} ${subject}`).sort()).toEqual([
      ...["link_broken /page-7", "page_unavailable unreachable"],
    ])
  })

  it("retries a failed page once and uses the second response", async () => {
    const answers = planRing(10, 2)
    const whole = answers.get("/page-4")
    let tries = 0
    answers.set("/page-4", (request, response) => {
      tries += 1
      if (tries === 1) response.writeHead(503, { "content-type": "text/html" }).end()
      else whole?.(request, response)
    })
    const result = await audit(answers)
    expect(result.groups).toEqual([])
    expect(tries).toBe(2)
  })

  it("continues if reading a page throws", async () => {
    const answers = planRing(5, 2)
    const result = await audit(answers, {
      read: async (path, signal) => {
        if (path === "/page-3") throw new Error("a fault of ours")
        return fetchPage(path, { signal, ...(site && { door: site.door }) })
      },
    })
    expect(result.groups.map(({ code }) => code)).toContain("page_unavailable")
    expect(result.pages).toHaveLength(6)
  })

  it("reports its progress page by page to the end", async () => {
    const told: AuditProgress[] = []
    await audit(planRing(10, 2), { tell: (progress) => told.push(progress) })
    expect(told.map(({ done }) => done)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
    expect(told.at(-1)).toEqual({ done: 11, total: 11, counts: { fault: 0, warning: 0, hint: 0 } })
  })

  it("stops requesting once it is cancelled", async () => {
    const abort = new AbortController()
    const stopped = audit(planRing(500, 2), {
      signal: abort.signal,
      tell: ({ done }) => {
        if (done === 20) abort.abort(new Error("cancelled"))
      },
    })
    await expect(stopped).rejects.toThrow("cancelled")
    expect(site?.asked.size).toBeLessThan(20 + 2 * maxRequests)
  })

  it("throws if the URLs cannot be listed", async () => {
    async function* broken() {
      yield { path: "/", isListed: true }
      throw new Error("the API is away")
    }
    const parts = { siteUrl, signal: new AbortController().signal, now: () => new Date() }
    const read = async (): Promise<FetchedPage> => ({ kind: "failed", problem: "unreachable" })
    await expect(
      runAudit({ ...parts, read, addresses: broken(), onProgress: () => {} }),
    ).rejects.toThrow("the API is away")
  })

  it("skips listed URLs outside the shop", async () => {
    const result = await audit(new Map([["/", answerPage("/")]]), {
      listed: ["/", "//evil.example", "https://evil.example/"],
    })
    expect(result.pages.map(({ path }) => path)).toEqual(["/"])
  })
})
