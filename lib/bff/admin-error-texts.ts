import { type ErrorMessage, formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { ErrorTranslator, TranslatableError } from "#lib/i18n/api-errors.ts"

type RejectedInput = TranslatableError & {
  fields?: Readonly<Record<string, string>> | undefined
  field_details?: Readonly<Record<string, ErrorMessage["detail"]>> | undefined
}

/** The message of a rejected call, and one for each invalid field. */
type ErrorTexts = { message: string; fields: Record<string, string> }

/**
 * Returns the messages of a rejected call for the forms of the back office. A field has its label
 * beside it, so no message has its name in the API.
 */
export function buildAdminErrorTexts(error: RejectedInput, translate: ErrorTranslator): ErrorTexts {
  const fields = Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([field, message]) => [
      field,
      buildFieldText({ message, detail: error.field_details?.[field] }, translate, error.code),
    ]),
  )
  const [shared, ...others] = new Set(Object.values(fields))
  if (shared === undefined || error.code !== "BAD_REQUEST") {
    return { message: translate(error), fields }
  }
  const general = { message: "", detail: { code: "input_invalid" }, code: error.code } as const
  return { message: others.length === 0 ? shared : translate(general), fields }
}

function buildFieldText(
  error: ErrorMessage,
  translate: ErrorTranslator,
  code: string | undefined,
): string {
  const text = translate({ ...error, code })
  if (isRequired.test(text)) return formatErrorDetail({ code: "value_required" })
  for (const [pattern, build] of limits) {
    const [, limit] = pattern.exec(text) ?? []
    if (limit !== undefined) return build(limit, translate)
  }
  if (/^(?:must|is) /.test(text)) return `This ${text}.`
  return text
}

/** Matches the messages about a missing value, those of zod included. */
const isRequired =
  /^(?:must not be empty|Too small: expected \w+ to have >=1 (?:characters|items)|Invalid input: expected \w+, received (?:undefined|null))$/

/** Messages of zod about a limit, each with the text for people. */
const limits: readonly [RegExp, (limit: string, translate: ErrorTranslator) => string][] = [
  [
    /^Too big: expected string to have <=(\d+) characters$/,
    (limit, translate) =>
      translate({
        message: "",
        detail: { code: "text_too_long", params: { count: Number(limit) } },
      }),
  ],
  [/^Too small: expected number to be >=(-?\d+)$/, (limit) => `This must be ${limit} or more.`],
  [/^Too big: expected number to be <=(-?\d+)$/, (limit) => `This must be ${limit} or less.`],
  [
    /^Invalid (email) address$/,
    (_limit, translate) => translate({ message: "", detail: { code: "email_format" } }),
  ],
]
