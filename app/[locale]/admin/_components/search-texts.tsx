"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import type { Texts } from "#app/[locale]/seo/_components/meta-text-props.ts"
import { SearchPreview } from "#app/[locale]/seo/_components/search-preview.tsx"
import { MeasuredTextField } from "#app/[locale]/seo/_components/text-field.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import "#app/[locale]/seo/_components/studio.css"

type SearchTextsProps = {
  texts: Texts
  /** Path of the page that search engines show. */
  path: string
  errors: Readonly<Record<keyof Texts, string | undefined>>
  onChange: (name: keyof Texts, text: string) => void
}

/** Renders the texts for search engines, with the search result that they make. */
export function SearchTexts({ texts, path, errors, onChange }: SearchTextsProps) {
  const t: TextsOf<"studio.proposal"> = useTranslations("studio.proposal")
  const tFields: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { siteName, origin } = useAdminPage()
  const id = useId()
  const length = {
    measure: t("length.measure", { width: "{width}", max: "{max}", characters: "{characters}" }),
    empty: t("length.empty"),
    short: t("length.short"),
    good: t("length.good"),
    long: t("length.long"),
  }
  const frame = {
    siteName,
    domain: new URL(origin).host,
    faviconPath: null,
    trail: [origin, ...path.split("/").filter(Boolean)],
    day: "",
    facts: [],
  }
  const labels = {
    desktop: t("search.desktop"),
    phone: t("search.phone"),
    noTitle: t("search.noTitle"),
    noDescription: t("search.noDescription"),
  }
  const bind = (name: keyof Texts) => ({
    kind: name,
    id,
    labels: length,
    value: texts[name],
    onChange: (text: string) => onChange(name, text),
  })
  return (
    <>
      <div className="studio-searches">
        <SearchPreview device="desktop" texts={texts} frame={frame} labels={labels} />
        <SearchPreview device="phone" texts={texts} frame={frame} labels={labels} />
      </div>
      <MeasuredTextField {...bind("title")} label={tFields("title")} />
      <FieldError text={errors.title} />
      <MeasuredTextField {...bind("description")} label={tFields("description")} />
      <FieldError text={errors.description} />
    </>
  )
}

function FieldError({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="text-sm font-semibold text-danger">
      {text}
    </p>
  )
}
