import type { FormName as Name } from "#lib/forms/echoed-fields.ts"
import { formNameControl } from "#lib/forms/form-controls.ts"

/**
 * Names a form that posts to a server action, so that the server knows which of its fields it may
 * show again if the result cannot be rendered.
 */
export function FormName({ form }: { form: Name }) {
  return <input type="hidden" name={formNameControl} value={form} readOnly />
}
