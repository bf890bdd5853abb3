import { formatErrorMessage } from "#lib/contract/errors/error-definition.ts"
import { type FieldError, formFieldErrors } from "#lib/contract/errors/form-field-errors.ts"
import type { FormField } from "#lib/contract/forms/form-fields.ts"
import { validateFormValues } from "#lib/contract/forms/form-rules.ts"
import { buildControlName, listFieldValues } from "#lib/forms/form-controls.ts"
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
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, error]) => [name, formatFieldError(error, labels)]),
  )
}

/** Returns the message in the visitor's language: by the labels, else in English. */
function formatFieldError({ code, params }: FieldError, labels: FieldErrorLabels | null): string {
  const label = labels?.[code]
  return formatErrorMessage(label ? { message: label } : formFieldErrors[code], params)
}
