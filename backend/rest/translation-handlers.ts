import { runAdminCall } from "#backend/admin/run-admin-call.ts"
import { getAuditedTranslations } from "#backend/translation-editing/audited-translations.ts"
import { countTexts } from "#backend/translation-editing/count-texts.ts"
import { listTranslatedRecords } from "#backend/translation-editing/list-translated-records.ts"
import {
  getTranslatedRecord,
  saveRecordTranslations,
} from "#backend/translation-editing/record-translations.ts"
import type { ImportPlan } from "#backend/translation-files/plan-import.ts"
import { saveTranslations } from "#backend/translation-files/save-translations.ts"
import { buildFilePlan, buildTranslationFile } from "#backend/translation-files/translation-file.ts"
import { maxCsvLength } from "#lib/contract/product-work-calls.ts"
import {
  contentLanguages,
  translationCalls,
  type WireTranslationImport,
} from "#lib/contract/translation-admin-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** A character may need several bytes, and its JSON more. */
const fileBodyLimit = 3 * maxCsvLength
const mostIssues = 500

/** The handlers of administrators' calls about translations. */
export const translationHandlers = {
  listTranslationLanguages: buildAdminHandler(
    translationCalls.listTranslationLanguages,
    async (_input, { db }) => {
      const data = await countTexts(db, contentLanguages)
      return { ok: true, value: { data, count: data.length } }
    },
  ),
  listTranslations: buildAdminHandler(
    translationCalls.listTranslations,
    async ({ body }, { db }) => ({ ok: true, value: await listTranslatedRecords(db, body) }),
  ),
  getTranslations: buildAdminHandler(
    translationCalls.getTranslations,
    async ({ body }, { db }) => ({
      ok: true,
      value: { item: await getTranslatedRecord(db, body) },
    }),
  ),
  saveTranslations: buildAdminHandler(
    translationCalls.saveTranslations,
    ({ body }, { db }) => saveRecordTranslations(db, body),
    {
      snapshot: ({ body: { language, kind, record_id: id, texts } }, { db }) =>
        getAuditedTranslations(
          db,
          language,
          texts.map(({ field }) => ({ kind, id, field })),
        ),
    },
  ),
  exportTranslations: buildAdminHandler(
    translationCalls.exportTranslations,
    async ({ body }, { db, now }) => ({
      ok: true,
      value: await buildTranslationFile(db, body, now()),
    }),
  ),
  checkTranslationFile: buildAdminHandler(
    translationCalls.checkTranslationFile,
    async ({ body }, { db }) => {
      const plan = await buildFilePlan(db, body)
      return plan.ok ? { ok: true, value: buildWireImport(plan.value, 0) } : plan
    },
    { bodyLimit: fileBodyLimit },
  ),
  importTranslations: buildAdminHandler(
    translationCalls.importTranslations,
    async ({ body }, deps, request) => {
      const { db } = deps
      const plan = await buildFilePlan(db, body)
      if (!plan.ok) return plan
      const { translations, issues } = plan.value
      if (issues.length > 0) return { ok: true, value: buildWireImport(plan.value, 0) }
      const { language } = body
      const call = {
        path: "cognito/translation/import",
        id: null,
        snapshot: () => getAuditedTranslations(db, language, translations),
      }
      return runAdminCall(deps, request, call, async () => {
        const changed = await db
          .transaction()
          .execute((trx) => saveTranslations(trx, language, translations))
        return { ok: true, value: buildWireImport(plan.value, changed) }
      })
    },
    { bodyLimit: fileBodyLimit, isBulk: true },
  ),
}

function buildWireImport(
  { translations, issues }: ImportPlan,
  changed: number,
): WireTranslationImport {
  return {
    texts: translations.length + issues.length,
    changed,
    issue_count: issues.length,
    issues: issues.slice(0, mostIssues),
  }
}
