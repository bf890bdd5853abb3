import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatAuditValue } from "./audit-query.ts"
import type { AdminOutput } from "./call-admin.ts"
import { buildNameLabel } from "./name-label.ts"

type Entry = AdminOutput<"listAuditEntries">["data"][number]
type Words = Readonly<Record<string, string>>

/** Words of the audit log; `{thing}` in those of a call stands for the record. */
export type AuditWords = {
  calls: Words
  /** Nouns for the kinds of records, by their model. */
  things: Words
  /** Labels of fields, by model and name. */
  fields: Readonly<Record<string, Words>>
  usualFields: Words
}

type AuditTexts = TextsOf<"admin.audit">

const actions = ["create", "update", "enable", "disable", "delete"] as const
const longestShown = 40

/** Returns the label of a field; its name with spaces for one without. */
export function getAuditFieldLabel(
  { fields, usualFields }: AuditWords,
  model: string,
  field: string,
): string {
  return fields[model]?.[field] ?? usualFields[field] ?? buildNameLabel(field)
}

/**
 * Describes what an entry of the audit log did, and to what: "Changed “Price” of the variant “MUG”:
 * 8.50 → 8.00". A command of the console is named as it was typed, an unknown call as it is.
 */
export function describeAuditEntry(entry: Entry, words: AuditWords, t: AuditTexts): string {
  const { call, model, changes } = entry
  const thing = describeThing(entry, words, t)
  const known = words.calls[call]
  const [change, ...others] = changes
  const field = change && others.length === 0 ? change : null
  const what = known?.replace("{thing}", thing) ?? describeAction()
  if (field === null || what === call) return what
  const before = formatAuditValue(field.before, field.field)
  const after = formatAuditValue(field.after, field.field)
  if (/\/(?:create|delete)$/.test(call) || `${before}${after}`.length > longestShown) return what
  return t("values", { what, before: before || t("empty"), after: after || t("empty") })

  function describeAction(): string {
    const action = actions.find((name) => call === `${model}/${name}`)
    if (action === undefined) return call.includes("/") ? call : t("command", { call, thing })
    if (action !== "update" || field === null) return t(`actions.${action}`, { thing })
    return t("actions.updateField", {
      field: getAuditFieldLabel(words, model, field.field),
      thing,
    })
  }
}

function describeThing({ model, record_id: id, label }: Entry, words: AuditWords, t: AuditTexts) {
  const noun = words.things[model] ?? model
  if (label !== "") return t("thing", { noun, label })
  return id === null || model === "cognito/domain"
    ? t("onlyThing", { noun })
    : t("numberedThing", { noun, id })
}
