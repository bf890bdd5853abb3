/** Name of the control with the name of a form; `echoed-fields.ts` lists the names. */
export const formNameControl = "form-name"

/** Names of the controls beside a form's own fields. */
export const controls = {
  form: "form",
  /** Honeypot: only bots fill it in. */
  trap: "homepage",
  /** Idempotency key, the same for every try to submit the same values. */
  key: "key",
  /** URL of the page with the form. */
  page: "page",
  /** The captcha's solution, computed by a script. */
  proof: "proof",
  /** The captcha's question token, and the visitor's reply to the question. */
  question: "question",
  reply: "reply",
  /** Present if a script submits the form. */
  scripted: "scripted",
} as const

const fieldPrefix = "field."
const secretPrefix = "secret."

/**
 * Returns the name of a field's control. The field name is encoded, because browsers change quotes
 * and line breaks in control names. The prefix prevents a field called "submit" or "action" from
 * hiding a property of the form element, and marks a password as not to be shown again.
 */
export function buildControlName(field: string, isSecret: boolean): string {
  return (isSecret ? secretPrefix : fieldPrefix) + encodeURIComponent(field)
}

/** Resolves a control name to the name of its field; null for a control that is not a field. */
export function resolveField(control: string): string | null {
  const prefix = [secretPrefix, fieldPrefix].find((each) => control.startsWith(each))
  return prefix === undefined ? null : decode(control.slice(prefix.length))
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Returns the field values by field name. If a name occurs twice, the last value wins. */
export function listFieldValues(data: FormData): Record<string, string> {
  const values: [string, string][] = []
  for (const [control, value] of data) {
    const field = resolveField(control)
    if (field !== null && typeof value === "string") values.push([field, value])
  }
  return Object.fromEntries(values)
}
