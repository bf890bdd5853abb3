import { getTranslations } from "next-intl/server"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { type AuditQuery, parseAuditQuery } from "#lib/seo-tools/audit/audit-query.ts"
import type { Severity } from "#lib/seo-tools/audit/finding.ts"
import { getLastAudit } from "#lib/seo-tools/audit/last-audit.ts"
import {
  type AuditRow,
  getSeverityCounts,
  listAuditRows,
} from "#lib/seo-tools/audit/list-audit-rows.ts"

/** Rows per page of the table. */
const pageSize = 25

export type AuditSummary = {
  finishedAt: string
  seconds: number
  pageCount: number
  isCut: boolean
  /** Language of the pages that were read. */
  locale: Locale
  counts: Record<Severity, number>
}

export type AuditTable = {
  /** Number of findings that match the filter. */
  count: number
  rows: readonly AuditRow[]
  page: number
  pageCount: number
}

export type AuditData = {
  query: AuditQuery
  /** Why the audit that was started without JavaScript has no result. */
  failed: "addresses" | "broken" | null
  /** Null before the first audit. */
  result: { summary: AuditSummary; table: AuditTable } | null
}

/** Returns the last audit, filtered and sorted by the page's query parameters. */
export async function getAuditData(
  params: Readonly<Record<string, string | string[] | undefined>>,
  locale: string,
): Promise<AuditData> {
  const query = parseAuditQuery(params)
  const { failed } = params
  const reason = failed === "addresses" || failed === "broken" ? failed : null
  const audit = await getLastAudit()
  if (audit === null) return { query, failed: reason, result: null }
  const t = await getTranslations({ locale, namespace: "audit" })
  const matches = listAuditRows(audit, query, (code) => t(`codes.${code}.name`))
  const pageCount = Math.max(1, Math.ceil(matches.length / pageSize))
  const page = Math.min(query.page, pageCount)
  const rows = matches.slice((page - 1) * pageSize, page * pageSize)
  const summary = {
    finishedAt: audit.finishedAt,
    seconds: Math.max(
      1,
      Math.round((Date.parse(audit.finishedAt) - Date.parse(audit.startedAt)) / 1000),
    ),
    pageCount: audit.pages.length,
    isCut: audit.isCut,
    locale: audit.locale ?? defaultLocale,
    counts: getSeverityCounts(audit),
  }
  return {
    query,
    failed: reason,
    result: { summary, table: { count: matches.length, rows, page, pageCount } },
  }
}
