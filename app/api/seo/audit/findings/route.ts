import { getTranslations } from "next-intl/server"
import { buildBffError, privateHeaders, sendErrorResponse } from "#lib/bff/responses.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { parseAuditQuery } from "#lib/seo-tools/audit/audit-query.ts"
import { buildCsvRows, formatCsv } from "#lib/seo-tools/audit/findings-csv.ts"
import { getLastAudit } from "#lib/seo-tools/audit/last-audit.ts"
import { validateAdminRequest } from "../../validate-admin-request.ts"

export const dynamic = "force-dynamic"

/**
 * Responds with the findings of the last audit as CSV, filtered and sorted as on the linking page.
 */
export async function GET(request: Request): Promise<Response> {
  const rejection = await validateAdminRequest()
  if (rejection) return rejection
  const audit = await getLastAudit()
  if (audit === null) {
    return sendErrorResponse(buildBffError(404, "NOT_FOUND", { code: "audit_missing" }))
  }
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const { locale = "" } = params
  const t = await getTranslations({
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: "audit",
  })
  const rows = buildCsvRows(audit, parseAuditQuery(params), t)
  const name = `seo-audit-${audit.finishedAt.slice(0, 10)}.csv`
  return new Response(formatCsv(rows), {
    headers: {
      ...privateHeaders,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  })
}
