"use client"

import { useRef } from "react"
import type { WidgetForm } from "#lib/admin/page-editor/setting-values.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import type { FieldControls } from "../../_components/schema-fields.tsx"
import { WidgetFields } from "../../pages/_components/widget-fields.tsx"
import type { validateWidgets } from "../../pages/editor-actions.ts"

/** What the forms of content blocks need of the widgets. */
export type BlockWidgets = {
  forms: readonly WidgetForm[]
  validateWidgets: typeof validateWidgets
}

/** Returns the control of a content block's settings, which are those of its widget. */
export function buildBlockControls(widgets: BlockWidgets | undefined): FieldControls {
  if (widgets === undefined) return {}
  return {
    variables: ({ value, values, onChange }) => (
      <BlockSettings
        key={String(values.template)}
        {...widgets}
        type={String(values.template)}
        value={String(value)}
        onChange={onChange}
      />
    ),
  }
}

type BlockSettingsProps = BlockWidgets & {
  type: string
  /** The settings as JSON, as forms hold them. */
  value: string
  onChange: (value: string) => void
}

type KnownSettings = { value: string; settings: Record<string, unknown> }

function BlockSettings({ type, value, onChange, forms, validateWidgets }: BlockSettingsProps) {
  // The form has to see the settings that it changed as the same ones.
  const known = useRef<KnownSettings>({ value: "", settings: {} })
  if (known.current.value !== value) known.current = { value, settings: parseSettings(value) }
  return (
    <WidgetFields
      type={type}
      settings={known.current.settings}
      forms={forms}
      validateWidgets={validateWidgets}
      onChange={(settings) => {
        known.current = { value: JSON.stringify(settings, null, 2), settings }
        onChange(known.current.value)
      }}
    />
  )
}

function parseSettings(text: string): Record<string, unknown> {
  const settings: unknown = text === "" ? {} : JSON.parse(text)
  return isRecord(settings) ? { ...settings } : {}
}
