"use client"

import { useTranslations } from "next-intl"
import type { WidgetForm } from "#lib/admin/page-editor/setting-values.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import type { validateWidgets } from "../editor-actions.ts"
import { SettingsForm } from "./settings-form.tsx"
import { useWidgetProblem } from "./use-widget-problem.ts"

type WidgetFieldsProps = {
  type: string
  settings: Record<string, unknown>
  forms: readonly WidgetForm[]
  validateWidgets: typeof validateWidgets
  onChange: (settings: Record<string, unknown>, field: string) => void
}

/** Renders the form of a widget's own settings, with what the widget rejects beside its field. */
export function WidgetFields(props: WidgetFieldsProps) {
  const { type, settings, forms, validateWidgets, onChange } = props
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const form = forms.find((each) => each.type === type)
  const problem = useWidgetProblem({ type, settings }, validateWidgets)
  const errors =
    problem === null ? {} : { [problem.field]: t("rejected", { problem: problem.problem }) }
  if (form === undefined) return <p role="alert">{t("unknownWidget", { type })}</p>
  if (form.fields.length === 0) return <p>{t("noSettings")}</p>
  return (
    <SettingsForm
      fields={form.fields}
      settings={settings}
      errors={errors}
      removesBlank
      onChange={onChange}
    />
  )
}
