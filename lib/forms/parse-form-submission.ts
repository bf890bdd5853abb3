import type { FormSubmission } from "#lib/contract/forms/form.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { controls, listFieldValues } from "./form-controls.ts"

/** A parsed form post: the form, the submission for the API, and whether a script sent it. */
export type ParsedFormSubmission = {
  formId: number
  submission: FormSubmission
  values: Readonly<Record<string, string>>
  isScripted: boolean
}

/** Parses a form post; null if its controls are not those of a form of this shop. */
export function parseFormSubmission(
  data: FormData,
  referrer: string | null,
): ParsedFormSubmission | null {
  const formId = idSchema.safeParse(Number(getText(data, controls.form)))
  if (!formId.success) return null
  const values = listFieldValues(data)
  return {
    formId: formId.data,
    values,
    isScripted: data.has(controls.scripted),
    submission: {
      data: values,
      url: encodeAddress(getText(data, controls.page) || (referrer ?? "")),
      captcha: readCaptcha(data),
      trap: getText(data, controls.trap).slice(0, 1_000),
      key: getText(data, controls.key).slice(0, 100),
    },
  }
}

function readCaptcha(data: FormData): string {
  const token = getText(data, controls.question)
  const reply = getText(data, controls.reply)
  const captcha = token ? `question:${token}:${reply}` : getText(data, controls.proof)
  return captcha.slice(0, 10_000)
}

/**
 * Returns the base64 of the URL that the payer returns to, without the token of an earlier payment.
 */
function encodeAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return ""
  url.searchParams.delete("payum_token")
  const encoded = Buffer.from(url.href).toString("base64")
  return encoded.length > 4_000 ? "" : encoded
}

function getText(data: FormData, control: string): string {
  const value = data.get(control)
  return typeof value === "string" ? value : ""
}
