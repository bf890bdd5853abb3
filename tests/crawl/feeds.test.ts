import { describe, expect, it } from "@jest/globals"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"
import { parseAtom, parseProductFeed } from "./parse-xml.ts"

const getPath = (url: string) => new URL(url).pathname + new URL(url).search

describe("robots.txt", () => {
  it("allows crawling of every page, so that crawlers read the noindex directives", async () => {
    const { html, headers } = await requestPage("/robots.txt")
    expect(headers["content-type"]).toContain("text/plain")
    const forbidden = [...html.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path)
    expect(forbidden).toContain("/api/")
    const pages = ["/", "/shop", "/search", "/cart", "/checkout", "/login", "/author", "/entering"]
    for (const page of pages) {
      expect(forbidden.filter((path) => path && page.startsWith(path))).toEqual([])
    }
  })
})

describe("the Atom feed of the blog", () => {
  it("is linked from the blog, and each of its entries resolves to a page", async () => {
    for (const path of ["/blog", "/blog/choosing-a-resin"]) {
      const link = parseDocument(await requestPage(path)).querySelector(
        'link[type="application/atom+xml"]',
      )
      expect({ path, href: getPath(link?.getAttribute("href") ?? "") }).toEqual({
        path,
        href: "/feeds/blog.xml",
      })
    }
    const response = await requestPage("/feeds/blog.xml")
    expect(response.headers["content-type"]).toContain("application/atom+xml")
    const { entry, link, id } = parseAtom(response.html)
    expect(link).toContainEqual(expect.objectContaining({ "@_rel": "self", "@_href": id }))
    expect(entry.length).toBeGreaterThan(5)
    for (const article of entry) {
      expect(await requestPage(getPath(article.id))).toMatchObject({ status: 200 })
    }
  })
})

describe("feeds in another language", () => {
  it("contain what is complete in it, with URLs of its pages, and are linked from the blog", async () => {
    const blog = parseDocument(await requestPage("/de/blog"))
    const link = blog.querySelector('link[type="application/atom+xml"]')?.getAttribute("href") ?? ""
    expect(getPath(link)).toBe("/de/feeds/blog.xml")
    const { html } = await requestPage("/de/feeds/blog.xml")
    const { entry } = parseAtom(html)
    expect(entry.length).toBeGreaterThan(3)
    expect(html).toContain('xml:lang="de"')
    const items = parseProductFeed((await requestPage("/de/feeds/products.xml")).html)
    expect(items.length).toBeGreaterThan(50)
    const urls = [...entry.map(({ id }) => id), ...items.map((item) => item["g:link"])]
    expect(urls.filter((url) => !getPath(url).startsWith("/de/"))).toEqual([])
    const [item] = items
    const page = await requestPage(getPath(item?.["g:link"] ?? ""))
    expect(
      parseDocument(page).querySelector('link[rel="canonical"]')?.getAttribute("href"),
    ).toMatch(/\/de\/product\//)
  })

  it("do not exist without content in it", async () => {
    expect((await requestPage("/fr/feeds/blog.xml")).status).toBe(404)
    expect(parseProductFeed((await requestPage("/fr/feeds/products.xml")).html)).toEqual([])
  })
})

describe("the product feed for merchant centres", () => {
  it("has for each item a page with the same price and an image that exists", async () => {
    const response = await requestPage("/feeds/products.xml")
    expect(response.status).toBe(200)
    const items = parseProductFeed(response.html)
    const ids = items.map((item) => item["g:id"])
    expect(new Set(ids).size).toBe(ids.length)
    expect(items.length).toBeGreaterThan(50)
    const single = items.filter((item) => !item["g:link"].includes("?"))
    for (const item of single.slice(0, 12)) {
      const page = await requestPage(getPath(item["g:link"]))
      expect(page.status).toBe(200)
      const shown = Number(item["g:price"].replace(" AUD", "")).toFixed(2)
      expect(page.html.replaceAll(",", "")).toContain(`$${shown}`)
    }
    const pictures = [...new Set(items.map((item) => getPath(item["g:image_link"])))].slice(0, 5)
    for (const path of pictures) expect((await requestPage(path)).status).toBe(200)
  })
})
