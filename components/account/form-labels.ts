import { getTranslations } from "next-intl/server"
import type { ErrorCode } from "#lib/contract/error.ts"

/** Messages of an account form for errors without an API message. */
export type FormLabels = {
  /** Heading of the list of field errors. */
  check: string
  /** Shown if the API is unavailable. */
  unavailable: string
  /** Replaces `unavailable` for an error response of this code that has no message. */
  errorMessages?: Readonly<Partial<Record<ErrorCode, string>>>
}

/** Button texts of a password field. */
export type PasswordLabels = { show: string; hide: string; suggest: string }

/** Returns the translated button texts of a password field. */
export async function buildPasswordLabels(locale: string): Promise<PasswordLabels> {
  const t = await getTranslations({ locale, namespace: "account.password" })
  return { show: t("show"), hide: t("hide"), suggest: t("suggest") }
}
