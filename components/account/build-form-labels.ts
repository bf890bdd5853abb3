import { getTranslations } from "next-intl/server"
import type { FormLabels } from "./form-labels.ts"

type Page = "login" | "signUp" | "welcome" | "recovery" | "logout" | "enter"

/** Returns the translated labels of the form on a page for signing in or out. */
export async function buildAccountFormLabels(locale: string, page: Page): Promise<FormLabels> {
  const t = await getTranslations({ locale, namespace: "account" })
  return {
    check: t("check"),
    unavailable: page === "login" ? t("unavailable") : t(`${page}.unavailable`),
    errorMessages: { FORBIDDEN: t("forbidden") },
  }
}
