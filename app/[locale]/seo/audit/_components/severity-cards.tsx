import { getTranslations } from "next-intl/server"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type AuditQuery, auditPath, buildAuditSearch } from "#lib/seo-tools/audit/audit-query.ts"
import { severities } from "#lib/seo-tools/audit/finding.ts"
import type { AuditSummary } from "../page-data.ts"
import { SeverityLabel } from "./severity-label.tsx"

type SeverityCardsProps = { counts: AuditSummary["counts"]; query: AuditQuery; locale: string }

/** Renders the number of findings per severity; each card toggles the filter by that severity. */
export async function SeverityCards({ counts, query, locale }: SeverityCardsProps) {
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
