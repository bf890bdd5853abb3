import { getTranslations } from "next-intl/server"
import { buildDetail, buildWhy } from "#lib/seo-tools/audit/build-detail.ts"
import { getFindingRule } from "#lib/seo-tools/audit/finding.ts"
import type { AuditRow } from "#lib/seo-tools/audit/list-audit-rows.ts"
import { AffectedPages } from "./affected-pages.tsx"
import { SeverityLabel } from "./severity-label.tsx"

/** Renders one finding: its name, reason and fix, and the affected pages. */
export async function FindingRow({ row, locale }: { row: AuditRow; locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const { code, count } = row
  const { severity, kind } = getFindingRule(code)
  const detail = buildDetail(t, row)
  return (
    <tr>
      <td className="audit-severity">
        <SeverityLabel severity={severity}>{t(`severities.${severity}`)}</SeverityLabel>
      </td>
      <td className="audit-finding">
        <p className="text-xs text-muted">{t(`kinds.${kind}`)}</p>
        <p className="font-semibold">{t(`codes.${code}.name`)}</p>
        {detail !== "" && <p className="wrap-anywhere">{detail}</p>}
        <details className="audit-why">
          <summary>{t("why")}</summary>
          <p>{buildWhy(t, code)}</p>
          <p>{t(`codes.${code}.fix`)}</p>
        </details>
      </td>
      <td className="audit-pages">
        <AffectedPages row={row} locale={locale} />
      </td>
      <td className="audit-count">{t("pageCount", { count })}</td>
    </tr>
  )
}
