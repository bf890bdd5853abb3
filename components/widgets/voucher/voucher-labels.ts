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
    form: { ...errorLabels, unavailable: t("unavailable") },
  }
}
