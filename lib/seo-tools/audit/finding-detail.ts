import type { Messages } from "#lib/i18n/load-messages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { buildEditorUrl, resolvePageRecord } from "../editor-url.ts"
import { type FindingCode, getFindingRule } from "./finding.ts"
import type { AuditRow } from "./list-audit-rows.ts"
import { maxHtmlBytes, minWords, textLimits } from "./page-rules.ts"

type Texts = TextsOf<"audit">
type Codes = Messages["audit"]["codes"]
type DetailInput = Pick<AuditRow, "code" | "subject" | "status">

/** Findings whose names need no detail. */
const plain = [
  ...(["orphan", "canonical_missing", "noindex_listed", "unlisted"] as const),
  ...(["title_missing", "description_missing", "h1_missing", "language_unpublished"] as const),
] satisfies readonly FindingCode[]
type DetailedCode = Exclude<keyof Codes, (typeof plain)[number]>

const problems = [
  ...(["rejected", "timeout", "unreachable", "too_large", "unreadable"] as const),
] satisfies readonly (keyof Messages["audit"]["problems"])[]

const results = [
  ...(["productSnippet", "merchantListing", "productVariants", "reviewSnippet"] as const),
  ...(["breadcrumb", "article", "faq", "organisation", "localBusiness", "video"] as const),
  ...(["imageMetadata", "siteName", "searchbox", "event", "carousel"] as const),
] satisfies readonly (keyof Messages["audit"]["results"])[]

/** Returns a message with the exact detail of a finding; "" if its name needs none. */
export function buildDetail(t: Texts, { code, subject, status }: DetailInput): string {
  if (!isDetailed(code)) return ""
  const [result = "", ...property] = subject.split(" ")
  return t(`codes.${code}.detail`, {
    subject: buildSubject(t, code, subject),
    limit: getLimit(code),
    status: status ?? 0,
    result: nameResult(t, result),
    property: property.join(" "),
  })
}

/** Returns the message why a finding matters. */
export function buildWhy(t: Texts, code: FindingCode): string {
  return t(`codes.${code}.why`, { limit: getLimit(code) })
}

function isDetailed(code: FindingCode): code is DetailedCode {
  return !plain.some((each) => each === code)
}

function buildSubject(t: Texts, code: FindingCode, subject: string): string {
  if (code === "page_heavy") return String(Math.round(Number(subject) / 1024))
  if (code !== "page_unavailable") return subject
  const problem = problems.find((each) => each === subject)
  return problem ? t(`problems.${problem}`) : t("problems.status", { status: subject })
}

function nameResult(t: Texts, id: string): string {
  const result = results.find((each) => each === id)
  return result ? t(`results.${result}`) : id
}

function getLimit(code: FindingCode): number {
  const [text, side] = code.split("_")
  if (text === "title" || text === "description") {
    return side === "short" ? textLimits[text].minPx : textLimits[text].maxPx
  }
  if (code === "thin") return minWords
  return code === "page_heavy" ? Math.round(maxHtmlBytes / 1024) : 0
}

/** Findings that are fixed in the list of redirects, not on the page that has them. */
const redirects: readonly FindingCode[] = ["address_moved", "redirect_chain", "redirect_endless"]

/**
 * Returns the editor URL where a finding of a page is fixed: its record, else the list of search
 * texts or of redirects. Null if no editor is configured.
 */
export function resolveEditor(code: FindingCode, path: string): string | null {
  if (redirects.includes(code)) return buildEditorUrl("redirect")
  const record = resolvePageRecord(path)
  if (getFindingRule(code).kind === "canonical" || record === null) return buildEditorUrl("sitemap")
  return buildEditorUrl(record.kind, record.slug)
}
