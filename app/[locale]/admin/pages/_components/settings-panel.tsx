"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import {
  type Block,
  findBlock,
  findWidget,
  hasNode,
  type NodePath,
  type PlacedWidget,
  type Row,
  type Rows,
  updateBlock,
  updateRow,
  updateWidget,
} from "#lib/admin/page-editor/page-tree.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Section } from "../../_components/section.tsx"
import type { validateWidgets } from "../editor-actions.ts"
import { useNodeNames } from "./node-names.ts"
import { PageSettings } from "./page-settings.tsx"
import { SettingsForm } from "./settings-form.tsx"
import type { PageDraft } from "./use-page-draft.ts"
import { WidgetFields } from "./widget-fields.tsx"

type SettingsPanelProps = {
  draft: PageDraft
  forms: EditorForms
  selected: NodePath | null
  onSelect: (path: NodePath | null) => void
  validateWidgets: typeof validateWidgets
}

/** Renders the settings of what is selected in the structure, or those of the page. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { draft, forms, selected, onSelect } = props
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { namePlace } = useNodeNames(forms)
  const { rows } = draft.body
  if (selected === null || !hasNode(rows, selected)) {
    return (
      <>
        <p className="text-sm text-muted">{t("selectFirst")}</p>
        <PageSettings draft={draft} />
      </>
    )
  }
  return (
    <>
      <p className="font-semibold">{namePlace(rows, selected)}</p>
      <Button kind="tertiary" onClick={() => onSelect(null)}>
        {t("ofPage")}
      </Button>
      <NodeSettings key={selected.join()} {...props} path={selected} />
    </>
  )
}

type NodeSettingsProps = SettingsPanelProps & { path: NodePath }

function NodeSettings({ draft, forms, path, validateWidgets }: NodeSettingsProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { rows } = draft.body
  const change = (next: Rows, part: string) =>
    draft.change({ ...draft.body, rows: next }, `${path.join(".")}.${part}`)
  const widget = findWidget(rows, path)
  if (widget !== null) {
    return (
      <WidgetSettings
        widget={widget}
        forms={forms}
        validateWidgets={validateWidgets}
        onChange={(next, part) =>
          change(
            updateWidget(rows, path, () => next),
            part,
          )
        }
      />
    )
  }
  const block = findBlock(rows, path)
  const isTabs = rows[path[0]]?.row_type === "tabs"
  if (block !== null) {
    return (
      <Section id="block-settings" heading={isTabs ? t("ofTab") : t("ofBlock")}>
        <SettingsForm
          fields={forms.block}
          settings={block}
          onChange={(settings) =>
            change(
              updateBlock(rows, path, () => settings as Block),
              "block",
            )
          }
        />
      </Section>
    )
  }
  const row = rows[path[0]]
  if (row === undefined) return null
  return (
    <Section id="row-settings" heading={t("ofRow")}>
      <SettingsForm
        fields={forms.row}
        settings={row}
        onChange={(settings) =>
          change(
            updateRow(rows, path[0], () => settings as Row),
            "row",
          )
        }
      />
    </Section>
  )
}

type WidgetSettingsProps = {
  widget: PlacedWidget
  forms: EditorForms
  validateWidgets: typeof validateWidgets
  onChange: (widget: PlacedWidget, part: string) => void
}

function WidgetSettings({ widget, forms, validateWidgets, onChange }: WidgetSettingsProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  // What the contract's schemas describe has their types.
  const changeFrame = (settings: Record<string, unknown>, part: string) =>
    onChange({ ...widget, wrapper: settings as PlacedWidget["wrapper"] }, part)
  return (
    <>
      <Section id="widget-settings" heading={t("ofWidget")}>
        <WidgetFields
          type={widget.type}
          settings={widget.templatevar}
          forms={forms.widgets}
          validateWidgets={validateWidgets}
          onChange={(templatevar, field) => onChange({ ...widget, templatevar }, field)}
        />
      </Section>
      <Section id="widget-schedule" heading={t("ofSchedule")}>
        <SettingsForm
          fields={forms.schedule}
          settings={widget.wrapper}
          onChange={(settings) => changeFrame(settings, "schedule")}
        />
      </Section>
      <details className="admin-fold">
        <summary>{t("ofFrame")}</summary>
        <SettingsForm
          fields={forms.frame}
          settings={widget.wrapper}
          onChange={(settings) => changeFrame(settings, "frame")}
        />
      </details>
      <details className="admin-fold">
        <summary>{t("ofList")}</summary>
        <SettingsForm
          fields={forms.list}
          settings={widget}
          onChange={(settings) => onChange(settings as PlacedWidget, "list")}
        />
      </details>
    </>
  )
}
