"use client"

import { useTranslations } from "next-intl"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import {
  listPageDifferences,
  type PageDifference,
} from "#lib/admin/page-editor/list-page-differences.ts"
import type { SettingField } from "#lib/admin/page-editor/setting-values.ts"
import type { PageBody } from "#lib/contract/page-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useNodeNames } from "./node-names.ts"
import { formatTimestamp } from "./page-history.tsx"

type DifferenceListProps = { live: PageBody; body: PageBody; forms: EditorForms }

/** Renders in words what differs between what is live and the draft. */
export function DifferenceList({ live, body, forms }: DifferenceListProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const { namePlace } = useNodeNames(forms)
  const differences = listPageDifferences(live, body)
  const describe = (difference: PageDifference): string => {
    const { kind, path, before, after } = difference
    const rows = kind === "removed" ? live.rows : body.rows
    const place = path === null ? t("thePage") : namePlace(rows, path)
    if (kind === "added") return t("added", { place })
    if (kind === "removed") return t("removed", { place })
    if (kind === "moved") return t("movedTo", { place })
    const field = findField(forms, difference)
    const names = { place, field: field?.label ?? difference.field.replaceAll("_", " ") }
    return isPlain(before) && isPlain(after)
      ? t("changedFrom", { ...names, before: show(before, field), after: show(after, field) })
      : t("changedField", names)
  }
  const show = (value: unknown, field?: SettingField) => {
    if (value === null || value === undefined || value === "") return t("nothing")
    return field?.kind === "instant" ? formatTimestamp(String(value), locale) : String(value)
  }
  if (differences.length === 0) return <p>{t("isSameAsLive")}</p>
  return (
    <>
      <p className="font-semibold">{t("differences", { count: differences.length })}</p>
      <ul className="admin-pages-differences">
        {differences.map((difference, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a widget and its frame may have the same field.
          <li key={at}>{describe(difference)}</li>
        ))}
      </ul>
    </>
  )
}

const longestShown = 80

/** True for what is short enough to be named. */
function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null ? String(value).length <= longestShown : false
}

function findField(forms: EditorForms, { type, field }: PageDifference): SettingField | undefined {
  const widget = forms.widgets.find((form) => form.type === type)
  const all = [
    widget?.fields ?? [],
    forms.schedule,
    forms.frame,
    forms.list,
    forms.block,
    forms.row,
  ]
  return all.flat().find(({ name }) => name === field)
}
