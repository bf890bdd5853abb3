import type { FieldControls } from "../../_components/schema-fields.tsx"
import type { ContentKind } from "../build-kind-view.ts"
import { buildBlockControls } from "./block-settings.tsx"
import { linkControls } from "./link-field.tsx"

/** Returns the controls of a kind's forms that are not those of their fields' descriptions. */
export function buildControls({ model, widgets }: ContentKind): FieldControls {
  return model === "cognito/link" ? linkControls : buildBlockControls(widgets)
}
