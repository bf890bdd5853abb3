import type { AuditQuery, SortKey } from "./audit-query.ts"
import { type FindingCode, getFindingRule, type Severity, severities } from "./finding.ts"
import type { Audit } from "./last-audit.ts"

export type AuditedPage = Audit["pages"][number]

/** Findings of one cause, as a table row. */
export type AuditRow = {
  code: FindingCode
  subject: string
  /** Number of pages that have it. */
  count: number
  pages: readonly AuditedPage[]
  /** HTTP status of the URL in `subject`; null if the subject is no requested URL. */
  status: number | null
}

/** Returns the name of a finding in the reader's language. */
type NameOf = (code: FindingCode) => string

/** Returns the findings that match a query, in its sort order. */
export function listAuditRows(audit: Audit, query: AuditQuery, nameOf: NameOf): AuditRow[] {
  const words = query.text.toLowerCase()
  const statuses = new Map(audit.pages.map(({ path, status }) => [path, status]))
  const rows = audit.groups
    .filter(
      ({ code }) => query.severity === null || getFindingRule(code).severity === query.severity,
    )
    .filter(({ code }) => query.kind === null || getFindingRule(code).kind === query.kind)
    .map((group) => ({
      ...group,
      pages: listPages(audit, group.pages),
      status: statuses.get(group.subject) ?? null,
    }))
    .filter((row) => words === "" || hasWords(row, words, nameOf))
  const sorted = rows.sort(buildOrder(query.sort, nameOf))
  return query.isReversed ? sorted.reverse() : sorted
}

/** Returns the number of findings per severity. */
export function getSeverityCounts(audit: Audit): Record<Severity, number> {
  const counts = { error: 0, warning: 0, hint: 0 }
  for (const { code } of audit.groups) counts[getFindingRule(code).severity] += 1
  return counts
}

function listPages(audit: Audit, indexes: readonly number[]): AuditedPage[] {
  return indexes.flatMap((at) => audit.pages[at] ?? [])
}

function hasWords({ code, subject, pages }: AuditRow, words: string, nameOf: NameOf): boolean {
  const texts = [nameOf(code), subject, ...pages.map(({ path }) => path)]
  return texts.some((text) => text.toLowerCase().includes(words))
}

/**
 * Returns a comparator by the sort key, then by severity, count, name and path, for a stable order.
 */
function buildOrder(sort: SortKey, nameOf: NameOf): (a: AuditRow, b: AuditRow) => number {
  const orders: Record<SortKey, (a: AuditRow, b: AuditRow) => number> = {
    severity: (a, b) => rank(a) - rank(b),
    finding: (a, b) => nameOf(a.code).localeCompare(nameOf(b.code)),
    page: (a, b) => compareTexts(firstPath(a), firstPath(b)),
    count: (a, b) => b.count - a.count,
  }
  const steps = [orders[sort], orders.severity, orders.count, orders.finding, orders.page]
  return (a, b) => {
    for (const step of steps) {
      const difference = step(a, b)
      if (difference !== 0) return difference
    }
    return compareTexts(a.subject, b.subject)
  }
}

const rank = ({ code }: AuditRow) => severities.indexOf(getFindingRule(code).severity)
const firstPath = ({ pages }: AuditRow) => pages[0]?.path ?? ""
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
