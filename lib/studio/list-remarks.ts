import { type FindingCode, type FindingKind, getRule, type Severity } from "./audit/finding.ts"
import { checkPage } from "./audit/page-rules.ts"
import { isNoindex } from "./is-noindex.ts"
import { checkOutline } from "./outline.ts"
import type { PageReport } from "./page-report.ts"
import { parseShopPath } from "./shop-path.ts"

/** Sections of the report of a page, in display order. */
export const studioSections = [
  "texts",
  "cards",
  "outline",
  "address",
  "links",
  "pictures",
  "data",
  "words",
] as const
export type StudioSection = (typeof studioSections)[number]

/** Issues of a single page that the audit of the whole site does not check. */
export const studioRules = {
  page_absent: { severity: "fault", section: "address" },
  page_broken: { severity: "fault", section: "address" },
  page_not_html: { severity: "fault", section: "address" },
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
} as const satisfies Record<string, { severity: Severity; section: StudioSection }>
export type StudioCode = keyof typeof studioRules

/** An issue of the page, and the report section that shows it. */
export type StudioRemark = {
  severity: Severity
  section: StudioSection
  /** What it refers to: a number, a URL, a text; "" if the code is enough. */
  subject: string
} & ({ from: "studio"; code: StudioCode } | { from: "audit"; code: FindingCode })

const sectionsOfKinds: Record<FindingKind, StudioSection> = {
  answer: "address",
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
const order: Record<Severity, number> = { fault: 0, warning: 1, hint: 2 }

type RemarkPlace = {
  siteUrl: string
  nowMs: number
  /** True for a preview, which is always `noindex`, whatever its page requests. */
  isPreview: boolean
}

/** Returns all issues of a fetched page, the most severe ones first. */
export function listRemarks(
  page: PageReport,
  { siteUrl, nowMs, isPreview }: RemarkPlace,
): StudioRemark[] {
  const isShown = page.status === 200 && page.html !== ""
  const remarks = [
    ...listAnswerRemarks(page),
    ...(isShown ? [...listHeadRemarks(page, siteUrl), ...listOutlineRemarks(page)] : []),
    ...(isShown ? listAuditRemarks(page, nowMs) : []),
  ]
  const shown = remarks.filter(({ code }) => !(isPreview && code === "page_noindex"))
  return shown.sort((a, b) => order[a.severity] - order[b.severity])
}

function listAnswerRemarks(page: PageReport): StudioRemark[] {
  const { status, html, chain, url } = page
  const { pathname } = new URL(url)
  const isAbsent = status === 404 || status === 410
  return [
    ...(isAbsent ? [say("page_absent", String(status))] : []),
    ...(!isAbsent && (status < 200 || status >= 400) ? [say("page_broken", String(status))] : []),
    ...(status === 200 && html === "" ? [say("page_not_html", page.contentType)] : []),
    ...(chain.length === 1 ? [say("page_moved", pathname)] : []),
    ...(chain.length > 1 ? [say("page_chained", String(chain.length))] : []),
  ]
}

function listHeadRemarks(page: PageReport, siteUrl: string): StudioRemark[] {
  const { head, robotsHeader } = page
  const picture = head.og["og:image"] ?? head.twitter["twitter:image"] ?? ""
  const hasMarkup = (text: string | null) => /<\/?[a-z][^>]*>/i.test(text ?? "")
  return [
    ...(isNoindex(head.robots, robotsHeader) ? [say("page_noindex")] : []),
    ...(head.lang ? [] : [say("language_missing")]),
    ...(hasMarkup(head.title) ? [say("title_markup")] : []),
    ...(hasMarkup(head.description) ? [say("description_markup")] : []),
    ...(head.og["og:title"] ? [] : [say("card_title_missing")]),
    ...(picture === "" ? [say("card_picture_missing")] : []),
    ...(picture !== "" && parseShopPath(picture, siteUrl) === null
      ? [say("card_picture_elsewhere", picture.slice(0, 300))]
      : []),
    ...listCanonicalRemarks(page, siteUrl),
  ]
}

function listCanonicalRemarks({ head, url }: PageReport, siteUrl: string): StudioRemark[] {
  if (head.canonical === null) return [fromAudit("canonical_missing", "")]
  const target = parseShopPath(head.canonical, siteUrl)
  if (target === null) return [fromAudit("canonical_host", head.canonical.slice(0, 300))]
  const own = parseShopPath(url, siteUrl)?.split("?")[0]
  return target.split("?")[0] === own ? [] : [fromAudit("canonical_elsewhere", target)]
}

function listOutlineRemarks({ headings }: PageReport): StudioRemark[] {
  const { lines } = checkOutline(headings)
  const skipped = lines.find(({ problem }) => problem === "skipped")
  const isEmpty = lines.some(({ problem }) => problem === "empty")
  return [
    ...(skipped ? [say("outline_skipped", skipped.text.slice(0, 100))] : []),
    ...(isEmpty ? [say("outline_empty")] : []),
  ]
}

/**
 * Returns the findings of the audit rules. Recommendations for a rich result are shown with that
 * result.
 */
function listAuditRemarks(page: PageReport, nowMs: number): StudioRemark[] {
  return checkPage(page, nowMs)
    .filter(({ code }) => code !== "data_bare")
    .map(({ code, subject }) => fromAudit(code, subject))
}

function say(code: StudioCode, subject = ""): StudioRemark {
  return { from: "studio", code, subject, ...studioRules[code] }
}

function fromAudit(code: FindingCode, subject: string): StudioRemark {
  const { severity, kind } = getRule(code)
  return { from: "audit", code, subject, severity, section: sectionsOfKinds[kind] }
}
