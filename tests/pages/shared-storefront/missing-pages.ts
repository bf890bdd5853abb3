import { beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import {
  getElementText,
  listTexts,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"
import { resolveForTier } from "#tests/tiers.ts"

const internalsPattern = /\bat .+\.(?:js|ts|tsx):\d+|node_modules|Error:|ECONN|digest/
/** The editing system of the storefront under test: its EDITOR_URL. */
export const editorUrl = "https://editor.example/cms"
let storefront: OwnStorefront
const missingPaths = [
  "/_next/image?url=%2Fbrand%2Fbird-monochrome.svg&w=640&q=75",
  "/no-such-page",
  "/product/no-such-product",
  "/shop/no-such-category",
  "/shop-christmas/no-such-category",
  "/blog/no-such-article",
  "/about/us",
  "/shop/resin/2/3",
  "/shop/resin/0",
  "/shop/resin/-1",
  "/shop/resin/9999",
  "/shop/resin/99999999999999999999",
  "/shop/resin/abc",
  "/shop/resin/01",
  "/shop/resin/1.0",
  "/shop/resin/%2b1",
  "/shop-christmas/0",
  "/shop-christmas/9999",
  "/blog/page/9999",
  "/search/resin/0",
  "/search/resin/abc",
  "/page-not-found",
  "/PRODUCT/nothing",
  "/.env",
  "/wp-login.php",
  "/icon-that-is-missing.png",
  "/en-GB",
  "/_next/static/chunks/none.js",
]
const impossiblePaths = [
  "/%00",
  "/product/%00",
  "/shop/resin%00",
  "/product/..%2f..%2fadmin",
  "/..%2f..%2fetc%2fpasswd",
  "/product/..%5c..%5cadmin",
  "/product/%2e%2e",
  "/product/a%0d%0aset-cookie:%20x=1",
  "/product/%E0%A4%A",
  "/%",
  "//evil.example/x",
  "http://evil.example/",
  `/${"a".repeat(2_000)}`,
  `/product/${"a".repeat(2_000)}`,
  `/?${"a".repeat(3_000)}`,
]

const fetchPage = (path: string) => requestPage(path, { origin: storefront.origin })
/** True if the text that a page displays matches. Parses only pages whose HTML matches. */
function showsInternals(page: PageResponse): boolean {
  const html = page.html.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/\s+/g, " ")
  if (!internalsPattern.test(html)) return false
  return internalsPattern.test(getElementText(parseDocument({ html }), "body") ?? "")
}

/** Tests a storefront of the running API that has `editorUrl`. */
export function testMissingPages(getStorefront: () => OwnStorefront): void {
  beforeAll(() => {
    storefront = getStorefront()
  })

  describe("a path without a page", () => {
    it("responds 404 with no-store, without cookies and stack traces", async () => {
      const broken: object[] = []
      for (const path of missingPaths) {
        const page = await fetchPage(path)
        const { status, headers } = page
        const isCacheable = !String(headers["cache-control"]).includes("no-store")
        const setsCookie = headers["set-cookie"] !== undefined
        const leaksInternals = showsInternals(page)
        if (status === 404 && !isCacheable && !setsCookie && !leaksInternals) continue
        broken.push({
          path,
          status,
          isCacheable,
          setsCookie,
          leaksInternals,
        })
      }
      expect(broken).toEqual([])
    })

    it("renders the not-found page without JavaScript, with a link to the home page", async () => {
      for (const path of ["/no-such-page", "/product/no-such-product", "/shop/resin/9999"]) {
        const document = parseDocument(await fetchPage(path))
        expect(getElementText(document, "h1")).toBe("Page not found")
        const text = listTexts(document, "p").join(" ")
        expect(text).toContain("Sorry, Couldn't find the page you were looking for.")
        expect(text).toContain("Please visit our homepage to get where you need to go.")
        const home = [...document.querySelectorAll("main a")].find(
          (link) => link.textContent === "Take me home",
        )
        expect(home?.getAttribute("href")).toBe("/")
        expect(document.querySelector("header nav a")).not.toBeNull()
        const robots = document.querySelector('meta[name="robots"]')?.getAttribute("content")
        expect(robots).toContain("noindex")
      }
    })

    it.each(["/de/no-such-page", "/de/unavailable"])(
      "renders a search form and the shop's categories in the language of %s",
      async (path) => {
        // In English until the page was requested in this language once.
        await eventually(10_000, async () => {
          const document = parseDocument(await fetchPage(path))
          const form = document.querySelector('main form[action="/api/search-redirect"]')
          const language = form?.querySelector('input[name="locale"]')?.getAttribute("value")
          expect([language, form?.querySelector('input[name="query"]')?.tagName]).toEqual([
            "de",
            "INPUT",
          ])
          expect(document.querySelectorAll('main a[href^="/de/shop/"]').length).toBeGreaterThan(3)
        })
      },
    )

    it("has no canonical URL", async () => {
      const document = parseDocument(await fetchPage("/no-such-page"))
      expect(document.querySelector('link[rel="canonical"]')).toBeNull()
    })

    it("adds nothing to the page cache, however many paths are requested", async () => {
      const before = await storefront.listCachedPages()
      const random = Array.from(
        { length: resolveForTier({ core: 2, full: 60 }) },
        (_, at) => `nothing-${at}-${Date.now()}`,
      )
      const folders = ["/", "/product/", "/shop/", "/shop-christmas/", "/blog/", "/shop/resin/"]
      for (const slug of random) {
        const responses = await Promise.all(folders.map((folder) => fetchPage(`${folder}${slug}`)))
        expect(responses.map(({ status }) => status)).toEqual(folders.map(() => 404))
      }
      expect(await storefront.listCachedPages()).toEqual(before)
    })

    it("adds nothing to the page cache as a search", async () => {
      const before = await storefront.listCachedPages()
      for (let at = 0; at < 5; at++) await fetchPage(`/search/words-${at}-${Date.now()}`)
      expect(await storefront.listCachedPages()).toEqual(before)
    })

    it("has the same title after revalidation", async () => {
      const fetchCacheState = async () => {
        const page = await fetchPage("/page-not-found")
        return { cache: page.headers["x-nextjs-cache"], title: parseDocument(page).title }
      }
      await fetchCacheState()
      await sendChangeEvent([storefront.origin], storefront.revalidateSecret, [
        { kind: "site", slug: "all" },
      ])
      expect(await fetchCacheState()).toEqual({ cache: "HIT", title: "Page not found" })
    })
  })

  describe("a malformed URL or method", () => {
    it("responds 400 with no-store and a message", async () => {
      const broken: object[] = []
      for (const path of impossiblePaths) {
        const { status, headers, html } = await fetchPage(path)
        const isCacheable = !String(headers["cache-control"]).includes("no-store")
        const heading = getElementText(parseDocument({ html }), "h1")
        const leaksInternals = internalsPattern.test(html) || html.includes("evil.example")
        if (
          status === 400 &&
          !isCacheable &&
          heading === "We don’t recognise this address" &&
          !leaksInternals
        )
          continue
        broken.push({
          path,
          status,
          isCacheable,
          heading,
          leaksInternals,
        })
      }
      expect(broken).toEqual([])
    })

    it.each(["POST", "PUT", "DELETE", "PATCH"])(
      "%s to a page causes no server error and no redirect",
      async (method) => {
        const response = await requestPage("/shop", {
          origin: storefront.origin,
          method,
          body: "x=1",
        })
        expect(response.status).toBeLessThan(500)
        expect(response.status).not.toBe(302)
        expect((await fetchPage("/shop")).status).toBe(200)
      },
    )

    it("responds to HEAD with the status and headers of GET, without a body", async () => {
      const response = await requestPage("/shop", { origin: storefront.origin, method: "HEAD" })
      expect([response.status, response.bytes]).toEqual([200, 0])
      const { headers } = await fetchPage("/shop")
      for (const name of ["content-security-policy", "content-type", "etag", "cache-control"]) {
        expect([name, response.headers[name]]).toEqual([name, headers[name]])
      }
      expect(
        (await requestPage("/no-such-page", { origin: storefront.origin, method: "HEAD" })).status,
      ).toBe(404)
    })
  })

  describe("the not-found page of another locale", () => {
    it("is English until it was requested in the locale, then localised", async () => {
      const fetchHeading = async (path: string) => {
        const response = await fetchPage(path)
        expect(response.status).toBe(404)
        return getElementText(parseDocument(response), "h1")
      }
      const [english, polish] = [getMessageCatalogue("en"), getMessageCatalogue("pl")]
      const headings = [english.notFound.heading, polish.notFound.heading]
      expect(headings).toContain(await fetchHeading("/pl/nothing"))
      await eventually(10_000, async () => {
        expect(await fetchHeading("/pl/nothing")).toBe(polish.notFound.heading)
      })
      expect(await fetchHeading("/nothing")).toBe(english.notFound.heading)
    })
  })

  it("renders a page of another locale once, and still caches it after a restart @repeat", async () => {
    const path = "/de/privacy-policy"
    expect((await fetchPage(path)).headers["x-nextjs-cache"]).toBe("MISS")
    await eventually(20_000, async () => {
      expect((await fetchPage(path)).headers["x-nextjs-cache"]).toBe("HIT")
    })
    await storefront.restart()
    const response = await fetchPage(path)
    expect([response.status, response.headers["x-nextjs-cache"]]).toEqual([200, "HIT"])
    expect(parseDocument(response).documentElement.lang).toBe("de")
  })

  it("redirects /cms to the editing system", async () => {
    for (const tries of [1, 2]) {
      const { status, headers } = await fetchPage("/cms")
      expect({ tries, status, location: headers.location }).toEqual({
        tries,
        status: 307,
        location: editorUrl,
      })
    }
  })
}
