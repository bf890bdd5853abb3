import type { FormField } from "#lib/contract/form-fields.ts"
import { validateFormValues } from "#lib/contract/form-rules.ts"
import { buildControlName, listFieldValues } from "#lib/forms/form-controls.ts"
import { fieldMessagePatterns } from "#lib/i18n/field-message-patterns.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildMessageMatcher } from "#lib/i18n/message-matcher.ts"
import type { FieldErrorLabels } from "./form-labels.ts"

/**
 * Stands for the value of a number input with invalid content, which the browser does not expose.
 */
const unreadable = "?"

/** Returns one message for each field that the server would reject, by the server's own rules. */
export function validateForm(
  form: HTMLFormElement,
  fields: readonly FormField[],
  labels: FieldErrorLabels | null = null,
): Record<string, string> {
  const values = listFieldValues(new FormData(form))
  for (const { name, kind } of fields) {
    const control = form.elements.namedItem(buildControlName(name, kind === "password"))
    if (control instanceof HTMLInputElement && control.validity.badInput) values[name] = unreadable
  }
  const { fieldErrors } = validateFormValues(fields, values)
  return labels === null ? fieldErrors : translateErrors(fieldErrors, labels)
}

const matchMessage = buildMessageMatcher(fieldMessagePatterns)

/**
 * Returns the messages in the visitor's language. Validation messages of editors stay untranslated.
 */
function translateErrors(
  fieldErrors: Readonly<Record<string, string>>,
  labels: FieldErrorLabels,
): Record<string, string> {
  const translate = (message: string) => {
    const match = matchMessage(message)
    const text = match && labels[match.name]
    return text ? formatTemplate(text, match.words) : message
  }
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, message]) => [name, translate(message)]),
  )
}
