import { getTranslations } from "next-intl/server"
import type { FormLabels } from "./form-labels.ts"

/** Returns the translated labels of a form that saves data, with its error messages by code. */
export async function buildSaveFormLabels(
  locale: string,
  { check, notFound }: { check?: string; notFound?: string } = {},
): Promise<FormLabels> {
  const t = await getTranslations({ locale, namespace: "profile" })
  const signedOut = t("signedOut")
  return {
    check: check ?? t("check"),
    unavailable: t("unavailable"),
    errorMessages: {
      UNAUTHENTICATED: signedOut,
      TOKEN_INVALID: signedOut,
      TOKEN_EXPIRED: signedOut,
      NOT_FOUND: notFound ?? t("notFound"),
    },
  }
}
