import { z } from "zod"
import type { FieldKind, FormField } from "#lib/admin/form-field.ts"
import type { SettingField } from "#lib/admin/page-editor/setting-values.ts"
import { modelNames } from "#lib/contract/model-call.ts"

const typeSchema = z.union([z.string(), z.array(z.string())]).default([])

/** What a schema says about its control, beside its type: `setting.meta({ control: "html" })`. */
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
 * enumerated values, and what the schemas of `setting-schemas.ts` say about their control. A setting
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
  const choices = meta.enum?.map((value) => ({ value: String(value), label: buildLabel(value) }))
  const shared = {
    name,
    label: buildLabel(name),
    help: meta.description,
    isRequired: false,
    isNullable: true,
    initial: fallback ?? null,
  }
  if (choices) return { ...shared, kind: "choice", isNullable: fallback === undefined, choices }
  if (meta.control === "yes_no") {
    return { ...shared, kind: "choice", choices: yesOrNo }
  }
  if (meta.control === "video") return { ...shared, kind: "reference", model: "cognito/video", isVideo: true }
  return {
    ...shared,
    kind: meta.control ?? resolveKind(meta),
    ...pickSet({ model: meta.model, min: meta.min, max: meta.max }),
  } satisfies FormField & Partial<SettingField>
}

const yesOrNo = [
  { value: "1", label: "Yes" },
  { value: "0", label: "No" },
]

function resolveKind({ type, anyOf }: Meta): FieldKind {
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

function pickSet<T extends object>(values: T): Partial<T> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as Partial<T>
}
