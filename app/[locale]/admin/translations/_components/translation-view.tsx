"use client"

import { useTranslations } from "next-intl"
import { navigateTo } from "#components/navigation/navigate.ts"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { formatLanguageName } from "#lib/admin/language-name.ts"
import {
  buildTranslationPath,
  buildTranslationsPath,
  findSourcePath,
  type TranslatedRef,
} from "#lib/admin/translation-paths.ts"
import { buildLocalePath, type Locale } from "#lib/contract/languages.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import { contentLanguages } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useCall } from "../../_components/use-call.ts"
import { resolveLanguage } from "./language-counts.ts"
import { RecordTexts } from "./record-texts.tsx"

type TranslationViewProps = {
  record: TranslatedRef
  /** Null: the language with the most translations. */
  language: Locale | null
  /** What the texts are searched for at first. */
  search?: string
}

/** Renders the texts of a record in English and in another language, side by side. */
export function TranslationView({ language, ...props }: TranslationViewProps) {
  return language === null ? (
    <InFirstLanguage {...props} />
  ) : (
    <InLanguage {...props} language={language} />
  )
}

function InFirstLanguage(props: Omit<TranslationViewProps, "language">) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useCall("listTranslationLanguages", {})
  const language = resolveLanguage(data?.data ?? [])
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (language === null) return <p role="status">{t("loading")}</p>
  return <InLanguage {...props} language={language} />
}

function InLanguage(props: TranslationViewProps & { language: Locale }) {
  const { record, language, search = "" } = props
  const { kind } = record
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const sourcePath = findSourcePath(record)
  const choices = contentLanguages.map((each) => ({ value: each, label: formatLanguageName(each) }))
  const open = (value: string) => {
    const other = parseContentLanguage(value)
    if (other === null) return
    navigateTo(buildLocalePath(locale, buildTranslationPath(record, { language: other })))
  }
  return (
    <>
      <p className="links flex flex-wrap gap-4">
        <ShopLink href={buildLocalePath(locale, buildTranslationsPath({ language, kind }))}>
          {tList("back")}
        </ShopLink>
        {sourcePath !== null && (
          <ShopLink href={buildLocalePath(locale, sourcePath)}>{t("sourceLink")}</ShopLink>
        )}
      </p>
      <Heading record={record} language={language} />
      <div className="admin-filters">
        <SelectField
          label={t("language")}
          value={language}
          onChange={open}
          choices={choices.toSorted((one, other) => one.label.localeCompare(other.label))}
        />
      </div>
      <RecordTexts key={language} record={record} language={language} search={search} />
      <NextLink record={record} language={language} />
    </>
  )
}

type LanguageProps = { record: TranslatedRef; language: Locale }

function Heading({ record: { kind, id }, language }: LanguageProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { data } = useCall("getTranslations", { language, kind, record_id: id, page_size: 1 })
  const { item } = data ?? {}
  return (
    <>
      <PageHeading>
        <bdi className="wrap-anywhere">{item?.name || t(`kinds.${kind}`)}</bdi>
      </PageHeading>
      {item && (
        <p className="text-muted">
          {t("count", {
            translated: item.texts - item.missing,
            texts: item.texts,
            outdated: item.outdated,
          })}
        </p>
      )}
    </>
  )
}

/** Renders the link to the next record of the kind that lacks texts. */
function NextLink({ record: { kind, id }, language }: LanguageProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { locale } = useAdminPage()
  const query = { language, kind, state: "open", after: id, page_size: 1 } as const
  const { data } = useCall("listTranslations", query)
  const [next] = data?.data ?? []
  if (data === undefined || id === 0) return null
  if (next === undefined) return <p className="text-muted">{t("noNext")}</p>
  return (
    <p className="links">
      <ShopLink
        href={buildLocalePath(locale, buildTranslationPath({ kind, id: next.id }, { language }))}
      >
        {t("next", { name: next.name || next.key })}
      </ShopLink>
    </p>
  )
}
