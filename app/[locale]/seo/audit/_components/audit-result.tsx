import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { Pagination } from "#components/ui/pagination.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import {
  type AuditQuery,
  auditPath,
  buildAuditSearch,
  csvPath,
  type SortKey,
} from "#lib/seo-tools/audit/audit-query.ts"
import { severities } from "#lib/seo-tools/audit/finding.ts"
import type { AuditRow } from "#lib/seo-tools/audit/list-audit-rows.ts"
import type { AuditSummary, AuditTable } from "../page-data.ts"
import { AuditFilter } from "./audit-filter.tsx"
import { FindingRow, SeverityLabel } from "./finding-row.tsx"

type AuditResultProps = {
  summary: AuditSummary
  table: AuditTable
  query: AuditQuery
  locale: string
}

/** Renders the result of the last audit: counts, the filter and the matching findings. */
export async function AuditResult({ summary, table, query, locale }: AuditResultProps) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const tPages = await getTranslations({ locale, namespace: "audit.pages" })
  const path = buildLocalePath(locale, auditPath)
  const { error, warning, hint } = summary.counts
  if (error + warning + hint === 0) {
    return (
      <EmptyState icon="check" title={t("clean.title")}>
        <p>{t("clean.text")}</p>
      </EmptyState>
    )
  }
  return (
    <div className="stack-6">
      {summary.isCut && (
        <Notice tone="warning">
          <p>{t("cut")}</p>
        </Notice>
      )}
      <SeverityCards counts={summary.counts} query={query} locale={locale} />
      <AuditFilter query={query} locale={locale} />
      <ResultLine count={table.count} query={query} locale={locale} />
      {table.count === 0 ? (
        <EmptyState
          icon="search"
          title={t("nothing.title")}
          actions={
            <ShopLink href={path} className={buildButtonClass("secondary")}>
              {t("nothing.all")}
            </ShopLink>
          }
        />
      ) : (
        <FindingsTable rows={table.rows} query={query} locale={locale} />
      )}
      <Pagination
        page={table.page}
        pageCount={table.pageCount}
        buildHref={(page) => `${path}${buildAuditSearch(query, { page })}`}
        labels={{
          nav: tPages("nav"),
          first: tPages("first"),
          previous: tPages("previous"),
          next: tPages("next"),
          last: tPages("last"),
          page: (number) => tPages("page", { page: number }),
        }}
      />
    </div>
  )
}

type FindingsTableProps = { rows: readonly AuditRow[]; query: AuditQuery; locale: string }

const columns: readonly SortKey[] = ["severity", "finding", "page", "count"]

/** Renders the findings as a table; on narrow screens each row is a card. */
async function FindingsTable({ rows, query, locale }: FindingsTableProps) {
  const t = await getTranslations({ locale, namespace: "audit" })
  return (
    <table className="audit-table">
      <caption className="sr-only">{t("table")}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHeading key={column} column={column} query={query} locale={locale} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FindingRow
            key={`${row.code} ${row.subject} ${row.pages[0]?.path}`}
            row={row}
            locale={locale}
          />
        ))}
      </tbody>
    </table>
  )
}

type ResultLineProps = { count: number; query: AuditQuery; locale: string }

/** Renders the number of matching findings, a link that resets the filter, and the CSV download. */
async function ResultLine({ count, query, locale }: ResultLineProps) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const isFiltered = query.severity !== null || query.kind !== null || query.text !== ""
  const search = new URLSearchParams(buildAuditSearch(query))
  search.set("locale", locale)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-4 font-semibold">
        {t("count", { count })}
        {isFiltered && (
          <ShopLink href={buildLocalePath(locale, auditPath)} className="audit-link">
            {t("filter.reset")}
          </ShopLink>
        )}
      </p>
      {count > 0 && (
        <a href={`${csvPath}?${search}`} download className="button button-secondary">
          {t("export")}
        </a>
      )}
    </div>
  )
}

type SeverityCardsProps = { counts: AuditSummary["counts"]; query: AuditQuery; locale: string }

/** Renders the number of findings per severity; each card toggles the filter by that severity. */
async function SeverityCards({ counts, query, locale }: SeverityCardsProps) {
  const t = await getTranslations({ locale, namespace: "audit" })
  return (
    <ul aria-label={t("summary")} className="audit-cards">
      {severities.map((severity) => {
        const isChosen = query.severity === severity
        const search = buildAuditSearch(query, { severity: isChosen ? null : severity })
        return (
          <li key={severity}>
            <ShopLink
              href={`${buildLocalePath(locale, auditPath)}${search}`}
              {...(isChosen && { "aria-current": "true" as const })}
              className="card audit-card"
            >
              <span className="font-display text-2xl">
                <SeverityLabel severity={severity}>
                  {t(`severityCounts.${severity}`, { count: counts[severity] })}
                </SeverityLabel>
              </span>
              <span className="text-sm text-muted">{t(`severityTexts.${severity}`)}</span>
            </ShopLink>
          </li>
        )
      })}
    </ul>
  )
}

type SortHeadingProps = { column: SortKey; query: AuditQuery; locale: string }

/** Columns that sort in descending order at first: highest severity, highest number of pages. */
const descending: readonly SortKey[] = ["severity", "count"]

/** Renders a column heading that sorts by its column; a second click reverses the order. */
async function SortHeading({ column, query, locale }: SortHeadingProps) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const isSorted = query.sort === column
  const isReversed = isSorted && !query.isReversed
  const search = buildAuditSearch(query, { sort: column, isReversed })
  const isDescending = descending.includes(column) !== query.isReversed
  const name = t(`sorts.${column}`)
  return (
    <th
      scope="col"
      {...(isSorted && { "aria-sort": isDescending ? "descending" : ("ascending" as const) })}
    >
      <ShopLink
        href={`${buildLocalePath(locale, auditPath)}${search}`}
        title={t("sortBy", { name })}
        className="audit-sort"
      >
        {name}
        <span aria-hidden="true">{isSorted ? (isDescending ? "↓" : "↑") : "↕"}</span>
      </ShopLink>
    </th>
  )
}
