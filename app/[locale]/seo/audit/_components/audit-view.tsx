import { getTranslations } from "next-intl/server"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { Container } from "#components/ui/container.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AuditData, AuditSummary } from "../page-data.ts"
import { AuditResult } from "./audit-result.tsx"
import { AuditRunForm } from "./audit-run-form.tsx"
import { buildRunLabels } from "./build-run-labels.ts"
import "./audit.css"
import { defaultLocale, getLanguageTag, type Locale } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { languageNames } from "#lib/i18n/language-choice.ts"

/** Renders the audit page: the form that starts an audit, and the result of the last one. */
export async function AuditView({ query, failed, result, locale }: AuditData & { locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const tChoice = await getTranslations({ locale, namespace: "layout.preferences" })
  const labels = buildRunLabels(t, result !== null)
  const steps = [
    { name: t("studio"), href: "/seo" },
    { name: t("title"), href: null },
  ]
  return (
    <Container className="stack-8 py-8 md:py-12">
      <header className="stack-2">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{t("title")}</PageHeading>
        <p className="max-w-prose text-muted">{t("intro")}</p>
      </header>
      {failed && (
        <Notice tone="danger" role="alert">
          <p>{failed === "addresses" ? labels.failedAddresses : labels.failedBroken}</p>
        </Notice>
      )}
      <section aria-label={t("run.label")} className="card p-5 sm:p-6">
        <AuditRunForm
          locale={locale}
          labels={labels}
          choice={<LanguageField label={tChoice("language")} chosen={result?.summary.locale} />}
        >
          {result && <LastRun summary={result.summary} locale={locale} />}
        </AuditRunForm>
      </section>
      {result ? (
        <AuditResult {...result} query={query} locale={locale} />
      ) : (
        <EmptyState icon="search" title={t("none.title")}>
          <p>{t("none.text")}</p>
        </EmptyState>
      )}
    </Container>
  )
}

type LanguageFieldProps = { label: string; chosen?: Locale | undefined }

/** Renders a select field of languages, each by its native name. */
export function LanguageField({ label, chosen = defaultLocale }: LanguageFieldProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <select name="language" defaultValue={chosen} className="control w-auto">
        {Object.entries(languageNames).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Renders date, duration, page count and language of the last audit. */
async function LastRun({ summary, locale }: { summary: AuditSummary; locale: string }) {
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
