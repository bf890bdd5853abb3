import { getTranslations } from "next-intl/server"
import { maxAnswerLength } from "#lib/contract/answer-limits.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { formatMoney, type Money } from "#lib/money.ts"

/** What is said of an answer, by the sentence's name; with {name} and {limit}, to be filled in. */
export type AnswerLabels = Readonly<Record<string, string>>

/** Words of a form's controls and of what is said about it. */
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
  /** What is said of answers; null where the rules say it themselves, in English. */
  faults: AnswerLabels | null
}

/** The words of a form in the visitor's language; `thanks` is the form's own where it has some. */
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

/** What is said before a form that costs something; empty where it costs nothing. */
export async function buildFeeText(fee: Money, locale: string): Promise<string> {
  if (fee <= 0) return ""
  const t = await getTranslations({ locale, namespace: "form" })
  return t("fee", { amount: formatMoney(fee, locale) })
}
