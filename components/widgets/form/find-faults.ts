import type { FormField } from "#lib/contract/form-fields.ts"
import { checkAnswers } from "#lib/contract/form-rules.ts"
import { buildControlName, listAnswers } from "#lib/forms/form-controls.ts"

/** What a numeric control holds that is no number: the browser keeps it to itself. */
const unreadable = "?"

/** A sentence for each field whose answer the shop would not take, by the shop's own rules. */
export function findFaults(
  form: HTMLFormElement,
  fields: readonly FormField[],
): Record<string, string> {
  const answers = listAnswers(new FormData(form))
  for (const { name, kind } of fields) {
    const control = form.elements.namedItem(buildControlName(name, kind === "password"))
    if (control instanceof HTMLInputElement && control.validity.badInput) answers[name] = unreadable
  }
  return checkAnswers(fields, answers).faults
}
