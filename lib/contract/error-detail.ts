import { z } from "zod"
import { accountErrors } from "./errors/account-errors.ts"
import { apiClientErrors } from "./errors/api-client-errors.ts"
import { cartErrors } from "./errors/cart-errors.ts"
import {
  type ErrorDefinition,
  type ErrorDefinitions,
  type ErrorOf,
  type ErrorParams,
  formatErrorMessage,
  type ParamKind,
} from "./errors/error-definition.ts"
import { formFieldErrors } from "./errors/form-field-errors.ts"
import { orderErrors } from "./errors/order-errors.ts"
import { questionErrors } from "./errors/question-errors.ts"
import { requestErrors } from "./errors/request-errors.ts"
import { reviewErrors } from "./errors/review-errors.ts"

/**
 * Errors that a page of the shop can show: the catalogues of the storefront have a message for each,
 * in every language, under `apiErrors`.
 */
export const shopErrors = {
  ...requestErrors,
  ...accountErrors,
  ...cartErrors,
  ...orderErrors,
  ...reviewErrors,
  ...questionErrors,
  ...formFieldErrors,
}

/** Every error of the API by its code. */
export const errorDefinitions = { ...shopErrors, ...apiClientErrors }

/** Code of an error that pages show. */
export type ShopErrorCode = keyof typeof shopErrors

/**
 * What exactly an error is about, finer than the class in `code` of the response: which message to
 * show, and its values. Undeclared codes and missing or extra parameters do not compile.
 */
export type ErrorDetail = ErrorOf<typeof errorDefinitions>

/** A message for people in English, and its detail where the server sends one that is known. */
export type ErrorMessage = { message: string; detail?: ErrorDetail | null | undefined }

const definitions: ErrorDefinitions = errorDefinitions

/** Returns the English message of an error, for clients of the API; empty for none. */
export function formatErrorDetail(detail: ErrorDetail | null): string {
  if (detail === null) return ""
  const { code, params } = detail
  return formatErrorMessage(definitions[code] ?? { message: code }, params)
}

/** Returns the details with their English messages, by field. */
export function formatFieldDetails(
  details: Readonly<Record<string, ErrorDetail>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([field, detail]) => [field, formatErrorDetail(detail)]),
  )
}

/** Validates the detail of an error; one that this version does not know becomes null. */
export const errorDetailSchema = z.custom<ErrorDetail>(isErrorDetail).nullish().catch(null)

/** Validates the details of field errors; unknown ones are dropped. */
export const fieldDetailsSchema = z
  .record(z.string(), errorDetailSchema)
  .catch({})
  .transform((details) =>
    Object.fromEntries(
      Object.entries(details).flatMap(([field, detail]) => (detail ? [[field, detail]] : [])),
    ),
  )

/** Encodes an error as the message of a zod check, which can carry a text only. */
export function buildIssueMessage(detail: ErrorDetail): string {
  return JSON.stringify(detail)
}

/** Returns an error with its English message. */
export function buildErrorMessage(detail: ErrorDetail): ErrorMessage {
  return { message: formatErrorDetail(detail), detail }
}

/** True if the catalogues of the storefront have a message for the error. */
export function isShopError(detail: ErrorDetail): detail is ErrorOf<typeof shopErrors> {
  return Object.hasOwn(shopErrors, detail.code)
}

/** Parses the message of a zod issue: zod's own messages become `value_invalid`. */
export function parseIssueMessage(message: string): ErrorDetail {
  return parseJsonDetail(message) ?? { code: "value_invalid", params: { reason: message } }
}

function parseJsonDetail(text: string): ErrorDetail | null {
  if (!text.startsWith("{")) return null
  try {
    const json: unknown = JSON.parse(text)
    return isErrorDetail(json) ? json : null
  } catch {
    return null
  }
}

function isErrorDetail(value: unknown): value is ErrorDetail {
  if (typeof value !== "object" || value === null || !("code" in value)) return false
  const definition = findDefinition(value.code)
  const params = "params" in value ? value.params : {}
  return definition !== null && hasParams(definition, params)
}

function findDefinition(code: unknown): ErrorDefinition | null {
  return typeof code === "string" && Object.hasOwn(definitions, code)
    ? (definitions[code] ?? null)
    : null
}

function hasParams({ params = {} }: ErrorDefinition, values: unknown): values is ErrorParams {
  if (typeof values !== "object" || values === null) return false
  const given = new Map<string, unknown>(Object.entries(values))
  return Object.entries(params).every(([name, kind]) => isOfKind(kind, given.get(name)))
}

function isOfKind(kind: ParamKind, value: unknown): boolean {
  if (kind === "text") return typeof value === "string"
  if (kind === "date") return z.iso.date().safeParse(value).success
  return kind === "money" ? Number.isSafeInteger(value) : Number.isFinite(value)
}
