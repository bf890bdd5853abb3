import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { announceChanges } from "#tests/support/announce-changes.ts"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { readCatalogue } from "#tests/support/read-catalogue.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { listTexts, readPage, readText, visit } from "#tests/support/visit.ts"
import { pickForTier } from "#tests/tiers.ts"

const traces = /\bat .+\.(?:js|ts|tsx):\d+|node_modules|Error:|ECONN|digest/
const editorUrl = "https://editor.example/desk"
let own: OwnStorefront
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

beforeAll(async () => {
  own = await openOwnStorefront(getRunningShop().apiOrigin, { EDITOR_URL: editorUrl })
})
afterAll(() => own?.close(), 20_000)

const ask = (path: string) => visit(path, { origin: own.origin })
const listVisible = (html: string) =>
  readText(readPage({ html: html.replaceAll(/<script[\s\S]*?<\/script>/g, "") }), "body") ?? ""

describe("a path without a page", () => {
  it("responds 404 with no-store, without cookies and stack traces", async () => {
    const broken: object[] = []
    for (const path of missingPaths) {
      const { status, headers, html } = await ask(path)
      const isKept = !String(headers["cache-control"]).includes("no-store")
      const setsCookie = headers["set-cookie"] !== undefined
      const tells = traces.test(listVisible(html))
      if (status === 404 && !isKept && !setsCookie && !tells) continue
      broken.push({ path, status, isKept, setsCookie, tells })
    }
    expect(broken).toEqual([])
  })

  it("renders the not-found page without JavaScript, with a link to the home page", async () => {
    for (const path of ["/no-such-page", "/product/no-such-product", "/shop/resin/9999"]) {
      const document = readPage(await ask(path))
      expect(readText(document, "h1")).toBe("Page not found")
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
        const document = readPage(await ask(path))
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
    const document = readPage(await ask("/no-such-page"))
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })

  it("adds nothing to the page cache, however many paths are requested", async () => {
    const before = await own.listKeptPages()
    const random = Array.from(
      { length: pickForTier({ core: 8, full: 60 }) },
      (_, at) => `nothing-${at}-${Date.now()}`,
    )
    const folders = ["/", "/product/", "/shop/", "/shop-christmas/", "/blog/", "/shop/resin/"]
    for (const slug of random) {
      const answers = await Promise.all(folders.map((folder) => ask(`${folder}${slug}`)))
      expect(answers.map(({ status }) => status)).toEqual(folders.map(() => 404))
    }
    expect(await own.listKeptPages()).toEqual(before)
  })

  it("adds nothing to the page cache as a search", async () => {
    const before = await own.listKeptPages()
    for (let at = 0; at < 5; at++) await ask(`/search/words-${at}-${Date.now()}`)
    expect(await own.listKeptPages()).toEqual(before)
  })

  it("has the same title after revalidation", async () => {
    const look = async () => {
      const page = await ask("/page-not-found")
      return { cache: page.headers["x-nextjs-cache"], title: readPage(page).title }
    }
    await look()
    await announceChanges([own.origin], own.revalidateSecret, [{ kind: "site", slug: "all" }])
    expect(await look()).toEqual({ cache: "HIT", title: "Page not found" })
  })
})

describe("a malformed URL or method", () => {
  it("responds 400 with no-store and a message", async () => {
    const broken: object[] = []
    for (const path of impossiblePaths) {
      const { status, headers, html } = await ask(path)
      const isKept = !String(headers["cache-control"]).includes("no-store")
      const heading = readText(readPage({ html }), "h1")
      const tells = traces.test(html) || html.includes("evil.example")
      if (status === 400 && !isKept && heading === "We don’t recognise this address" && !tells)
        continue
      broken.push({ path, status, isKept, heading, tells })
    }
    expect(broken).toEqual([])
  })

  it.each(["POST", "PUT", "DELETE", "PATCH"])(
    "%s to a page causes no server error and no redirect",
    async (method) => {
      const answer = await visit("/shop", { origin: own.origin, method, body: "x=1" })
      expect(answer.status).toBeLessThan(500)
      expect(answer.status).not.toBe(302)
      expect((await ask("/shop")).status).toBe(200)
    },
  )

  it("responds to HEAD with the status of GET, without a body", async () => {
    const answer = await visit("/shop", { origin: own.origin, method: "HEAD" })
    expect([answer.status, answer.bytes]).toEqual([200, 0])
    expect((await visit("/no-such-page", { origin: own.origin, method: "HEAD" })).status).toBe(404)
  })
})

describe("the not-found page of another locale", () => {
  it("is English until it was requested in the locale, then localised", async () => {
    const readHeading = async (path: string) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      return readText(readPage(answer), "h1")
    }
    const [english, polish] = [readCatalogue("en"), readCatalogue("pl")]
    const headings = [english.notFound.heading, polish.notFound.heading]
    expect(headings).toContain(await readHeading("/pl/nothing"))
    await eventually(10_000, async () => {
      expect(await readHeading("/pl/nothing")).toBe(polish.notFound.heading)
    })
    expect(await readHeading("/nothing")).toBe(english.notFound.heading)
  })
})

it("renders a page of another locale once, and still caches it after a restart @repeat", async () => {
  const path = "/de/privacy-policy"
  expect((await ask(path)).headers["x-nextjs-cache"]).toBe("MISS")
  await eventually(20_000, async () => {
    expect((await ask(path)).headers["x-nextjs-cache"]).toBe("HIT")
  })
  await own.restart()
  const answer = await ask(path)
  expect([answer.status, answer.headers["x-nextjs-cache"]]).toEqual([200, "HIT"])
  expect(readPage(answer).documentElement.lang).toBe("de")
})

it("redirects /cms to the editing system", async () => {
  for (const tries of [1, 2]) {
    const { status, headers } = await ask("/cms")
    expect({ tries, status, location: headers.location }).toEqual({
      ...{ tries, status: 307, location: editorUrl },
    })
  }
})
