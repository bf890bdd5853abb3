import { getTranslations } from "next-intl/server"
import { formatMoney, type Money } from "#lib/money.ts"

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
  }
}

/** What is said before a form that costs something; empty where it costs nothing. */
export async function buildFeeText(fee: Money, locale: string): Promise<string> {
  if (fee <= 0) return ""
  const t = await getTranslations({ locale, namespace: "form" })
  return t("fee", { amount: formatMoney(fee, locale) })
}
