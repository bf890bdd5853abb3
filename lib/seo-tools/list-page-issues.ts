import {
  type FindingCode,
  type FindingKind,
  getFindingRule,
  type Severity,
} from "./audit/finding.ts"
import { validatePage } from "./audit/page-rules.ts"
import { isNoindex, type PageReport } from "./page-report.ts"
import { parseShopPath } from "./shop-path.ts"
import { validateOutline } from "./validate-outline.ts"

/** Sections of the report of a page, in display order. */
export const reportSections = [
  "texts",
  "cards",
  "outline",
  "address",
  "links",
  "pictures",
  "data",
  "words",
] as const
export type ReportSection = (typeof reportSections)[number]

/** Issues of a single page that the audit of the whole site does not check. */
export const pageIssueRules = {
  page_absent: { severity: "error", section: "address" },
  page_broken: { severity: "error", section: "address" },
  page_not_html: { severity: "error", section: "address" },
  page_moved: { severity: "hint", section: "address" },
  page_chained: { severity: "warning", section: "address" },
  page_noindex: { severity: "hint", section: "address" },
  language_missing: { severity: "warning", section: "address" },
  title_markup: { severity: "warning", section: "texts" },
  description_markup: { severity: "warning", section: "texts" },
  card_title_missing: { severity: "hint", section: "cards" },
  card_picture_missing: { severity: "warning", section: "cards" },
  card_picture_elsewhere: { severity: "warning", section: "cards" },
  outline_skipped: { severity: "warning", section: "outline" },
  outline_empty: { severity: "warning", section: "outline" },
} as const satisfies Record<string, { severity: Severity; section: ReportSection }>
export type PageIssueCode = keyof typeof pageIssueRules

/** An issue of the page, and the report section that shows it. */
export type PageIssue = {
  severity: Severity
  section: ReportSection
  /** What it refers to: a number, a URL, a text; "" if the code is enough. */
  subject: string
} & ({ from: "studio"; code: PageIssueCode } | { from: "audit"; code: FindingCode })

const sectionsOfKinds: Record<FindingKind, ReportSection> = {
  response: "address",
  links: "links",
  canonical: "address",
  indexing: "address",
  title: "texts",
  description: "texts",
  headings: "outline",
  content: "words",
  images: "pictures",
  weight: "words",
  structuredData: "data",
  languages: "address",
}
const order: Record<Severity, number> = { error: 0, warning: 1, hint: 2 }

type IssueContext = {
  siteUrl: string
  nowMs: number
  /** True for a preview, which is always `noindex`, whatever its page requests. */
  isPreview: boolean
}

/** Returns all issues of a fetched page, the most severe ones first. */
export function listPageIssues(
  page: PageReport,
  { siteUrl, nowMs, isPreview }: IssueContext,
): PageIssue[] {
  const isShown = page.status === 200 && page.html !== ""
  const issues = [
    ...listResponseIssues(page),
    ...(isShown ? [...listHeadIssues(page, siteUrl), ...listOutlineIssues(page)] : []),
    ...(isShown ? listAuditIssues(page, nowMs) : []),
  ]
  const shown = issues.filter(({ code }) => !(isPreview && code === "page_noindex"))
  return shown.sort((a, b) => order[a.severity] - order[b.severity])
}

function listResponseIssues(page: PageReport): PageIssue[] {
  const { status, html, chain, url } = page
  const { pathname } = new URL(url)
  const isAbsent = status === 404 || status === 410
  return [
    ...(isAbsent ? [buildIssue("page_absent", String(status))] : []),
    ...(!isAbsent && (status < 200 || status >= 400)
      ? [buildIssue("page_broken", String(status))]
      : []),
    ...(status === 200 && html === "" ? [buildIssue("page_not_html", page.contentType)] : []),
    ...(chain.length === 1 ? [buildIssue("page_moved", pathname)] : []),
    ...(chain.length > 1 ? [buildIssue("page_chained", String(chain.length))] : []),
  ]
}

function listHeadIssues(page: PageReport, siteUrl: string): PageIssue[] {
  const { head, robotsHeader } = page
  const image = head.og["og:image"] ?? head.twitter["twitter:image"] ?? ""
  const hasMarkup = (text: string | null) => /<\/?[a-z][^>]*>/i.test(text ?? "")
  return [
    ...(isNoindex(head.robots, robotsHeader) ? [buildIssue("page_noindex")] : []),
    ...(head.lang ? [] : [buildIssue("language_missing")]),
    ...(hasMarkup(head.title) ? [buildIssue("title_markup")] : []),
    ...(hasMarkup(head.description) ? [buildIssue("description_markup")] : []),
    ...(head.og["og:title"] ? [] : [buildIssue("card_title_missing")]),
    ...(image === "" ? [buildIssue("card_picture_missing")] : []),
    ...(image !== "" && parseShopPath(image, siteUrl) === null
      ? [buildIssue("card_picture_elsewhere", image.slice(0, 300))]
      : []),
    ...listCanonicalIssues(page, siteUrl),
  ]
}

function listCanonicalIssues({ head, url }: PageReport, siteUrl: string): PageIssue[] {
  if (head.canonical === null) return [buildAuditIssue("canonical_missing", "")]
  const target = parseShopPath(head.canonical, siteUrl)
  if (target === null) return [buildAuditIssue("canonical_host", head.canonical.slice(0, 300))]
  const selfPath = parseShopPath(url, siteUrl)?.split("?")[0]
  return target.split("?")[0] === selfPath ? [] : [buildAuditIssue("canonical_elsewhere", target)]
}

function listOutlineIssues({ headings }: PageReport): PageIssue[] {
  const { lines } = validateOutline(headings)
  const skipped = lines.find(({ problem }) => problem === "skipped")
  const isEmpty = lines.some(({ problem }) => problem === "empty")
  return [
    ...(skipped ? [buildIssue("outline_skipped", skipped.text.slice(0, 100))] : []),
    ...(isEmpty ? [buildIssue("outline_empty")] : []),
  ]
}

/**
 * Returns the findings of the audit rules. Recommendations for a rich result are shown with that
 * result.
 */
function listAuditIssues(page: PageReport, nowMs: number): PageIssue[] {
  return validatePage(page, nowMs)
    .filter(({ code }) => code !== "data_bare")
    .map(({ code, subject }) => buildAuditIssue(code, subject))
}

function buildIssue(code: PageIssueCode, subject = ""): PageIssue {
  return { from: "studio", code, subject, ...pageIssueRules[code] }
}

function buildAuditIssue(code: FindingCode, subject: string): PageIssue {
  const { severity, kind } = getFindingRule(code)
  return { from: "audit", code, subject, severity, section: sectionsOfKinds[kind] }
}
