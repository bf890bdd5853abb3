import { getTranslations } from "next-intl/server"
import { buildSaveFormLabels, type FormLabels } from "#components/account/form-labels.ts"

/** Labels of the voucher forms. */
export type VoucherLabels = {
  buy: string
  redeem: string
  modes: string
  theme: string
  amount: string
  customAmount: string
  typedAmount: string
  email: string
  emailNote: string
  accountNote: string
  optional: string
  gift: string
  recipientName: string
  recipientEmail: string
  recipientEmailNote: string
  senderName: string
  message: string
  sendOn: string
  sendOnNote: string
  preview: string
  /** Templates with {name}. */
  cardFor: string
  cardFrom: string
  noAmounts: string
  /** Template with {amount}. */
  pay: string
  payPlain: string
  busy: string
  leaving: string
  goToPayment: string
  code: string
  codeNote: string
  needsLogin: string
  redeemButton: string
  balanceButton: string
  /** Template with {amount}. */
  worth: string
  form: FormLabels
}

/** Returns the labels of the voucher widget in the visitor's language. */
export async function buildVoucherLabels(locale: string): Promise<VoucherLabels> {
  const t = await getTranslations({ locale, namespace: "voucher" })
  const errorLabels = await buildSaveFormLabels(locale, { check: t("check") })
  return {
    buy: t("buy"),
    redeem: t("redeem"),
    modes: t("modes"),
    theme: t("theme"),
    amount: t("amount"),
    customAmount: t("customAmount"),
    typedAmount: t("typedAmount"),
    email: t("email"),
    emailNote: t("emailNote"),
    accountNote: t("accountNote"),
    optional: t("optional"),
    gift: t("gift"),
    recipientName: t("recipientName"),
    recipientEmail: t("recipientEmail"),
    recipientEmailNote: t("recipientEmailNote"),
    senderName: t("senderName"),
    message: t("message"),
    sendOn: t("sendOn"),
    sendOnNote: t("sendOnNote"),
    preview: t("preview"),
    cardFor: t("cardFor", { name: "{name}" }),
    cardFrom: t("cardFrom", { name: "{name}" }),
    noAmounts: t("noAmounts"),
    pay: t("pay", { amount: "{amount}" }),
    payPlain: t("payPlain"),
    busy: t("busy"),
    leaving: t("leaving"),
    goToPayment: t("goToPayment"),
    code: t("code"),
    codeNote: t("codeNote"),
    needsLogin: t("needsLogin"),
    redeemButton: t("redeemButton"),
    balanceButton: t("balanceButton"),
    worth: t("worth", { amount: "{amount}" }),
    form: { ...errorLabels, unavailable: t("unavailable") },
  }
}
