import "server-only"
import { widgets } from "#components/widgets/registry.ts"
import { buildFormFields } from "#lib/admin/describe-schema.ts"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import type { SettingField } from "#lib/admin/page-editor/setting-values.ts"
import {
  pageBlockSchema,
  pageRowSchema,
  pageWidgetSchema,
  wrapperSchema,
} from "#lib/contract/page.ts"
import { widgetTexts } from "#lib/contract/translation.ts"
import adminTexts from "../../../../messages/admin/en.json"

const { frameTexts: labels, frameChoices, frameHelp: help } = adminTexts.pages
const texts = { labels, help, choices: frameChoices }
const { columns: _columns, tabs: _tabs, ...colourNames } = frameChoices
const colours = Object.entries(colourNames).map(([value, label]) => ({ value, label }))
const colourChoice = { kind: "choice", choices: colours, isNullable: true, help: "" } as const
const isColour = ({ name }: { name: string }) => name.endsWith("_colour")

/**
 * Describes the forms of the page editor: of each widget of the registry by its own schema, and of
 * what is around widgets by that of the contract.
 */
export function buildEditorForms(): EditorForms {
  return {
    widgets: widgets.map(({ type, name, purpose, describeForm }) => ({
      type,
      name,
      purpose,
      fields: describeForm().map((field) => ({
        ...field,
        ...(isColour(field) && colourChoice),
        isShown: Object.hasOwn(widgetTexts, field.name),
      })),
    })),
    schedule: describe(
      wrapperSchema.pick({ hidden: true, hidden_before: true, hidden_after: true }),
    ),
    frame: describe(
      wrapperSchema.omit({
        hidden: true,
        hidden_before: true,
        hidden_after: true,
        background_video: true,
        aos_type: true,
        aos_easing: true,
        aos_offset: true,
        aos_duration: true,
        aos_delay: true,
      }),
    ),
    list: describe(pageWidgetSchema.pick({ limit: true, offset: true })),
    block: describe(
      pageBlockSchema.pick({ title: true, width: true, offset: true, deleted: true }),
    ),
    row: describe(pageRowSchema.pick({ row_type: true, container_id: true })),
  }
}

function describe(schema: Parameters<typeof buildFormFields>[0]): SettingField[] {
  return buildFormFields(schema, texts).map((field): SettingField => {
    const { name } = field
    if (name === "background_image") return { ...field, kind: "image" }
    if (isColour(field)) return { ...field, ...colourChoice }
    return { ...field, ...bounds[name] }
  })
}

/** Those of the contract's schemas. */
const bounds: Readonly<Record<string, { min: number; max?: number }>> = {
  background_image_opacity: { min: 0, max: 100 },
  background_image_saturation: { min: 0, max: 100 },
  width: { min: 1, max: 12 },
  offset: { min: 0 },
  limit: { min: 1 },
}
