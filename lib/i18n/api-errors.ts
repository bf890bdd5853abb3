import "server-only"
import { getLocale, getTranslations } from "next-intl/server"
import { type ErrorCode, errorCodes } from "#lib/contract/error.ts"
import {
  type ErrorDetail,
  type ErrorMessage,
  errorDefinitions,
  isShopError,
  type ShopErrorCode,
} from "#lib/contract/error-detail.ts"
import type { ErrorDefinition, ErrorParams } from "#lib/contract/errors/error-definition.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseCents } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { formatDate } from "./format-date.ts"

/** An error to translate; `code` is the class of the response that it came with. */
export type TranslatableError = ErrorMessage & { code?: string | undefined }

/**
 * Translates an error of the API or the contract into the visitor's language. An error that the
 * catalogues do not have, as of another API server, reads as the class of its response does, or
 * else as the server's own message.
 */
export type ErrorTranslator = (error: TranslatableError) => string

/** Returns the translator of errors for the current request's locale. */
export async function getErrorTranslator(): Promise<ErrorTranslator> {
  return buildErrorTranslator(await getLocale())
}

/** Returns the translator for a locale. */
export async function buildErrorTranslator(locale: string): Promise<ErrorTranslator> {
  const t = await getTranslations({ locale, namespace: "apiErrors" })
  return ({ message, detail, code = "" }) => {
    if (detail && isShopError(detail)) return t(detail.code, formatParams(detail, locale))
    if (locale === defaultLocale && message !== "") return message
    const general = generalErrors.get(code)
    if (general !== undefined) return t(general)
    // A visitor has no use for details that only API clients can fix.
    return detail && isErrorClass(code) ? t("request_rejected") : message
  }
}

/** Returns the message of each field in the visitor's language. */
export function formatFieldErrors(
  fieldErrors: Readonly<Record<string, ErrorMessage>>,
  translate: ErrorTranslator,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, error]) => [name, translate(error)]),
  )
}

/** Message of each class of errors for which one message is enough. */
const generalErrors: ReadonlyMap<string, ShopErrorCode> = new Map([
  ["UNAUTHENTICATED", "login_required_again"],
  ["TOKEN_EXPIRED", "login_required_again"],
  ["TOKEN_INVALID", "login_required_again"],
  ["RATE_LIMITED", "rate_limited"],
  ["UNAVAILABLE", "try_again_soon"],
  ["INTERNAL", "server_error_retry"],
] as const satisfies readonly (readonly [ErrorCode, ShopErrorCode])[])

/** True for a class of errors of the contract; other codes are those of a form or a cart. */
function isErrorClass(code: string): boolean {
  return errorCodes.some((known) => known === code)
}

/** Returns the values of a message's placeholders, in the locale's format. */
function formatParams(detail: ErrorDetail, locale: string): ErrorParams {
  const params: ErrorParams = detail.params ?? {}
  const { params: kinds = {} }: ErrorDefinition = errorDefinitions[detail.code]
  const formatParam = (name: string, value: string | number): string | number => {
    if (kinds[name] === "money") return formatMoney(parseCents(Number(value)), locale)
    return kinds[name] === "date" ? formatDate(`${value}T12:00:00+10:00`, locale) : value
  }
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, formatParam(name, value)]),
  )
}
