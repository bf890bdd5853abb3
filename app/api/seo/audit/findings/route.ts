import { getTranslations } from "next-intl/server"
import { privateHeaders, sendRefusal } from "#lib/api/door/door-answer.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { parseAuditQuery } from "#lib/studio/audit/audit-query.ts"
import { buildCsvRows } from "#lib/studio/audit/build-csv-rows.ts"
import { getLastAudit } from "#lib/studio/audit/last-audit.ts"
import { writeCsv } from "#lib/studio/audit/write-csv.ts"
import { refuseStranger } from "../../refuse-stranger.ts"

export const dynamic = "force-dynamic"

/**
 * Responds with the findings of the last audit as CSV, filtered and sorted as on the linking page.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseStranger()
  if (refusal) return refusal
  const audit = await getLastAudit()
  if (audit === null) {
    return sendRefusal({ status: 404, code: "NOT_FOUND", message: "There is no audit yet." })
  }
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const { locale = "" } = params
  const t = await getTranslations({
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: "audit",
  })
  const rows = buildCsvRows(audit, parseAuditQuery(params), t)
  const name = `seo-audit-${audit.finishedAt.slice(0, 10)}.csv`
  return new Response(writeCsv(rows), {
    headers: {
      ...privateHeaders,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  })
}
