import type { SettingField, WidgetForm } from "./setting-values.ts"

/** The forms of the page editor, as the server describes them from their schemas. */
export type EditorForms = {
  widgets: WidgetForm[]
  /** Of a widget's surroundings: when it is shown; looks; and which entries it lists. */
  schedule: SettingField[]
  frame: SettingField[]
  list: SettingField[]
  block: SettingField[]
  row: SettingField[]
}
