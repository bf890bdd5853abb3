import "server-only"
import { buildRecordKind, type KindView } from "#lib/admin/describe-kind.ts"
import type { FormField } from "#lib/admin/form-field.ts"
import { buildEditorForms } from "../pages/describe-editor.ts"
import { validateWidgets } from "../pages/editor-actions.ts"
import type { BlockWidgets } from "./_components/block-settings.tsx"

/** The description of a kind; that of content blocks has the widgets they are made of. */
export type ContentKind = KindView & { widgets?: BlockWidgets }

/** Returns the description of the kind with this path; null if there is none. */
export function buildKindView(path: string): ContentKind | null {
  const kind = buildRecordKind(path)
  if (kind?.model !== "cognito/page_content") return kind
  const { widgets: forms, schedule, frame } = buildEditorForms()
  const choices = forms.map(({ type, name }) => ({ value: type, label: name }))
  const around = [...schedule, ...frame]
  const describe = (field: FormField): FormField => {
    if (field.name === "template")
      return { ...field, kind: "choice", choices, initial: "core/html" }
    return around.find(({ name }) => name === field.name) ?? field
  }
  return {
    ...kind,
    columns: kind.columns.map(describe),
    groups: kind.groups.map((group) => ({ ...group, fields: group.fields.map(describe) })),
    widgets: { forms, validateWidgets },
  }
}
