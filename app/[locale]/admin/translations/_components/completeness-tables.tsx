"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { formatLanguageName } from "#lib/admin/language-name.ts"
import { buildTranslationsPath } from "#lib/admin/translation-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { getPercent, getTotals, type LanguageCounts } from "./language-counts.ts"

type Row = {
  key: string
  name: string
  path: string
  counts: { texts: number; missing: number; outdated: number }
}

/** Renders how much of the shop each language has, with links to their records. */
export function LanguageTable({ languages }: { languages: readonly LanguageCounts[] }) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const rows = languages.map(({ language, kinds }) => ({
    key: language,
    name: formatLanguageName(language),
    path: buildTranslationsPath({ language }),
    counts: getTotals(kinds),
  }))
  const sorted = rows.toSorted(
    (one, other) => one.counts.missing - other.counts.missing || one.name.localeCompare(other.name),
  )
  return <CountTable caption={t("languages")} heading={t("language")} rows={sorted} />
}

/** Renders how much of each kind of records a language has, with links to what lacks texts. */
export function KindTable({ language, kinds }: LanguageCounts) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const rows = kinds.map(({ kind, ...counts }) => {
    const isOpen = counts.missing + counts.outdated > 0
    const path = buildTranslationsPath({ language, kind, ...(isOpen && { state: "open" }) })
    return { key: kind, name: t(`kinds.${kind}`), path, counts }
  })
  return <CountTable caption={t("kind")} heading={t("kind")} rows={rows} />
}

type CountTableProps = { caption: string; heading: string; rows: readonly Row[] }

function CountTable({ caption, heading, rows }: CountTableProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className="admin-number admin-wide">
            {t("texts")}
          </th>
          <th scope="col" className="admin-number">
            {t("translated")}
          </th>
          <th scope="col" className="admin-number admin-wide">
            {t("missing")}
          </th>
          <th scope="col" className="admin-number">
            {t("outdated")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, path, counts }) => (
          <tr key={key}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, path)}>{name}</ShopLink>
            </th>
            <td className="admin-number admin-wide">{counts.texts}</td>
            <td className="admin-number">{t("share", { percent: getPercent(counts) })}</td>
            <td className="admin-number admin-wide">{counts.missing}</td>
            <td className="admin-number">{counts.outdated}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
