import { getTranslations } from "next-intl/server"
import { buildSaveFormLabels } from "#components/account/build-save-form-labels.ts"
import type { MarketingConsent } from "#lib/account/customer.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { MarketingTexts } from "./marketing-form.tsx"

/** Builds the translated texts about marketing emails for the customer's consent. */
export async function buildMarketingTexts(
  locale: string,
  consent: MarketingConsent | null,
): Promise<MarketingTexts> {
  const [t, tProfile, tCheckout, form] = await Promise.all([
    getTranslations({ locale, namespace: "profile.emails" }),
    getTranslations({ locale, namespace: "profile" }),
    getTranslations({ locale, namespace: "checkout" }),
    buildSaveFormLabels(locale),
  ])
  const isWanted = consent?.isCurrent ?? false
  const date = consent && formatDate(consent.givenAt, locale)
  const signedOut = tProfile("password.signedOut")
  const sessionErrors = {
    UNAUTHENTICATED: signedOut,
    TOKEN_INVALID: signedOut,
    TOKEN_EXPIRED: signedOut,
  }
  return {
    state: date === null ? t("none") : isWanted ? t("agreed", { date }) : t("earlier", { date }),
    consentText: isWanted ? null : tCheckout("marketing"),
    orders: t("orders"),
    buttons: {
      ...(!isWanted && { agree: t("agree") }),
      ...(consent !== null && { withdraw: t("withdraw") }),
    },
    saving: tProfile("saving"),
    done: { agree: t("done"), withdraw: t("withdrawn") },
    form: {
      ...form,
      unavailable: t("unavailable"),
      errorMessages: { ...form.errorMessages, ...sessionErrors },
    },
  }
}
