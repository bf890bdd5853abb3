import { describe, expect, it } from "@jest/globals"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import type { Article } from "#lib/content/article.ts"
import { buildBlogFeed } from "./blog-feed.ts"

const settings = {
  name: "Curlew",
  updatedAt: "2026-01-01T00:00:00.000Z",
  organisation: {
    name: "Curlew Print Co.",
    abn: null,
    logo: null,
    darkLogo: null,
    address: "",
    email: "",
    phone: null,
  },
}
const article = (change: Partial<Article> = {}): Article => ({
  id: 1,
  name: "Curing",
  slug: "curing",
  blurb: "How long",
  author: "Robin",
  picture: null,
  title: "",
  metaDescription: "",
  content: '<p>See <a href="/shop">the shop</a>.</p>',
  publishedAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-10-01T00:00:00.000Z",
  ...change,
})

function read(articles: Article[], locale = "en") {
  const xml = buildBlogFeed(settings, { locale, title: "Blog – Curlew", subtitle: "" }, articles)
  expect(XMLValidator.validate(xml)).toBe(true)
  const isArray = (name: string) => name === "entry" || name === "link"
  return new XMLParser({ isArray, ignoreAttributes: false }).parse(xml).feed
}

describe("blog feed", () => {
  it("has an id, a title, an author, its links and the date of the last change", () => {
    expect(read([article()])).toMatchObject({
      id: "http://localhost:3000/feeds/blog.xml",
      title: "Blog – Curlew",
      updated: "2026-11-01T00:00:00.000Z",
      author: { name: "Curlew Print Co." },
      link: [
        { "@_rel": "self", "@_href": "http://localhost:3000/feeds/blog.xml" },
        { "@_rel": "alternate", "@_href": "http://localhost:3000/blog" },
      ],
    })
  })

  it("contains each article in full, with a permanent id", () => {
    expect(read([article()]).entry).toEqual([
      {
        id: "http://localhost:3000/blog/curing",
        title: "Curing",
        link: [
          {
            "@_rel": "alternate",
            "@_type": "text/html",
            "@_href": "http://localhost:3000/blog/curing",
          },
        ],
        published: "2026-11-01T00:00:00.000Z",
        updated: "2026-11-01T00:00:00.000Z",
        author: { name: "Robin" },
        summary: "How long",
        content: {
          "#text": '<p>See <a href="/shop">the shop</a>.</p>',
          "@_type": "html",
          "@_xml:base": "http://localhost:3000/blog/curing",
        },
      },
    ])
  })

  it("has the language and the URLs of its locale", () => {
    const feed = read([article()], "de")
    expect(feed).toMatchObject({
      "@_xml:lang": "de",
      "@_xml:base": "http://localhost:3000/de",
      id: "http://localhost:3000/de/feeds/blog.xml",
    })
    expect(feed.entry[0].id).toBe("http://localhost:3000/de/blog/curing")
  })

  it("is valid without articles", () => {
    expect(read([])).toMatchObject({ updated: "2026-01-01T00:00:00.000Z" })
  })

  it("escapes a name with markup, emoji and control characters", () => {
    const [entry] = read([article({ name: "</title> <b>🎉</b> \u0007 & more" })]).entry
    expect(entry.title).toBe("</title> <b>🎉</b> & more")
  })
})
