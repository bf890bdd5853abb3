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
const findingRules = {
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
  language_mixed: { severity: "warning", kind: "languages" },
  language_unpublished: { severity: "hint", kind: "languages" },
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

/** Findings with one cause: a shared subject, or a single page. */
export type FindingGroup = {
  code: FindingCode
  subject: string
  /** Number of pages that have it. */
  count: number
  /** The first thousand of these pages. */
  paths: string[]
}

const maxGroups = 20_000
const maxPaths = 1_000

/** Groups findings by cause, in the order in which their causes first occur. */
export class FindingGroups {
  /** Whether there were more causes than the maximum. */
  isCut = false
  readonly #groups = new Map<string, FindingGroup & { last: string }>()

  /**
   * Adds a finding and returns whether it is the first of its cause. Repetitions by one page count
   * once if they directly follow each other.
   */
  add({ code, path, subject }: Finding): boolean {
    const key = JSON.stringify([code, subject, getFindingRule(code).isShared ? "" : path])
    const known = this.#groups.get(key)
    if (known?.last === path) return false
    if (known === undefined && this.#groups.size >= maxGroups) {
      this.isCut = true
      return false
    }
    const group = known ?? { code, subject, count: 0, paths: [], last: "" }
    group.count += 1
    group.last = path
    if (group.paths.length < maxPaths) group.paths.push(path)
    this.#groups.set(key, group)
    return known === undefined
  }

  list(): FindingGroup[] {
    return [...this.#groups.values()].map(({ last: _, ...group }) => group)
  }
}
