import { getTranslations } from "next-intl/server"
import type { AuditQuery, SortKey } from "#lib/seo-tools/audit/audit-query.ts"
import type { AuditRow } from "#lib/seo-tools/audit/list-audit-rows.ts"
import { FindingRow } from "./finding-row.tsx"
import { SortHeading } from "./sort-heading.tsx"

type FindingsTableProps = { rows: readonly AuditRow[]; query: AuditQuery; locale: string }

const columns: readonly SortKey[] = ["severity", "finding", "page", "count"]

/** Renders the findings as a table; on narrow screens each row is a card. */
export async function FindingsTable({ rows, query, locale }: FindingsTableProps) {
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
