import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { ModelName } from "#lib/contract/model-call.ts"
import { getPreviewCookieName } from "#lib/preview/preview-cookie.ts"
import { createTrialCategories, draftCategorySlug } from "#tests/factories/trial-categories.ts"
import { type UnreliableApi, withReplacedText, works } from "#tests/fakes/unreliable-api.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import { addPreviewLinks, type PreviewShop } from "#tests/support/preview-shop.ts"
import {
  getElementText,
  listTexts,
  type PageResponse,
  parseDocument,
} from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { resolveForTier } from "#tests/tiers.ts"

/** Tests previews on a storefront with the session secret of the tests, behind a proxy of the running API. */
export function testPreview(getStorefront: () => OwnStorefront, getApi: () => UnreliableApi): void {
  const [suffix = ""] = crypto.randomUUID().split("-")
  const createdRecords: { model: ModelName; id: number }[] = []
  let api: UnreliableApi
  let shop: PreviewShop

  beforeAll(async () => {
    api = getApi()
    shop = addPreviewLinks(getStorefront())
  })
  afterAll(async () => {
    for (const { model, id } of createdRecords.reverse()) await admin.delete(model, id)
  })

  async function createRecord(model: ModelName, values: object): Promise<number> {
    const id = await admin.create(model, values)
    createdRecords.push({ model, id })
    return id
  }

  const html = (text: string, wrapper: object = {}) => ({
    type: "core/html",
    templatevar: { html: `<p>${text}</p>` },
    wrapper,
  })
  const christmas = Date.parse("2031-12-24T09:00:00+10:00")
  const drafts = { atMs: null, showsDrafts: true }
  const blocks = [
    { id: 1, widgets: [html("Seen."), html("Hidden one.", { hidden: true })] },
    { id: 2, deleted: true, widgets: [html("Deleted one.")] },
    { id: 3, widgets: [html("Christmas.", { hidden_before: "2031-12-01T00:00:00Z" })] },
  ]

  /** Creates a page with published and unpublished blocks. Returns its path. */
  async function createPage(name: string): Promise<string> {
    const url = `preview-${name}-${suffix}`
    await createRecord("cognito/page", { name: `Preview ${name}`, url, rows: [{ blocks }] })
    return `/${url}`
  }

  const getTexts = (page: PageResponse) =>
    listTexts(parseDocument(page), "main p:not(.preview-mark)")
  const getMarks = (page: PageResponse) => listTexts(parseDocument(page), "main .preview-mark")
  const getNodes = (page: PageResponse) =>
    [...parseDocument(page).querySelectorAll("main [data-node]")].map((mark) =>
      mark.getAttribute("data-node"),
    )
  const hasNextChange = (page: PageResponse) =>
    parseDocument(page).querySelector("data[data-next-change]") !== null
  const getBanner = (page: PageResponse) => getElementText(parseDocument(page), "[data-preview] p")

  describe("a preview link", () => {
    it("redirects to its page with a session cookie and no-store", async () => {
      const response = await shop.visit(shop.link("/about?a=1", drafts))
      expect([response.status, response.headers.location]).toEqual([303, "/about?a=1"])
      expect(response.headers).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
      })
      const [cookie] = response.headers["set-cookie"] ?? []
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/)
    })

    it.each([
      [
        "changed",
        403,
        "isn’t valid",
        () => shop.link("/about", drafts).replace("drafts=1", "drafts=0"),
      ],
      ["cut off", 403, "isn’t valid", () => shop.link("/about", drafts).slice(0, -5)],
      [
        "of another page",
        403,
        "isn’t valid",
        () => shop.link("/about", drafts).replace("about", "faq"),
      ],
      [
        "expired",
        410,
        "has expired",
        () => shop.link("/about", { ...drafts, expiresMs: Date.now() - 1 }),
      ],
      ["without anything", 403, "isn’t valid", () => "/preview"],
    ])(
      "that is %s responds with an error (%i) and sets no cookie",
      async (_case, status, words, build) => {
        const response = await shop.visit(build())
        expect([response.status, response.headers["set-cookie"]]).toEqual([status, undefined])
        expect(getElementText(parseDocument(response), "h1")).toContain(words)
        expect(response.headers["cache-control"]).toContain("no-store")
      },
    )

    it("that a browser only prefetches sets no cookie", async () => {
      const prefetchHeaders = { "sec-purpose": "prefetch" }
      const response = await shop.visit(shop.link("/about", drafts), undefined, prefetchHeaders)
      expect([response.status, response.headers["set-cookie"]]).toEqual([503, undefined])
    })
  })

  describe("a page with unpublished blocks", () => {
    it("renders them with a label, only for a preview with drafts", async () => {
      const path = await createPage("blocks")
      const before = await shop.visit(path)
      expect(getTexts(before)).toEqual(["Seen."])
      expect(before.html).not.toMatch(
        /Hidden one|Deleted one|preview-(?:banner|draft|mark)|data-node/,
      )
      const cookie = await shop.open(path, drafts)
      const page = await shop.visit(path, cookie)
      expect(getTexts(page)).toEqual(["Seen.", "Hidden one.", "Deleted one."])
      expect(getMarks(page)).toEqual(["Not published: hidden", "Not published: deleted"])
      expect(getNodes(page)).toEqual(["0.0.0", "0.0.1", "0.1.0"])
      expect(getBanner(page)).toBe("Preview: with unpublished blocks")
      expect(page.headers).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
      })
      expect(page.headers).not.toHaveProperty("etag")
      expect(getTexts(await shop.visit(path))).toEqual(["Seen."])
    })

    it("renders the blocks of the previewed time without scheduled changes", async () => {
      const path = await createPage("date")
      const cookie = await shop.open(path, { atMs: christmas, showsDrafts: false })
      const page = await shop.visit(path, cookie)
      expect(getTexts(page)).toEqual(["Seen.", "Christmas."])
      expect(page.html).not.toContain("data-node")
      expect(getBanner(page)).toBe("Preview: as of 24 December 2031, 9:00 am")
      const early = await shop.open(path, {
        atMs: Date.parse("2031-11-30T23:59:59Z"),
        showsDrafts: true,
      })
      const eve = await shop.visit(path, early)
      expect(getTexts(eve)).toEqual(["Seen.", "Hidden one.", "Deleted one."])
      expect(hasNextChange(eve)).toBe(false)
      expect(hasNextChange(await shop.visit(path))).toBe(true)
    })

    it("renders unpublished content blocks too", async () => {
      const url = `preview-list-${suffix}`
      const page_id = await createRecord("cognito/page", { name: "Preview list", url })
      const createBlock = (text: string, more: object = {}) =>
        createRecord("cognito/page_content", {
          page_id,
          template: "core/html",
          variables: { html: `<p>${text}</p>` },
          ...more,
        })
      await createBlock("Seen.")
      await createBlock("Hidden one.", { hidden: true })
      await createBlock("Deleted one.", { deleted: true })
      const id = await createBlock("Switched off.")
      await admin.disable("cognito/page_content", id)
      await createBlock("Christmas.", { start_time: "2031-12-01T00:00:00Z" })
      api.failureMode = withReplacedText(/"list_page_content":false/g, '"list_page_content":true')
      try {
        const page = await shop.visit(
          `/${url}`,
          await shop.open("/", { ...drafts, atMs: christmas }),
        )
        expect(getTexts(page)).toEqual([
          "Seen.",
          "Hidden one.",
          "Deleted one.",
          "Switched off.",
          "Christmas.",
        ])
        expect(getMarks(page)).toHaveLength(3)
      } finally {
        api.failureMode = works
      }
    })
  })

  describe("an unpublished record", () => {
    const getNotice = (kind: string) => `This ${kind} isn’t published: only previews show it.`
    const draftRecords: [string, string, () => Promise<string>][] = [
      [
        "page",
        "Draft page",
        async () => {
          const url = `draft-page-${suffix}`
          await admin.disable(
            "cognito/page",
            await createRecord("cognito/page", { name: "Draft page", url }),
          )
          return `/${url}`
        },
      ],
      [
        "article",
        "Draft article",
        async () => {
          const url = `draft-article-${suffix}`
          const published_at = "2031-12-01T00:00:00Z"
          await createRecord("cognito/article", { name: "Draft article", url, published_at })
          return `/blog/${url}`
        },
      ],
      [
        "product",
        "Draft product",
        async () => {
          const url = `draft-product-${suffix}`
          const id = await createRecord("sell/product", { name: "Draft product", url })
          await createRecord("sell/sku", {
            product_id: id,
            code: url.toUpperCase(),
            price: "9.50",
            stock: 3,
          })
          await admin.disable("sell/product", id)
          return `/product/${url}`
        },
      ],
      [
        "category",
        "Draft category",
        async () => {
          await createTrialCategories()
          return `/shop/${draftCategorySlug}`
        },
      ],
    ]

    it.each(draftRecords)(
      "has a page only for a preview with drafts: a %s",
      async (kind, name, build) => {
        const path = await build()
        expect((await shop.visit(path)).status).toBe(404)
        const cookie = await shop.open(path, drafts)
        const page = await shop.visit(path, cookie)
        expect([page.status, getElementText(parseDocument(page), "h1")]).toEqual([200, name])
        expect(getMarks(page)).toEqual([getNotice(kind)])
        expect((await shop.visit(path)).status).toBe(404)
      },
    )

    it("responds 404 for a preview of a time without drafts", async () => {
      const path = `/draft-page-${suffix}`
      const cookie = await shop.open(path, { atMs: christmas, showsDrafts: false })
      expect((await shop.visit(path, cookie)).status).toBe(404)
    })

    it("has a page in a preview of its publication time", async () => {
      const cookie = await shop.open("/", { atMs: christmas, showsDrafts: false })
      expect((await shop.visit(`/blog/draft-article-${suffix}`, cookie)).status).toBe(200)
    })
  })

  describe("a preview", () => {
    it.each(["/", "/shop", "/shop/resin", "/blog", "/contact", "/search/resin", "/cart", "/login"])(
      "stays active on every page: %s",
      async (path) => {
        const page = await shop.visit(path, await shop.open("/about", drafts))
        expect([page.status, getBanner(page)]).toEqual([200, "Preview: with unpublished blocks"])
        expect(page.headers["cache-control"]).toBe("private, no-store")
        expect(page.headers["x-robots-tag"]).toBe("noindex, nofollow")
      },
    )

    it("renders the 404 page of a missing path with its banner", async () => {
      const page = await shop.visit(`/nothing-${suffix}`, await shop.open("/", drafts))
      expect([page.status, getBanner(page)]).toEqual([404, "Preview: with unpublished blocks"])
      expect(getElementText(parseDocument(page), "h1")).not.toBe("")
      expect(page.headers["cache-control"]).toContain("no-store")
      expect((await shop.visit(`/nothing-${suffix}`)).html).not.toContain("preview-banner")
    })

    it("ends by a same-origin form post, which redirects to the page", async () => {
      const cookie = await shop.open("/about", drafts)
      const form = parseDocument(await shop.visit("/about", cookie)).querySelector(
        "[data-preview] form",
      )
      expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
        "post",
        "/preview/end",
      ])
      const headers = { cookie, origin: shop.origin, referer: `${shop.origin}/about?a=1` }
      const options = { method: "POST", headers, redirect: "manual" } as const
      const ended = await fetch(`${shop.origin}/preview/end`, options)
      expect([ended.status, ended.headers.get("location")]).toEqual([303, "/about?a=1"])
      expect(ended.headers.get("set-cookie")).toMatch(/^curlew_preview=; .*Max-Age=0/)
      const foreign = { ...headers, origin: "https://evil.example" }
      const rejected = await fetch(`${shop.origin}/preview/end`, { ...options, headers: foreign })
      expect([rejected.status, rejected.headers.get("set-cookie")]).toEqual([403, null])
    })

    it("redirects to its page in the SEO studio", async () => {
      const cookie = await shop.open("/about", { atMs: christmas, showsDrafts: true })
      const headers = { referer: `${shop.origin}/about` }
      const response = await shop.visit("/preview/studio", cookie, headers)
      expect(response.headers.location).toBe(
        "/seo?path=%2Fabout&at=2031-12-23T23%3A00%3A00.000Z&drafts=1",
      )
    })

    it("requires a cookie with the shop's signature", async () => {
      const path = await createPage("forged")
      const cookie = await shop.open(path, drafts)
      const name = getPreviewCookieName()
      const forged = [
        `${cookie}0`,
        cookie.replace(".1.", ".0."),
        `${name}=now.1.9999999999999.${"0".repeat(64)}`,
        `${name}=`,
        "__prerender_bypass=1",
        `${name}=%00`,
        `${name}=${"x".repeat(3_000)}`,
      ]
      for (const invalidCookie of forged) {
        const page = await shop.visit(path, invalidCookie)
        expect([page.status, getTexts(page)]).toEqual([200, ["Seen."]])
        expect(page.headers["cache-control"]).not.toContain("private")
      }
    })
  })

  /** Returns the first difference between two responses, or an empty list. */
  function findDifference(now: PageResponse, before: PageResponse | undefined): string[] {
    const old = before?.html ?? ""
    if (now.html === old) return []
    const at = [...now.html].findIndex((character, index) => character !== old[index])
    return [
      `${now.path}: "${now.html.slice(at - 60, at + 60)}", not "${old.slice(at - 60, at + 60)}"`,
    ]
  }

  describe("the public page", () => {
    it("is byte-identical after any number of previews, and so is its cache", async () => {
      const path = await createPage("bytes")
      const paths = [path, "/", "/about", "/shop/resin", "/blog"]
      for (const each of paths) await shop.visit(each)
      const fetchAll = async () => Promise.all(paths.map((each) => shop.visit(each)))
      const before = await fetchAll()
      const cachedPages = await shop.listCachedPages()
      const cookie = await shop.open("/", { atMs: christmas, showsDrafts: true })
      for (const each of paths) {
        await shop.visit(each, cookie)
        await shop.visit(each, cookie, { rsc: "1" })
      }
      await shop.visit(`/unseen-before-${suffix}`, cookie)
      const after = await fetchAll()
      expect(after.flatMap((page, at) => findDifference(page, before[at]))).toEqual([])
      expect(after.map(({ headers }) => headers.etag)).toEqual(
        before.map(({ headers }) => headers.etag),
      )
      for (const { headers } of after) {
        expect(headers["x-nextjs-cache"]).toBe("HIT")
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
      }
      expect(await shop.listCachedPages()).toEqual(cachedPages)
    })

    it("never contains drafts during concurrent previews", async () => {
      const path = await createPage("crowd")
      const christmasOnly = await shop.open(path, { atMs: christmas, showsDrafts: false })
      const readers = [
        { cookie: undefined, sees: ["Seen."] },
        { cookie: await shop.open(path, drafts), sees: ["Seen.", "Hidden one.", "Deleted one."] },
        { cookie: christmasOnly, sees: ["Seen.", "Christmas."] },
        { cookie: undefined, sees: ["Seen."] },
      ]
      const count = resolveForTier({ core: 12, full: 50 })
      const clients = Array.from({ length: count }, (_each, at) => readers[at % readers.length])
      const pages = clients.map(async (reader) => getTexts(await shop.visit(path, reader?.cookie)))
      expect(await Promise.all(pages)).toEqual(clients.map((reader) => reader?.sees))
    })

    it("has neither drafts nor scheduled blocks in the API response", async () => {
      const path = await createPage("wire")
      const { apiOrigin } = getRunningShop()
      const rest = await fetch(`${apiOrigin}/api/v1/cognito/page?url=${path.slice(1)}&pb=1`)
      const text = await rest.text()
      expect(text).toContain("Seen.")
      expect(text).not.toMatch(/Christmas|Hidden one|Deleted one/)
    })
  })
}
