import { getTranslations } from "next-intl/server"
import type { AuditRow } from "#lib/seo-tools/audit/list-audit-rows.ts"
import { AffectedPage } from "./affected-page.tsx"

/** Maximum number of pages listed here; the CSV file lists more. */
const maxListedPages = 20

/** Renders the pages that have a finding: the first one, and the others in a collapsible list. */
export async function AffectedPages({ row, locale }: { row: AuditRow; locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const [first, ...others] = row.pages
  const named = others.slice(0, maxListedPages - 1)
  const unnamed = row.count - 1 - named.length
  return (
    <>
      {first && <AffectedPage code={row.code} path={first.path} locale={locale} />}
      {named.length > 0 && (
        <details className="audit-why">
          <summary>{t("more", { count: row.count - 1 })}</summary>
          <ul>
            {named.map(({ path }) => (
              <li key={path}>
                <AffectedPage code={row.code} path={path} locale={locale} />
              </li>
            ))}
          </ul>
          {unnamed > 0 && <p>{t("unnamed", { count: unnamed })}</p>}
        </details>
      )}
    </>
  )
}
