import { getTranslations } from "next-intl/server"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { languageNames } from "#lib/i18n/language-names.ts"
import { shopTimeZone } from "#lib/i18n/shop-time-zone.ts"
import type { AuditSummary } from "../page-data.ts"

/** Renders date, duration, page count and language of the last audit. */
export async function LastRun({ summary, locale }: { summary: AuditSummary; locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const { finishedAt, pageCount, seconds, locale: language } = summary
  const date = new Intl.DateTimeFormat(getLanguageTag(locale), {
    ...({ dateStyle: "long", timeStyle: "short" } as const),
    timeZone: shopTimeZone,
  }).format(new Date(finishedAt))
  return (
    <p className="text-sm text-muted">
      <span>{t("last", { date, pages: pageCount, seconds })}</span>
      {" · "}
      <span lang={getLanguageTag(language)}>{languageNames[language]}</span>
    </p>
  )
}
