import "server-only"
import type { ModelName } from "#lib/contract/model-call.ts"
import fieldTexts from "../../messages/admin/fields.json" with { type: "json" }
import { buildModelForm } from "./describe-model.ts"
import type { FieldGroup, FormField } from "./form-field.ts"
import { recordKinds } from "./record-kinds.ts"

/** What the screens of a kind of records are made from. */
export type KindView = {
  path: string
  model: ModelName
  title: string
  /** Button that opens the form of a new one. */
  add: string
  intro: string
  columns: FormField[]
  filters: FormField[]
  groups: FieldGroup[]
  shopPath: string | null
  children: { path: string; field: string; title: string; add: string } | null
}

/** Returns the description of the kind with this path; null if there is none. */
export function buildRecordKind(path: string): KindView | null {
  const kind = recordKinds.find((candidate) => candidate.path === path)
  if (kind === undefined) return null
  const { model, columns, filters = [], groups, hidden = [], shopPath, children } = kind
  const described = buildModelForm(model, { groups, hidden })
  const fields = [...described.flatMap((group) => group.fields), ...timestamps]
  const pick = (names: readonly string[]) =>
    names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  return {
    path,
    model,
    ...getKindTexts(path),
    columns: pick(columns),
    filters: pick(filters),
    groups: described,
    shopPath: shopPath ?? null,
    children: children ? { ...children, ...pickTitles(children.path) } : null,
  }
}

function pickTitles(path: string) {
  const { title, add } = getKindTexts(path)
  return { title, add }
}

/** Lists all kinds with their texts, and the screens that are not made from a description. */
export function listKinds(): { path: string; title: string; intro: string }[] {
  const own = recordKinds.filter(({ isPart }) => isPart !== true).map(({ path }) => path)
  return [...own, "submissions", "vouchers"].map((path) => ({ path, ...getKindTexts(path) }))
}

type KindTexts = { title: string; add: string; intro: string }

/** Returns the texts of a kind's screens. */
export function getKindTexts(path: string): KindTexts {
  const kinds: Readonly<Record<string, KindTexts>> = fieldTexts.kinds
  return kinds[path] ?? { title: path, add: fieldTexts.headings.add, intro: "" }
}

const timestamps = ["created_at", "updated_at"].map(
  (name): FormField => ({
    name,
    kind: "instant",
    label: name === "created_at" ? fieldTexts.labels.created_at : fieldTexts.labels.updated_at,
    help: "",
    isRequired: false,
    isNullable: false,
    initial: null,
  }),
)
