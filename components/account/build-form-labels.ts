import { getTranslations } from "next-intl/server"
import type { FormLabels } from "./form-labels.ts"

type Page = "login" | "signUp" | "welcome" | "recovery" | "logout" | "enter"

/** What the form of a page for signing in or out says by itself, in the visitor's language. */
export async function buildFormLabels(locale: string, page: Page): Promise<FormLabels> {
  const t = await getTranslations({ locale, namespace: "account" })
  return {
    check: t("check"),
    unavailable: page === "login" ? t("unavailable") : t(`${page}.unavailable`),
    refusals: { FORBIDDEN: t("forbidden") },
  }
}
