/** Names of the controls that stand beside a form's own fields. */
export const controls = {
  form: "form",
  /** Filled in by programs alone. */
  trap: "homepage",
  /** The same for every try to send the same thing. */
  key: "key",
  /** Where the form stands. */
  page: "page",
  /** A captcha that a program has solved. */
  proof: "proof",
  /** A captcha's question, and the visitor's answer to it. */
  question: "question",
  reply: "reply",
  /** Present when a script sends the form. */
  scripted: "scripted",
} as const

const answerPrefix = "answer."
const secretPrefix = "secret."

/**
 * Name of a field's control. It is encoded, because browsers change quotes and line breaks in the
 * names they send. Its prefix keeps a field called "submit" or "action" from hiding what every form
 * element has, and says of a password that it is not to be shown.
 */
export function buildControlName(field: string, isSecret: boolean): string {
  return (isSecret ? secretPrefix : answerPrefix) + encodeURIComponent(field)
}

/** The field that a control of this name belongs to, or null for a control of another sort. */
export function resolveField(control: string): { name: string; isSecret: boolean } | null {
  const isSecret = control.startsWith(secretPrefix)
  if (!isSecret && !control.startsWith(answerPrefix)) return null
  const name = decode(control.slice((isSecret ? secretPrefix : answerPrefix).length))
  return name === null ? null : { name, isSecret }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What stands in the fields, by field name. Where a name occurs twice the last one counts. */
export function listAnswers(data: FormData): Record<string, string> {
  const answers: [string, string][] = []
  for (const [control, value] of data) {
    const field = resolveField(control)
    if (field !== null && typeof value === "string") answers.push([field.name, value])
  }
  return Object.fromEntries(answers)
}
