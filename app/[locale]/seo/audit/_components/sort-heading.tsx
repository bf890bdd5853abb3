import { getTranslations } from "next-intl/server"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import {
  type AuditQuery,
  auditPath,
  buildAuditSearch,
  type SortKey,
} from "#lib/seo-tools/audit/audit-query.ts"

type SortHeadingProps = { column: SortKey; query: AuditQuery; locale: string }

/** Columns that sort in descending order at first: highest severity, highest number of pages. */
const descending: readonly SortKey[] = ["severity", "count"]

/** Renders a column heading that sorts by its column; a second click reverses the order. */
export async function SortHeading({ column, query, locale }: SortHeadingProps) {
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
