"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOutput } from "#lib/admin/call-admin.ts"
import { formatLanguageName } from "#lib/admin/language-name.ts"
import { buildTranslationPath } from "#lib/admin/translation-paths.ts"
import { buildTranslationQuery } from "#lib/admin/translation-query.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { translatableKindNames } from "#lib/contract/translation.ts"
import { contentLanguages, translationFilters } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { ListFrame, LoadError } from "../../_components/list-frame.tsx"
import { SearchFilters } from "../../_components/search-filters.tsx"
import { Section } from "../../_components/section.tsx"
import { useCall } from "../../_components/use-call.ts"
import { KindTable, LanguageTable } from "./completeness-tables.tsx"
import { getPercent, getTotals, type LanguageCounts, resolveLanguage } from "./language-counts.ts"

type ListedRecord = AdminOutput<"listTranslations">["data"][number]

const byId = { field: "id", order: "ASC" } as const

/** Renders how much each language has, and the records with texts of one of them. */
export function TranslationsView() {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const { data, error, refetch } = useCall("listTranslationLanguages", {})
  const language = resolveLanguage(data?.data ?? [])
  return (
    <>
      <PageHeading>{tNav("translations")}</PageHeading>
      <p className="text-muted">{t("intro")}</p>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/translations/files")}>
          {t("files")}
        </ShopLink>
      </p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <p role="status">{tList("loading")}</p>}
      {data !== undefined && language !== null && (
        <ListBase
          resource="translations"
          perPage={25}
          sort={byId}
          filterDefaultValues={{ language, kind: "product" }}
          storeKey={false}
          disableAuthentication
        >
          <Languages languages={data.data} />
          <Section id="records" heading={t("records")}>
            <ListFrame<ListedRecord> filters={<TranslationFilters />}>
              {(records) => <RecordTable records={records} />}
            </ListFrame>
          </Section>
        </ListBase>
      )}
    </>
  )
}

function Languages({ languages }: { languages: readonly LanguageCounts[] }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { language } = buildTranslationQuery({ filter: useListContext().filterValues })
  const own = languages.find((each) => each.language === language)
  return (
    <>
      <details className="admin-fold">
        <summary>{t("languages")}</summary>
        <LanguageTable languages={languages} />
      </details>
      {own !== undefined && (
        <details className="admin-fold">
          <summary>
            {t("ofLanguage", {
              language: formatLanguageName(language),
              percent: getPercent(getTotals(own.kinds)),
            })}
          </summary>
          <KindTable {...own} />
        </details>
      )}
    </>
  )
}

function TranslationFilters() {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const languages = contentLanguages.map((each) => [each, formatLanguageName(each)] as const)
  const kinds = translatableKindNames.map((kind) => [kind, t(`kinds.${kind}`)])
  const states = translationFilters.map((state) => [state, t(`filters.${state}`)])
  const byName = languages.toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <SearchFilters label={t("search")}>
      <FilterSelect name="language" label={t("language")} choices={Object.fromEntries(byName)} />
      <FilterSelect name="kind" label={t("kind")} choices={Object.fromEntries(kinds)} />
      <FilterSelect name="state" label={t("show")} choices={Object.fromEntries(states)} />
    </SearchFilters>
  )
}

function RecordTable({ records }: { records: readonly ListedRecord[] }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { locale } = useAdminPage()
  const { language, kind } = buildTranslationQuery({ filter: useListContext().filterValues })
  return (
    <table className="admin-table">
      <caption className="sr-only">{t("records")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" className="admin-number admin-wide">
            {t("texts")}
          </th>
          <th scope="col" className="admin-number">
            {t("missing")}
          </th>
          <th scope="col" className="admin-number">
            {t("outdated")}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, key, name, texts, missing, outdated }) => (
          <tr key={id}>
            <th scope="row">
              <ShopLink
                href={buildLocalePath(locale, buildTranslationPath({ kind, id }, { language }))}
              >
                {name || (id === 0 ? t(`kinds.${kind}`) : t("unnamed", { id: key }))}
              </ShopLink>
            </th>
            <td className="admin-number admin-wide">{texts}</td>
            <td className="admin-number">{missing}</td>
            <td className="admin-number">{outdated}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
