import { z } from "zod"
import {
  type ErrorDetail,
  type ErrorMessage,
  errorDetailSchema,
  fieldDetailsSchema,
  formatErrorDetail,
  formatFieldDetails,
} from "./error-detail.ts"

/** Classes of errors, for programs. The message beside them is for people. */
export const errorCodes = [
  "BAD_REQUEST",
  "UNAUTHENTICATED",
  "TOKEN_EXPIRED",
  "TOKEN_INVALID",
  "LOGIN_REFUSED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "TOO_LARGE",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "INTERNAL",
] as const

/**
 * Body of every response outside 200–299. `detail` is the detail with its parameters, and `message`
 * the same in English. `fields` maps each invalid field to a message, `field_details` to its detail.
 * Server errors carry `request_id`, which identifies the request in the log. A write that is based on
 * an old version of a record gets the current one in `item`.
 */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  detail: errorDetailSchema,
  fields: z.record(z.string(), z.string()).optional(),
  field_details: fieldDetailsSchema.optional(),
  request_id: z.string().optional(),
  item: z.record(z.string(), z.unknown()).optional(),
})

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorBody = z.infer<typeof errorBodySchema>

/**
 * Builds the body of an error response: the detail with its parameters and its English message, and
 * the same for each rejected field.
 */
export function buildErrorBody(
  code: ErrorCode,
  detail: ErrorDetail,
  fields?: Readonly<Record<string, ErrorDetail>>,
): ErrorBody {
  const body: ErrorBody = { code, message: formatErrorDetail(detail), detail }
  if (fields === undefined) return body
  return { ...body, fields: formatFieldDetails(fields), field_details: { ...fields } }
}

/** Returns the message of each rejected field with its detail. */
export function listFieldErrors({
  fields = {},
  field_details: details = {},
}: Pick<ErrorBody, "fields" | "field_details">): Record<string, ErrorMessage> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, detail: details[name] }]),
  )
}
