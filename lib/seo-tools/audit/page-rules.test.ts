import { describe, expect, it } from "@jest/globals"
import { buildReport, renderPageHtml, siteUrl } from "#tests/support/audited-site.ts"
import type { PageReport } from "../page-report.ts"
import { validatePage } from "./page-rules.ts"

const nowMs = Date.parse("2026-11-21T00:00:00Z")
const find = (html: string, part: Partial<PageReport> = {}) =>
  validatePage(buildReport(html, part), nowMs).map(({ code, subject }) => [code, subject])

describe("single page", () => {
  it("has no findings if its texts fit", () => {
    expect(find(renderPageHtml())).toEqual([])
  })

  it("requires a title and a description", () => {
    expect(find(renderPageHtml({ title: "", description: "" }))).toEqual([
      ["title_missing", ""],
      ["description_missing", ""],
    ])
  })

  it("limits title and description by their width in search results, not by their length", () => {
    expect(find(renderPageHtml({ title: "m".repeat(35) }))).toEqual([["title_long", "583"]])
    expect(find(renderPageHtml({ title: "i".repeat(60) }))).toEqual([])
    expect(find(renderPageHtml({ title: "Vase" }))).toEqual([["title_short", "46"]])
    expect(find(renderPageHtml({ description: "word ".repeat(60) }))).toMatchObject([
      ["description_long", expect.any(String)],
    ])
    expect(find(renderPageHtml({ description: "A vase." }))).toMatchObject([
      ["description_short", expect.any(String)],
    ])
  })

  it.each([
    ["</title><script>alert(1)</script>"],
    ["🎁".repeat(5_000)],
    ["مزهرية ".repeat(2_000)],
    ["x".repeat(10_000)],
  ])("accepts any title: %#", (title) => {
    expect(() => find(renderPageHtml({ title }))).not.toThrow()
  })

  it("requires exactly one first-level heading", () => {
    expect(find(renderPageHtml().replaceAll("h1", "h2"))).toEqual([["h1_missing", ""]])
    expect(find(renderPageHtml({ body: "<h1>Two</h1><h1>Three</h1>" }))).toEqual([["h1_many", "3"]])
  })

  it("requires enough text outside the menu", () => {
    const menu = `<nav>${"menu ".repeat(100)}</nav>`
    expect(find(renderPageHtml({ text: "Four words are few.", body: menu }))).toEqual([
      ["thin", "5"],
    ])
  })

  it("requires an alternative text for every image, reported once per image", () => {
    const body = '<img src="/a.webp"><img src="/a.webp"><img src="/b.webp" alt="">'
    expect(find(renderPageHtml({ body }))).toEqual([
      ["image_without_alt", "https://curlew.example/a.webp"],
    ])
  })

  it("limits the HTML to 500 kB", () => {
    expect(find(renderPageHtml(), { bytes: 500 * 1024 })).toEqual([])
    expect(find(renderPageHtml(), { bytes: 500 * 1024 + 1 })).toEqual([["page_heavy", "512001"]])
  })

  it("requires structured data that can be parsed", () => {
    const head = '<script type="application/ld+json">{"@context":</script>'
    expect(find(renderPageHtml({ head }))).toMatchObject([
      ["data_unreadable", expect.stringMatching(/JSON/)],
    ])
  })

  it("requires the structured data properties that Google requires", () => {
    const data = { "@context": "https://schema.org", "@type": "Product", name: "Vase" }
    const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    const codes = find(renderPageHtml({ head })).map(([code]) => code)
    expect(codes).toContain("data_incomplete")
  })

  describe("in another language than the source", () => {
    const german = (canonical: string, body = "") => {
      const html = renderPageHtml({ lang: "de", canonical: `${siteUrl}${canonical}`, body })
      return find(html, { path: "/de/page" })
    }
    const english = '<p lang="en">Sold by the metre</p><p lang="en">Blue</p>'

    it("reports the first text that is not translated, if search engines are to list it", () => {
      expect(german("/de/page")).toEqual([])
      expect(german("/de/page", english)).toEqual([["language_mixed", "Sold by the metre"]])
      const other =
        '<nav lang="en">Menu</nav><p lang="en-AU">Lovely!</p><p lang="en">24 × 3</p><blockquote><p lang="en">So kind!</p></blockquote>'
      expect(german("/de/page", other.replace("<nav", "</main><nav"))).toEqual([])
    })

    it("reports that it is translated, if the canonical URL is the page in the source language", () => {
      expect(german("/page")).toEqual([["language_unpublished", ""]])
      expect(german("/page", english)).toEqual([])
      expect(german("/other")).toEqual([])
    })
  })
})
