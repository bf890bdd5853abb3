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
