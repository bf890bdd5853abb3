"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { formatLanguageName } from "#lib/admin/language-name.ts"
import { buildTranslationsPath } from "#lib/admin/translation-paths.ts"
import { buildLocalePath, type Locale } from "#lib/contract/languages.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import { contentLanguages } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { ExportFields } from "./export-fields.tsx"
import { UploadForm } from "./upload-form.tsx"

/** Renders the export of translations as a file, and the import of one. */
export function FilesView({ language: wanted }: { language: Locale | null }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale, can } = useAdminPage()
  const choices = contentLanguages
    .map((value) => ({ value, label: formatLanguageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const [chosen, setChosen] = useState<string>(wanted ?? choices[0]?.value ?? "")
  const language = parseContentLanguage(chosen)
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, buildTranslationsPath({ language: chosen }))}>
          {tList("back")}
        </ShopLink>
      </p>
      <PageHeading>{t("files")}</PageHeading>
      <SelectField label={t("language")} value={chosen} onChange={setChosen} choices={choices} />
      {language !== null && (
        <Section id="export" heading={t("exportHeading")}>
          <p>{t("exportNote")}</p>
          <ExportFields language={language} />
        </Section>
      )}
      {language !== null && can("importTranslations") && (
        <Section id="import" heading={t("importHeading")}>
          <p>{t("importNote")}</p>
          <UploadForm key={language} language={language} />
        </Section>
      )}
    </>
  )
}
