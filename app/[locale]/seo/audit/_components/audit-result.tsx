import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { Pagination } from "#components/ui/pagination.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type AuditQuery, auditPath, buildAuditSearch } from "#lib/seo-tools/audit/audit-query.ts"
import type { AuditSummary, AuditTable } from "../page-data.ts"
import { AuditFilter } from "./audit-filter.tsx"
import { FindingsTable } from "./findings-table.tsx"
import { ResultLine } from "./result-line.tsx"
import { SeverityCards } from "./severity-cards.tsx"

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
