import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { buildSiteUrl } from "#lib/seo/site-url.ts"
import type { AuditQuery } from "./audit-query.ts"
import { getFindingRule } from "./finding.ts"
import { buildDetail, buildWhy, resolveEditor } from "./finding-detail.ts"
import type { Audit } from "./last-audit.ts"
import { type AuditRow, listAuditRows } from "./list-audit-rows.ts"

const columns = [
  ...(["severity", "kind", "finding", "page", "detail", "subject"] as const),
  ...(["count", "why", "fix", "editor"] as const),
]

/**
 * Builds the table of the findings that match a query: a heading, then one row per page and
 * finding.
 */
export function buildCsvRows(audit: Audit, query: AuditQuery, t: TextsOf<"audit">): string[][] {
  const rows = listAuditRows(audit, query, (code) => t(`codes.${code}.name`))
  return [columns.map((each) => t(`csv.${each}`)), ...rows.flatMap((row) => buildLines(row, t))]
}

function buildLines(row: AuditRow, t: TextsOf<"audit">): string[][] {
  const { code, subject, count, pages } = row
  const { severity, kind } = getFindingRule(code)
  const before = [t(`severities.${severity}`), t(`kinds.${kind}`), t(`codes.${code}.name`)]
  const reasons = [buildWhy(t, code), t(`codes.${code}.fix`)]
  return pages.map((page) => [
    ...before,
    buildSiteUrl(page.path),
    buildDetail(t, row),
    subject,
    String(count),
    ...reasons,
    resolveEditor(code, page.path) ?? "",
  ])
}

/** Spreadsheets read a text that starts with these characters as a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Formats a table as CSV (RFC 4180) with a UTF-8 byte order mark. Prevents formula injection: a
 * text that spreadsheets would read as a formula gets a leading apostrophe.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatField).join(",")}\r\n`).join("")}`
}

function formatField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
