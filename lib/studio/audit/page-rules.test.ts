import { describe, expect, it } from "@jest/globals"
import { buildReport, writeHtml } from "#tests/support/audited-site.ts"
import type { PageReport } from "../page-report.ts"
import { checkPage } from "./page-rules.ts"

const nowMs = Date.parse("2026-11-21T00:00:00Z")
const find = (html: string, part: Partial<PageReport> = {}) =>
  checkPage(buildReport(html, part), nowMs).map(({ code, subject }) => [code, subject])

describe("a page by itself", () => {
  it("has nothing to mend when its texts fit", () => {
    expect(find(writeHtml())).toEqual([])
  })

  it("needs a title and a description", () => {
    expect(find(writeHtml({ title: "", description: "" }))).toEqual([
      ["title_missing", ""],
      ["description_missing", ""],
    ])
  })

  it("has texts that fit where search results show them, by their width and not their length", () => {
    expect(find(writeHtml({ title: "m".repeat(35) }))).toEqual([["title_long", "583"]])
    expect(find(writeHtml({ title: "i".repeat(60) }))).toEqual([])
    expect(find(writeHtml({ title: "Vase" }))).toEqual([["title_short", "46"]])
    expect(find(writeHtml({ description: "word ".repeat(60) }))).toMatchObject([
      ["description_long", expect.any(String)],
    ])
    expect(find(writeHtml({ description: "A vase." }))).toMatchObject([
      ["description_short", expect.any(String)],
    ])
  })

  it.each([
    ["</title><script>alert(1)</script>"],
    ["🎁".repeat(5_000)],
    ["مزهرية ".repeat(2_000)],
    ["x".repeat(10_000)],
  ])("may have any title: %#", (title) => {
    expect(() => find(writeHtml({ title }))).not.toThrow()
  })

  it("has one heading of the first level", () => {
    expect(find(writeHtml().replaceAll("h1", "h2"))).toEqual([["h1_missing", ""]])
    expect(find(writeHtml({ body: "<h1>Two</h1><h1>Three</h1>" }))).toEqual([["h1_many", "3"]])
  })

  it("says something of its own, whatever its menu says", () => {
    const menu = `<nav>${"menu ".repeat(100)}</nav>`
    expect(find(writeHtml({ text: "Four words are few.", body: menu }))).toEqual([["thin", "5"]])
  })

  it("describes each of its pictures, once for each picture", () => {
    const body = '<img src="/a.webp"><img src="/a.webp"><img src="/b.webp" alt="">'
    expect(find(writeHtml({ body }))).toEqual([
      ["image_without_alt", "https://curlew.example/a.webp"],
    ])
  })

  it("is no heavier than 500 kB", () => {
    expect(find(writeHtml(), { bytes: 500 * 1024 })).toEqual([])
    expect(find(writeHtml(), { bytes: 500 * 1024 + 1 })).toEqual([["page_heavy", "512001"]])
  })

  it("has structured data that can be read", () => {
    const head = '<script type="application/ld+json">{"@context":</script>'
    expect(find(writeHtml({ head }))).toMatchObject([
      ["data_unreadable", expect.stringMatching(/JSON/)],
    ])
  })

  it("has structured data with what Google asks for", () => {
    const data = { "@context": "https://schema.org", "@type": "Product", name: "Vase" }
    const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    const codes = find(writeHtml({ head })).map(([code]) => code)
    expect(codes).toContain("data_incomplete")
  })
})
