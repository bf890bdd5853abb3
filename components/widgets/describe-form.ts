import { z } from "zod"
import type { FieldKind } from "#lib/admin/form-field.ts"
import type { SettingField } from "#lib/admin/page-editor/setting-values.ts"
import { modelNames } from "#lib/contract/model-call.ts"

const typeSchema = z.union([z.string(), z.array(z.string())]).default([])

/** Metadata of a schema about its control, beside its type: `setting.meta({ control: "html" })`. */
const metaSchema = z.object({
  control: z
    .enum(["text", "html", "boolean", "integer", "yes_no", "reference", "image", "video", "none"])
    .optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  model: z.enum(modelNames).optional(),
  description: z.string().default(""),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  type: typeSchema,
  anyOf: z.array(z.looseObject({ type: typeSchema })).default([]),
})
type Meta = z.output<typeof metaSchema>

/**
 * Describes the settings of a widget for a form in the browser, in their order, by its schema: the
 * enumerated values, and the metadata of the schemas in `setting-schemas.ts`. A setting
 * that nothing is known about is edited as JSON.
 */
export function describeForm(schema: z.ZodObject): SettingField[] {
  const fallbacks: Readonly<Record<string, unknown>> = schema.parse({})
  return Object.entries(schema.shape).flatMap(([name, setting]) => {
    const json = z.toJSONSchema(setting, { io: "input", unrepresentable: "any" })
    const meta = metaSchema.parse(json)
    return meta.control === "none" ? [] : [buildField(name, meta, fallbacks[name])]
  })
}

function buildField(name: string, meta: Meta, fallback: unknown): SettingField {
  const { control, enum: values, model, min, max } = meta
  const field: SettingField = {
    name,
    kind: resolveKind(meta),
    label: buildLabel(name),
    help: meta.description,
    isRequired: false,
    isNullable: values === undefined || fallback === undefined,
    initial: fallback ?? null,
  }
  if (values) field.choices = values.map((value) => buildChoice(value))
  if (control === "yes_no") field.choices = yesOrNo
  if (model) field.model = model
  if (control === "video") Object.assign(field, { model: "cognito/video", isVideo: true })
  if (min !== undefined) field.min = min
  if (max !== undefined) field.max = max
  return field
}

function buildChoice(value: string | number): { value: string; label: string } {
  return { value: String(value), label: buildLabel(value) }
}

const yesOrNo = [
  { value: "1", label: "Yes" },
  { value: "0", label: "No" },
]

function resolveKind({ control, enum: values, type, anyOf }: Meta): FieldKind {
  if (values || control === "yes_no") return "choice"
  if (control === "video") return "reference"
  if (control !== undefined && control !== "none") return control
  const types = [type, ...anyOf.map((each) => each.type)].flat()
  if (types.includes("string")) return "text"
  if (types.includes("boolean")) return "boolean"
  if (types.includes("integer") || types.includes("number")) return "integer"
  return "json"
}

/** Returns "Text justify" for "text_justify". */
function buildLabel(name: string | number): string {
  const words = String(name).replaceAll("_", " ").replace("html", "text (HTML)")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
