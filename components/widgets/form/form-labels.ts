import { getTranslations } from "next-intl/server"
import type { FieldError } from "#lib/contract/errors/form-field-errors.ts"
import type { FormField } from "#lib/contract/forms/form-fields.ts"
import { maxFieldValueLength } from "#lib/contract/forms/form-value-limits.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { Money } from "#lib/contract/money.ts"
import type { Form } from "#lib/forms/form.ts"
import { buildFieldAttributes, type LangAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"

/** Messages of field errors by code, as templates with the parameters of the error. */
export type FieldErrorLabels = { readonly [Code in FieldError["code"]]?: string }

/** Labels and messages of a form. */
export type FormLabels = {
  required: string
  choose: string
  dateFormat: string
  showPassword: string
  hidePassword: string
  suggestPassword: string
  send: string
  submitting: string
  thanks: string
  /** Attributes of `thanks`, if it is in another language than the page. */
  thanksLang?: LangAttributes
  check: string
  unavailable: string
  tooLarge: string
  reply: string
  trap: string
  /**
   * Translated messages of the errors that these fields can have; null in English, which scripts
   * have anyway.
   */
  fieldErrors: FieldErrorLabels | null
}

/**
 * Returns the form's labels in the visitor's language. Its `thankYou` overrides the default text if
 * set.
 */
export async function buildFormLabels(
  locale: string,
  form: Pick<Form, "thankYou" | "fields" | "translatedFields">,
): Promise<FormLabels> {
  const { thankYou, fields } = form
  const t = await getTranslations({ locale, namespace: "form" })
  return {
    required: t("required"),
    choose: t("choose"),
    dateFormat: t("dateFormat"),
    showPassword: t("showPassword"),
    hidePassword: t("hidePassword"),
    suggestPassword: t("suggestPassword"),
    send: t("send"),
    submitting: t("submitting"),
    thanks: thankYou.trim() || t("thanks"),
    ...(thankYou.trim() !== "" && { thanksLang: buildFieldAttributes(locale, form, "thank_you") }),
    check: t("check"),
    unavailable: t("unavailable"),
    tooLarge: t("tooLarge"),
    reply: t("reply"),
    trap: t("trap"),
    fieldErrors: locale === defaultLocale ? null : await buildFieldErrorLabels(locale, fields),
  }
}

async function buildFieldErrorLabels(
  locale: string,
  fields: readonly FormField[],
): Promise<FieldErrorLabels> {
  const t = await getTranslations({ locale, namespace: "apiErrors" })
  const places = { name: "{name}", limit: "{limit}", step: "{step}", start: "{start}" }
  const values = { ...places, count: maxFieldValueLength }
  const codes = new Set(fields.flatMap(listFieldErrorCodes))
  return Object.fromEntries([...codes].map((code) => [code, t(code, values)]))
}

/** Returns the codes of the errors that the value of a field can have. */
export function listFieldErrorCodes({ kind, min, max, step }: FormField): TemplateCode[] {
  switch (kind) {
    case "content":
    case "header":
    case "submit":
      return []
    case "checkbox":
      return ["field_tick_required"]
    case "select":
      return ["field_option_required"]
    case "text":
    case "textarea":
    case "password":
      return ["field_required", "field_too_long"]
    case "email":
    case "phone":
      return ["field_required", "field_too_long", `field_${kind}`]
    case "number":
    case "percent":
    case "currency":
      return [
        "field_required",
        `field_${kind}`,
        ...(min === null ? [] : (["field_min"] as const)),
        ...(max === null ? [] : (["field_max"] as const)),
        ...(step === null ? [] : (["field_step", "field_step_from"] as const)),
      ]
    case "date":
    case "datetime":
    case "time":
      return [
        "field_required",
        `field_${kind}`,
        ...(min === null ? [] : (["field_earliest"] as const)),
        ...(max === null ? [] : (["field_latest"] as const)),
      ]
  }
}

/** Codes of all but the editor's own messages, which have no template. */
type TemplateCode = Exclude<FieldError["code"], "field_message">

/** Returns the text about the form's fee, shown above the form; empty if it costs nothing. */
export async function buildFeeText(fee: Money, locale: string): Promise<string> {
  if (fee <= 0) return ""
  const t = await getTranslations({ locale, namespace: "form" })
  return t("fee", { amount: formatMoney(fee, locale) })
}
