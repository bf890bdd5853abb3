import type { AuditPage } from "#lib/seo-tools/audit/audit-page.ts"
import type { Finding } from "#lib/seo-tools/audit/finding.ts"
import { validateSite } from "#lib/seo-tools/audit/site-rules.ts"
import type { FetchedPage } from "#lib/seo-tools/fetch-page.ts"
import type { PageReport } from "#lib/seo-tools/page-report.ts"
import { parsePageHtml } from "#lib/seo-tools/parse-page-html.ts"

export const siteUrl = "https://curlew.example"

/** A title and a description within the length limits of the audit. */
export const goodTitle = "Keepsake Pendant in Silver Resin | Curlew"
export const goodDescription =
  "A small pendant of silver resin that holds what matters to you, printed and polished by hand near Gladstone."
/** Enough words for a page to count as having content. */
export const goodText = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ")

type HtmlParts = {
  path?: string
  lang?: string
  title?: string
  description?: string
  canonical?: string
  head?: string
  body?: string
  text?: string
}

/** Renders the HTML of a page without audit findings, except for the given values. */
export function renderPageHtml(parts: HtmlParts = {}): string {
  const { path = "/page", lang = "en", title = goodTitle, description = goodDescription } = parts
  const { canonical = `${siteUrl}${path}`, head = "", body = "", text = goodText } = parts
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
<meta name="description" content="${description}">
${canonical === "" ? "" : `<link rel="canonical" href="${canonical}">`}${head}</head>
<body><main><h1>Heading</h1><p>${text}</p>${body}</main></body></html>`
}

/** Builds the report of a fetched page from its HTML. */
export function buildReport(html: string, part: Partial<PageReport> = {}): PageReport {
  const { path = "/page" } = part
  const url = part.url ?? `${siteUrl}${path}`
  return {
    ...parsePageHtml(html, url),
    path,
    url,
    chain: [],
    status: 200,
    contentType: "text/html",
    html,
    bytes: Buffer.byteLength(html),
    robotsHeader: "",
    ...part,
  }
}

export function buildFetched(html: string, part: Partial<PageReport> = {}): FetchedPage {
  return { ok: true, value: buildReport(html, part) }
}

/** Builds an audited page without findings, except for the given values. */
export function buildAuditPage(part: Partial<AuditPage> & { path: string }): AuditPage {
  return {
    isListed: true,
    isFound: false,
    problem: null,
    status: 200,
    chain: [],
    isMoved: false,
    isHtml: true,
    isNoindex: false,
    title: `Title of ${part.path}`,
    description: `Description of ${part.path}`,
    canonical: `${siteUrl}${part.path}`,
    hreflang: [],
    links: [],
    ...part,
  }
}

/** Returns the findings of a site of these pages and a home page that links to all listed ones. */
export function findInSite(parts: readonly (Partial<AuditPage> & { path: string })[]): Finding[] {
  const pages = parts.map(buildAuditPage)
  const links = pages.filter(({ isListed }) => isListed).map(({ path }) => path)
  const front = buildAuditPage({ path: "/", links })
  const all = parts.some(({ path }) => path === "/") ? pages : [front, ...pages]
  const site = { pages: new Map(all.map((page) => [page.path, page])), siteUrl }
  return [...validateSite(site)]
}
