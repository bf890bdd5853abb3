import { getTranslations } from "next-intl/server"
import { maxFieldValueLength } from "#lib/contract/form-value-limits.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { Money } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"

/** Validation messages by the name of their pattern, as templates with {name} and {limit}. */
export type FieldErrorLabels = Readonly<Record<string, string>>

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
  check: string
  unavailable: string
  tooLarge: string
  reply: string
  trap: string
  /**
   * Translated validation messages; null in English, where the rules return the messages
   * themselves.
   */
  fieldErrors: FieldErrorLabels | null
}

/**
 * Returns the form's labels in the visitor's language. `thanks` overrides the default text if set.
 */
export async function buildFormLabels(locale: string, thanks: string): Promise<FormLabels> {
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
    thanks: thanks.trim() || t("thanks"),
    check: t("check"),
    unavailable: t("unavailable"),
    tooLarge: t("tooLarge"),
    reply: t("reply"),
    trap: t("trap"),
    fieldErrors: locale === defaultLocale ? null : await buildFieldErrorLabels(locale),
  }
}

async function buildFieldErrorLabels(locale: string): Promise<FieldErrorLabels> {
  const t = await getTranslations({ locale, namespace: "apiErrors" })
  const placeholders = { name: "{name}", limit: "{limit}" }
  return {
    fill: t("fill"),
    fieldRequired: t("fieldRequired", placeholders),
    fieldInvalid: t("fieldInvalid", placeholders),
    atLeast: t("atLeast", placeholders),
    atMost: t("atMost", placeholders),
    most: t("most", { count: maxFieldValueLength }),
  }
}

/** Returns the text about the form's fee, shown above the form; empty if it costs nothing. */
export async function buildFeeText(fee: Money, locale: string): Promise<string> {
  if (fee <= 0) return ""
  const t = await getTranslations({ locale, namespace: "form" })
  return t("fee", { amount: formatMoney(fee, locale) })
}
