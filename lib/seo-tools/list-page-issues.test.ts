import { listPageIssues } from "./list-page-issues.ts"
import type { PageReport } from "./page-report.ts"
import { parsePageHtml } from "./parse-page-html.ts"

const siteUrl = "https://curlew.example"
const url = `${siteUrl}/shop/resin`
const texts = {
  title: "UV resin for every printer | Curlew Print Co.",
  description:
    "Standard, tough and water-washable resin that we print with ourselves, sent from our workshop near Gladstone, Queensland.",
}

function read({ body = "", ...facts }: Partial<PageReport> & { body?: string }): PageReport {
  const html = `<html lang="en"><head><title>${texts.title}</title>
    <meta name="description" content="${texts.description}">
    <meta property="og:title" content="UV resin"><meta property="og:image" content="${siteUrl}/card.jpeg">
    <link rel="canonical" href="${url}"></head>
    <body><main>${body || `<h1>Resin</h1><p>${"resin for printing ".repeat(30)}</p>`}</main></body></html>`
  return {
    ...parsePageHtml(html, url),
    path: "/shop/resin",
    url,
    chain: [],
    status: 200,
    contentType: "text/html",
    bytes: html.length,
    html,
    robotsHeader: "",
    ...facts,
  }
}

const context = { siteUrl, nowMs: 0, isPreview: false }
const listCodes = (page: PageReport) => listPageIssues(page, context).map(({ code }) => code)

describe("issues of a page", () => {
  it("has none for a flawless page", () => {
    expect(listCodes(read({}))).toEqual([])
  })

  it("reports a missing page, and nothing about the content of its error page", () => {
    expect(listCodes(read({ status: 404, body: "<p>Not found" }))).toEqual(["page_absent"])
    expect(listCodes(read({ status: 503 }))).toEqual(["page_broken"])
  })

  it("reports the redirects to a page", () => {
    const hop = { status: 308, location: "/shop/resin" }
    expect(listCodes(read({ chain: [hop] }))).toEqual(["page_moved"])
    expect(listCodes(read({ chain: [hop, hop] }))).toEqual(["page_chained"])
  })

  it("reports a file in place of a page", () => {
    const page = read({ html: "", contentType: "image/webp" })
    expect(listCodes(page)).toEqual(["page_not_html"])
  })

  it("reports noindex of the head or the header, but not for previews", () => {
    const page = read({ robotsHeader: "noindex" })
    expect(listCodes(page)).toEqual(["page_noindex"])
    expect(listPageIssues(page, { ...context, isPreview: true })).toEqual([])
  })

  it("sorts by severity", () => {
    const page = read({ body: "<h1></h1><h3>Cups</h3>", chain: [{ status: 308, location: "/" }] })
    const severities = listPageIssues(page, context).map(({ severity }) => severity)
    const ranks = severities.map((severity) => ["error", "warning", "hint"].indexOf(severity))
    expect(ranks).toEqual([...ranks].sort())
    expect(listCodes(page)).toEqual(["outline_skipped", "outline_empty", "page_moved", "thin"])
  })

  it("reports another canonical URL, on this shop or elsewhere, or none", () => {
    const withCanonical = (canonical: string | null) => {
      const page = read({})
      return listCodes({ ...page, head: { ...page.head, canonical } })
    }
    expect(withCanonical(`${siteUrl}/shop/resin`)).toEqual([])
    expect(withCanonical(`${siteUrl}/shop`)).toEqual(["canonical_elsewhere"])
    expect(withCanonical("https://other.example/")).toEqual(["canonical_host"])
    expect(withCanonical(null)).toEqual(["canonical_missing"])
  })

  it("reports markup in texts and a social card without title or image", () => {
    const page = read({})
    const head = {
      ...page.head,
      title: `${texts.title}</title><script>`,
      description: "<p><br></p>",
      og: {},
    }
    expect(listCodes({ ...page, head })).toEqual(
      expect.arrayContaining([
        "title_markup",
        "description_markup",
        "card_picture_missing",
        "card_title_missing",
      ]),
    )
  })
})
