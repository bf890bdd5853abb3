import { beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { listTexts, readPage, readText, type Visit, visit } from "#tests/support/visit.ts"
import { listPageLinks, walkShop } from "#tests/support/walk-shop.ts"

/** Pages for one visitor alone that the frame leads to, by itself or from one of them to the other. */
const ownPages = ["/login", "/signup", "/forgotpassword", "/cart"]
const mostHtmlBytes = 24 * 1024
let pages: Visit[]

/** Pages are made as small as they can be one after the other, and each walk asks for all of them. */
const packedWithinMs = 120_000
/** What other tests have just taken away may still be linked for as long as freshness allows. */
const settledWithinMs = 10_000

beforeAll(async () => {
  await eventually(settledWithinMs, async () => {
    pages = await walkShop()
    expect(listPaths(({ status }) => status !== 200)).toEqual([])
  }).catch(() => undefined)
})

/** The pages for which `isBroken` holds, so that a failure names them. */
function listPaths(isBroken: (page: Visit) => boolean): string[] {
  return pages.filter(isBroken).map(({ path, status }) => `${path} (${status})`)
}

describe("every page that links lead to", () => {
  it("covers the shop: categories, products, articles and content", () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        ...["/", "/shop", "/shop-christmas", "/about", "/blog", "/contact"],
        ...["/privacy-policy", "/shipping-and-returns", "/terms-and-conditions"],
      ]),
    )
    expect(paths.filter((path) => path.startsWith("/product/")).length).toBeGreaterThanOrEqual(24)
    expect(paths.filter((path) => path.startsWith("/blog/")).length).toBeGreaterThanOrEqual(6)
  })

  it("answers 200: no link is broken, none leads through a redirect", () => {
    const from = (path: string) => pages.filter((page) => listPageLinks(page).includes(path))
    const broken = pages.filter(({ status }) => status !== 200)
    expect(
      broken.map(({ path, status }) => `${path} ${status} linked from ${from(path)[0]?.path}`),
    ).toEqual([])
  })

  it("has one first heading with a text, a title, and a language", () => {
    const isBroken = (page: Visit) => {
      const document = readPage(page)
      const [heading, ...others] = listTexts(document, "h1")
      const hasTitle = document.title.trim() !== ""
      return !heading || others.length > 0 || !hasTitle || document.documentElement.lang !== "en-AU"
    }
    expect(listPaths(isBroken)).toEqual([])
  })

  it("says where one is: landmarks for the top, the content and the bottom", () => {
    const isBroken = (page: Visit) => {
      const document = readPage(page)
      return ["header", "nav", "main#content", "footer"].some(
        (selector) => document.querySelector(selector) === null,
      )
    }
    expect(listPaths(isBroken)).toEqual([])
  })

  it("sends no cookie", () => {
    expect(listPaths(({ headers }) => headers["set-cookie"] !== undefined)).toEqual([])
  })

  it("forbids foreign scripts, sniffing and framing, and names no software", () => {
    const isBroken = ({ headers }: Visit) =>
      !String(headers["content-security-policy"]).includes("object-src 'none'") ||
      !/frame-ancestors '(?:self|none)'/.test(String(headers["content-security-policy"])) ||
      headers["x-content-type-options"] !== "nosniff" ||
      headers["referrer-policy"] === undefined ||
      headers["permissions-policy"] === undefined ||
      headers["strict-transport-security"] === undefined ||
      headers["x-powered-by"] !== undefined
    expect(listPaths(isBroken)).toEqual([])
  })

  it("is no larger than 24 kB as it crosses the wire", async () => {
    const sizes = await eventually(packedWithinMs, async () => {
      const measured = await Promise.all(pages.map(({ path }) => visit(path)))
      const tooLarge = measured.filter(({ bytes }) => bytes > mostHtmlBytes)
      expect(tooLarge.map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([])
      return measured.map(({ headers }) => headers["content-encoding"])
    })
    expect(new Set(sizes)).toEqual(new Set(["br"]))
  }, 150_000)

  it("is kept by nobody where it is for one visitor alone", () => {
    const isPrivate = ({ headers }: Visit) => headers["cache-control"] === "private, no-store"
    const paths = pages.filter(isPrivate).map(({ path }) => path)
    expect(new Set(paths)).toEqual(new Set(ownPages))
  })

  it("comes from the cache the second time", async () => {
    const isKept = ({ path }: Visit) => !path.startsWith("/search") && !ownPages.includes(path)
    for (const { path } of pages.filter(isKept)) {
      await eventually(20_000, async () => {
        expect({ path, cache: (await visit(path)).headers["x-nextjs-cache"] }).toEqual({
          path,
          cache: "HIT",
        })
      })
    }
  })

  it("names its own address as canonical, whatever Host the visitor claims", async () => {
    for (const { path, html } of pages.filter((page) => page.path !== "/search")) {
      const own = readPage({ html }).querySelector('link[rel="canonical"]')?.getAttribute("href")
      expect({ path, pathname: own && new URL(own).pathname }).toEqual({ path, pathname: path })
    }
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example" }
    for (const { path, html } of pages.slice(0, 20)) {
      const page = await visit(path, { headers: forged })
      expect(page.status).toBe(200)
      expect(page.html).not.toContain("evil.example")
      // What is made for each visit anew arrives in pieces of another size each time.
      if (!ownPages.includes(path)) expect(page.html.length).toBe(html.length)
    }
  })

  it("keeps what the framework alone may say out of a visitor's hands", async () => {
    const sly = { "x-middleware-subrequest": "middleware", "x-nextjs-data": "1" }
    const page = await visit("/shop", { headers: sly })
    expect(page.status).toBe(200)
    expect(readText(readPage(page), "h1")).not.toBeNull()
  })
})
