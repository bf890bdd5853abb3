import { getTranslations } from "next-intl/server"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import {
  type AuditQuery,
  auditPath,
  buildAuditSearch,
  csvPath,
} from "#lib/seo-tools/audit/audit-query.ts"

type ResultLineProps = { count: number; query: AuditQuery; locale: string }

/** Renders the number of matching findings, a link that resets the filter, and the CSV download. */
export async function ResultLine({ count, query, locale }: ResultLineProps) {
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
