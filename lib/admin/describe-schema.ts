import "server-only"
import { z } from "zod"
import { imageHashSchema } from "#lib/contract/image.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import { amountSchema, htmlSchema, idSchema, instantSchema } from "#lib/contract/primitives.ts"
import type { FieldKind, FormField } from "./form-field.ts"
import { buildNameLabel } from "./name-label.ts"

/** Words of a form: labels, explanations and names of choices, by the names of the fields. */
export type FieldTexts = {
  labels?: Readonly<Record<string, string>>
  help?: Readonly<Record<string, string>>
  choices?: Readonly<Record<string, string>>
  /** Values of texts that are a choice, although their schemas take others as well. */
  options?: Readonly<Record<string, readonly string[]>>
}

/** Schemas of the contract that have a control of their own. */
const kinds = new Map<unknown, FieldKind>([
  [amountSchema, "money"],
  [htmlSchema, "html"],
  [instantSchema, "instant"],
  [imageHashSchema, "image"],
])

/** Texts of several lines, by the names of the fields. */
const longNames = new Set([
  "blurb",
  "description",
  "thank_you",
  "meta_description",
  "sub_heading",
  "organisation_address",
])

/** The models that fields refer to; a name may have the suffix "s", or words before it. */
const referredModels: readonly [suffix: string, model: ModelName][] = [
  ["group_id", "cognito/group"],
  ["parent_id", "cognito/group"],
  ["product_id", "sell/product"],
  ["gallery_id", "cognito/gallery"],
  ["video_id", "cognito/video"],
  ["page_id", "cognito/page"],
  ["user_id", "cognito/user"],
  ["addon_id", "sell/addon"],
  ["region_id", "sell/shipping_region"],
  ["shipping_type_id", "sell/shipping_type"],
]

/**
 * Describes the fields of an object's schema for a form in the browser, in their order. zod itself
 * stays on the server. A field without a label is named after its name in the API.
 */
export function buildFormFields(schema: z.ZodObject, texts: FieldTexts = {}): FormField[] {
  return Object.entries(schema.shape).map(([name, field]) =>
    describeField(name, parseSchema(field), texts),
  )
}

function describeField(name: string, schema: z.ZodType, texts: FieldTexts): FormField {
  const { inner, initial, isOptional, isNullable } = unwrap(schema)
  const field: FormField = {
    name,
    kind: resolveKind(name, inner),
    label: texts.labels?.[name] ?? buildLabel(name),
    help: texts.help?.[name] ?? "",
    isRequired: !isOptional && !isNullable && initial === undefined,
    isNullable,
    initial: initial ?? null,
  }
  if (inner instanceof z.ZodString && inner.maxLength !== null) field.maxLength = inner.maxLength
  const options = inner instanceof z.ZodEnum ? inner.options.map(String) : texts.options?.[name]
  if (options !== undefined) {
    field.kind = "choice"
    field.choices = options.map((value) => ({
      value,
      label: texts.choices?.[value] ?? buildLabel(value),
    }))
  }
  if (field.kind === "reference" || field.kind === "references") {
    const model = findModel(name)
    if (model !== null) field.model = model
  }
  if (field.kind === "rows" && inner instanceof z.ZodArray) {
    const element = parseSchema(inner.element)
    if (element instanceof z.ZodObject) field.fields = buildFormFields(element, texts)
  }
  return field
}

type Unwrapped = {
  inner: z.ZodType
  initial: unknown
  isOptional: boolean
  isNullable: boolean
}

/** Removes what only states that a value may be absent; a transformed value is described as its input. */
function unwrap(schema: z.ZodType): Unwrapped {
  const found: Unwrapped = {
    inner: schema,
    initial: undefined,
    isOptional: false,
    isNullable: false,
  }
  for (;;) {
    const { inner } = found
    if (inner instanceof z.ZodDefault) {
      found.initial = inner.def.defaultValue
      found.inner = parseSchema(inner.unwrap())
    } else if (inner instanceof z.ZodNullable) {
      found.isNullable = true
      found.inner = parseSchema(inner.unwrap())
    } else if (inner instanceof z.ZodOptional) {
      found.isOptional = true
      found.inner = parseSchema(inner.unwrap())
    } else if (inner instanceof z.ZodPipe) {
      found.inner = parseSchema(inner.in)
    } else return found
  }
}

function resolveKind(name: string, schema: z.ZodType): FieldKind {
  const known = findKnown(schema, kinds)
  if (known !== null) return known
  if (schema instanceof z.ZodBoolean) return "boolean"
  if (schema instanceof z.ZodEnum) return "choice"
  if (schema instanceof z.ZodNumber) {
    const isId = findKnown(schema, new Map([[idSchema, true]])) === true
    if (isId && findModel(name) !== null) return "reference"
    if (name.endsWith("basis_points")) return "percent"
    return schema.isInt ? "integer" : "number"
  }
  if (schema instanceof z.ZodUnion) {
    return parseSchema(schema.options[0]) instanceof z.ZodBoolean ? "boolean" : "text"
  }
  if (schema instanceof z.ZodArray) return resolveListKind(name, parseSchema(schema.element))
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return longNames.has(name) ? "long" : "text"
  }
  return "json"
}

function resolveListKind(name: string, element: z.ZodType): FieldKind {
  if (element instanceof z.ZodString) return "lines"
  if (element instanceof z.ZodNumber && findModel(name) !== null) return "references"
  if (!(element instanceof z.ZodObject)) return "json"
  // A row of rows is too much for one form.
  const isFlat = buildFormFields(element).every(
    ({ kind }) => kind !== "rows" && kind !== "json" && kind !== "references",
  )
  return isFlat ? "rows" : "json"
}

/** Finds a schema in a table, or the one that it refines. */
function findKnown<T>(schema: z.ZodType, table: ReadonlyMap<unknown, T>): T | null {
  let at: unknown = schema
  while (at instanceof z.ZodType) {
    const found = table.get(at)
    if (found !== undefined) return found
    at = at._zod.parent
  }
  return null
}

function findModel(name: string): ModelName | null {
  const single = name.replace(/s$/, "")
  return referredModels.find(([suffix]) => single.endsWith(suffix))?.[1] ?? null
}

/** Builds the label of a field; of a reference without what marks it as one. */
function buildLabel(name: string): string {
  return buildNameLabel(name.replace(/_(?:id|hash)(s?)$/, "$1"))
}

/** The types of zod's own wrappers are wider than those of its schemas. */
function parseSchema(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new TypeError("not a schema of zod")
}
