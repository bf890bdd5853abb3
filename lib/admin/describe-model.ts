import "server-only"
import { groupModels } from "#lib/contract/group.ts"
import { type ModelName, modelInputs } from "#lib/contract/model-call.ts"
import fieldTexts from "../../messages/admin/fields.json" with { type: "json" }
import { buildFormFields, type FieldTexts } from "./describe-schema.ts"
import type { FieldGroup, FormField } from "./form-field.ts"

/** Which fields of a model are under which heading, by the names of the fields. */
export type ModelFormPlan = {
  groups?: Readonly<Record<string, readonly string[]>>
  /** Fields that the form does not have. */
  hidden?: readonly string[]
}

/**
 * Describes the form of a model, from its schema in the contract: groups of fields with labels and
 * explanations of `messages/admin/fields.json`. Fields of no group are the last one.
 */
export function buildModelForm(model: ModelName, { groups = {}, hidden = [] }: ModelFormPlan = {}) {
  const own: FieldTexts = getOwnTexts(model)
  const fields = buildFormFields(modelInputs[model], {
    labels: { ...fieldTexts.labels, ...own.labels },
    help: { ...fieldTexts.help, ...own.help },
    choices: { ...fieldTexts.choices, ...own.choices },
    options: own.options ?? {},
  }).filter(({ name }) => !hidden.includes(name))
  const groupModel = groupModels.find((name) => name.toLowerCase() === model)
  for (const field of fields) {
    if (field.name === "group_id" && groupModel) field.filter = { model: groupModel }
  }
  return groupFields(fields, groups)
}

function groupFields(fields: FormField[], groups: NonNullable<ModelFormPlan["groups"]>) {
  const named = Object.entries(groups).map(
    ([heading, names]): FieldGroup => ({
      id: buildId(heading),
      heading,
      fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    }),
  )
  const grouped = new Set(Object.values(groups).flat())
  const rest = fields.filter(({ name }) => !grouped.has(name))
  const heading = named.length === 0 ? fieldTexts.headings.all : fieldTexts.headings.rest
  return rest.length === 0 ? named : [...named, { id: buildId(heading), heading, fields: rest }]
}

function buildId(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]+/g, "-")
}

function getOwnTexts(model: ModelName): object {
  const models: Readonly<Record<string, object>> = fieldTexts.models
  return models[model] ?? {}
}
