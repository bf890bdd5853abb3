import { getTranslations } from "next-intl/server"
import type { FormLabels } from "./form-labels.ts"

/** What a form that saves something says of a refusal, in the visitor's language. */
export async function buildRefusalLabels(
  locale: string,
  { check, notFound }: { check?: string; notFound?: string } = {},
): Promise<FormLabels> {
  const t = await getTranslations({ locale, namespace: "profile" })
  const signedOut = t("signedOut")
  return {
    check: check ?? t("check"),
    unavailable: t("unavailable"),
    refusals: {
      ...{ UNAUTHENTICATED: signedOut, TOKEN_INVALID: signedOut, TOKEN_EXPIRED: signedOut },
      NOT_FOUND: notFound ?? t("notFound"),
    },
  }
}
