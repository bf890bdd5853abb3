export const severities = ["error", "warning", "hint"] as const
export type Severity = (typeof severities)[number]

/** Subjects of findings, in display order. */
export const findingKinds = [
  "response",
  "links",
  "canonical",
  "indexing",
  "title",
  "description",
  "headings",
  "content",
  "images",
  "weight",
  "structuredData",
  "languages",
] as const
export type FindingKind = (typeof findingKinds)[number]

type FindingRule = {
  severity: Severity
  kind: FindingKind
  /** Findings with the same subject have one cause, and are fixed together. */
  isShared?: true
}

/** All findings. Their names, reasons and fixes are in the message catalogue. */
export const findingRules = {
  page_unavailable: { severity: "error", kind: "response" },
  address_moved: { severity: "error", kind: "response" },
  link_broken: { severity: "error", kind: "links", isShared: true },
  link_moved: { severity: "warning", kind: "links", isShared: true },
  redirect_chain: { severity: "warning", kind: "links", isShared: true },
  redirect_endless: { severity: "error", kind: "links", isShared: true },
  orphan: { severity: "warning", kind: "links" },
  canonical_missing: { severity: "warning", kind: "canonical" },
  canonical_elsewhere: { severity: "warning", kind: "canonical" },
  canonical_host: { severity: "error", kind: "canonical", isShared: true },
  canonical_scheme: { severity: "error", kind: "canonical" },
  canonical_broken: { severity: "error", kind: "canonical", isShared: true },
  canonical_moved: { severity: "error", kind: "canonical", isShared: true },
  canonical_noindex: { severity: "error", kind: "canonical", isShared: true },
  noindex_listed: { severity: "error", kind: "indexing" },
  unlisted: { severity: "hint", kind: "indexing" },
  title_missing: { severity: "error", kind: "title" },
  title_duplicate: { severity: "warning", kind: "title", isShared: true },
  title_long: { severity: "hint", kind: "title" },
  title_short: { severity: "hint", kind: "title" },
  description_missing: { severity: "warning", kind: "description" },
  description_duplicate: { severity: "warning", kind: "description", isShared: true },
  description_long: { severity: "hint", kind: "description" },
  description_short: { severity: "hint", kind: "description" },
  h1_missing: { severity: "warning", kind: "headings" },
  h1_many: { severity: "warning", kind: "headings" },
  thin: { severity: "hint", kind: "content" },
  image_without_alt: { severity: "warning", kind: "images", isShared: true },
  page_heavy: { severity: "warning", kind: "weight" },
  data_unreadable: { severity: "error", kind: "structuredData" },
  data_incomplete: { severity: "error", kind: "structuredData", isShared: true },
  data_doubtful: { severity: "warning", kind: "structuredData", isShared: true },
  data_bare: { severity: "hint", kind: "structuredData", isShared: true },
  hreflang_not_returned: { severity: "warning", kind: "languages" },
  hreflang_broken: { severity: "error", kind: "languages", isShared: true },
} as const satisfies Record<string, FindingRule>

export type FindingCode = keyof typeof findingRules
export const findingCodes = Object.keys(findingRules).filter(isFindingCode)

/** A problem of a page that should be fixed. */
export type Finding = {
  code: FindingCode
  /** Path of the page that has it. */
  path: string
  /** What it refers to: a URL, a text, a size; "" if the path is enough. */
  subject: string
}

export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(findingRules, text)
}

export function getFindingRule(code: FindingCode): FindingRule {
  return findingRules[code]
}
