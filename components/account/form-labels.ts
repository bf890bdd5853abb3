import { getTranslations } from "next-intl/server"
import type { ErrorCode } from "#lib/contract/error.ts"

/** What a form of the account says by itself. */
export type FormLabels = {
  /** Above a list of what is wrong. */
  check: string
  /** Where the shop cannot do it now. */
  unavailable: string
  /** In place of `unavailable`, for a refusal that has no sentence of its own. */
  refusals?: Readonly<Partial<Record<ErrorCode, string>>>
}

/** What a password field offers. */
export type PasswordLabels = { show: string; hide: string; suggest: string }

/** The words of a password field in the visitor's language. */
export async function buildPasswordLabels(locale: string): Promise<PasswordLabels> {
  const t = await getTranslations({ locale, namespace: "account.password" })
  return { show: t("show"), hide: t("hide"), suggest: t("suggest") }
}
