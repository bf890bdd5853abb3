import { getTranslations } from "next-intl/server"
import { maxAnswerLength } from "#lib/contract/answer-limits.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { formatMoney, type Money } from "#lib/money.ts"

/** Validation messages by the name of their pattern, as templates with {name} and {limit}. */
export type AnswerLabels = Readonly<Record<string, string>>

/** Labels and messages of a form. */
export type FormLabels = {
  required: string
  choose: string
  dateFormat: string
  showPassword: string
  hidePassword: string
  suggestPassword: string
  send: string
  sending: string
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
  faults: AnswerLabels | null
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
    sending: t("sending"),
    thanks: thanks.trim() || t("thanks"),
    check: t("check"),
    unavailable: t("unavailable"),
    tooLarge: t("tooLarge"),
    reply: t("reply"),
    trap: t("trap"),
    faults: locale === defaultLocale ? null : await buildAnswerLabels(locale),
  }
}

async function buildAnswerLabels(locale: string): Promise<AnswerLabels> {
  const t = await getTranslations({ locale, namespace: "said" })
  const places = { name: "{name}", limit: "{limit}" }
  return {
    fill: t("fill"),
    answer: t("answer", places),
    answerFit: t("answerFit", places),
    atLeast: t("atLeast", places),
    atMost: t("atMost", places),
    most: t("most", { count: maxAnswerLength }),
  }
}

/** Returns the text about the form's fee, shown above the form; empty if it costs nothing. */
export async function buildFeeText(fee: Money, locale: string): Promise<string> {
  if (fee <= 0) return ""
  const t = await getTranslations({ locale, namespace: "form" })
  return t("fee", { amount: formatMoney(fee, locale) })
}
