"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetList } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import type { LanguageState } from "#lib/admin/list-languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { SchemaForm } from "../../_components/schema-form.tsx"
import { Section } from "../../_components/section.tsx"

type SettingsViewProps = { groups: FieldGroup[]; languages: LanguageState[] }

/** Renders all settings of the site, each with what it changes, and the shop's languages. */
export function SettingsView({ groups, languages }: SettingsViewProps) {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tSettings: TextsOf<"admin.settings"> = useTranslations("admin.settings")
  return (
    <>
      <PageHeading>{t("settings")}</PageHeading>
      <nav aria-label={tSettings("sections")} className="links">
        <ul className="flex flex-wrap gap-x-4">
          {groups.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
          <li>
            <a href="#languages">{tSettings("languages")}</a>
          </li>
        </ul>
      </nav>
      <Settings groups={groups} />
      <Languages languages={languages} />
    </>
  )
}

const one = { pagination: { page: 1, perPage: 1 } }

function Settings({ groups }: { groups: FieldGroup[] }) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useGetList<RaRecord & { id: number }>("site", one)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  const [site] = data ?? []
  if (site === undefined) return <p role="status">{t("loading")}</p>
  return <SchemaForm resource="site" record={site} groups={groups} />
}

function Languages({ languages }: { languages: LanguageState[] }) {
  const t: TextsOf<"admin.settings"> = useTranslations("admin.settings")
  return (
    <Section id="languages" heading={t("languages")}>
      <p>{t("languagesNote")}</p>
      <table className="admin-table">
        <caption className="sr-only">{t("languages")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("language")}</th>
            <th scope="col" className="admin-number">
              {t("texts")}
            </th>
            <th scope="col" className="admin-number">
              {t("complete")}
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ locale, name, count, all }) => (
            <tr key={locale}>
              <th scope="row">{name}</th>
              <td className="admin-number">{t("countOf", { count, all })}</td>
              <td className="admin-number">{`${Math.floor((100 * count) / all)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
