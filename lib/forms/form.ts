import type { formErrorCodes } from "#lib/contract/forms/form.ts"
import type { FormField } from "#lib/contract/forms/form-fields.ts"
import type { Money } from "#lib/contract/money.ts"
import type { Translated } from "#lib/contract/translated-text.ts"
import { parseDateTime } from "#lib/contract/values/typed-values.ts"

/** A form that visitors fill in. The HTML of its fields is sanitised. */
export type Form = Translated & {
  id: number
  name: string
  fields: readonly FormField[]
  usesCaptcha: boolean
  needsLogin: boolean
  /** Paid after submission; 0 means free. */
  fee: Money
  /** Message after submission; empty for the shop's default message. */
  thankYou: string
}

/**
 * Captcha question, the fallback if no script can solve the captcha; `token` is submitted with the
 * reply.
 */
export type CaptchaQuestion = { text: string; token: string }

/**
 * A form field as it is rendered: with its `autocomplete` token, and a value that its control
 * accepts.
 */
export type RenderedField = FormField & { autoComplete: string }

/** What is known of a message about an order; `text` names the order in words. */
type OrderMessage = { orderId: number; text: string; email: string }

const orderNumberWords = /order.?(?:number|no\b|id\b)/i

/**
 * Returns the form about an order: with its number in the field for it, else at the start of the
 * message, which is the first field with several lines; and with the email address.
 */
export function prefillForm<F extends Pick<Form, "fields">>(
  form: F,
  { orderId, text, email }: OrderMessage,
): F {
  const { fields } = form
  const number = fields.find(
    ({ kind, name, label }) =>
      kind === "text" && [name, label].some((words) => orderNumberWords.test(words)),
  )
  const message = number ? undefined : fields.find(({ kind }) => kind === "textarea")
  const values = new Map([
    [number, String(orderId)],
    [message, `${text}\n\n${message?.value ?? ""}`],
    [fields.find(({ kind, value }) => kind === "email" && value === ""), email],
  ])
  return {
    ...form,
    fields: fields.map((field) => ({ ...field, value: values.get(field) ?? field.value })),
  }
}

/** Returns the field with its `autocomplete` token and its initial value. */
export function buildRenderedField(field: FormField): RenderedField {
  return { ...field, value: resolveValue(field), autoComplete: resolveAutoComplete(field) }
}

/**
 * Returns the initial value: native controls take ISO text, the storefront's date control
 * dd/mm/yyyy.
 */
function resolveValue({ kind, value }: FormField): string {
  if (kind !== "date" && kind !== "datetime" && kind !== "time") return value
  const parsed = parseDateTime(kind, value)
  if (!parsed) return ""
  return kind === "date" ? parsed.shown : parsed.iso
}

const byKind = new Map([
  ["email", "email"],
  ["phone", "tel"],
  ["password", "new-password"],
])

/** Patterns for a field's name or label, the more specific ones first. */
const byWords: [RegExp, string][] = [
  [/^e-?mail/, "email"],
  [/first.?name|given.?name/, "given-name"],
  [/last.?name|sur.?name|family.?name/, "family-name"],
  [/^(?:company|business|organi[sz]ation)(?: name)?$/, "organization"],
  [/^post.?code|^zip/, "postal-code"],
  [/suburb|^city|^town/, "address-level2"],
  [/^state\b/, "address-level1"],
  [/street|^(?:postal |delivery )?address/, "street-address"],
  [/^country$/, "country-name"],
  [/^(?:your )?(?:date of birth|birthday)$/, "bday"],
  [/^(?:your |full )?name$/, "name"],
]

function resolveAutoComplete({ kind, name, label }: FormField): string {
  const known = byKind.get(kind)
  if (known) return known
  if (kind !== "text" && kind !== "textarea" && kind !== "date") return ""
  const texts = [name.replaceAll("_", " "), label].map((text) => text.trim().toLowerCase())
  return byWords.find(([words]) => texts.some((text) => words.test(text)))?.[1] ?? ""
}

export type FormRejectionCode = (typeof formErrorCodes)[number]

/** Why a form was rejected. */
export type FormRejection = {
  kind: "rejected"
  code: FormRejectionCode
  /** In the visitor's language; empty if the interface shows its own message. */
  error: string
  /** One message for each rejected field. */
  fieldErrors: Readonly<Record<string, string>>
  /** The captcha question for the next try. */
  question: CaptchaQuestion | null
  /** The submitted values, for a page that is rendered again without JavaScript. */
  values: Readonly<Record<string, string>>
}

/** Result of a form submission; `payment` is the URL of the payment, null if there is none. */
export type SendResult = { kind: "sent"; payment: string | null } | FormRejection

/** Submits a form; the state of an earlier submission is ignored. */
export type SendForm = (before: SendResult | null, data: FormData) => Promise<SendResult>
