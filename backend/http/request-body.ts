import type { z } from "zod"
import {
  type ErrorDetail,
  formatErrorDetail,
  parseIssueMessage,
} from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { type ApiError, buildApiError } from "./api-error.ts"

const maxDepth = 64

/**
 * Parses the body with the schema; returns an error response that names each invalid field
 * otherwise.
 */
export function resolveBody<S extends z.ZodType>(
  schema: S,
  body: unknown,
): Result<z.infer<S>, ApiError> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return { ok: true, value: parsed.data }
  const fields: Record<string, ErrorDetail> = {}
  for (const issue of parsed.error.issues) {
    fields[issue.path.join(".")] ??= parseIssueMessage(issue.message)
  }
  const named = Object.entries(fields).map(([field, detail]) => {
    const message = formatErrorDetail(detail)
    return field ? `${field}: ${message}` : message
  })
  return { ok: false, error: buildInputError(fields, named.slice(0, 10).join("; ")) }
}

/**
 * Builds the 400 response to input with these field errors. `message` lists them in English; the
 * detail is the one error that they share, otherwise a general one.
 */
export function buildInputError(
  fields: Readonly<Record<string, ErrorDetail>>,
  message: string,
): ApiError {
  const [first, ...others] = new Set(Object.values(fields).map((detail) => JSON.stringify(detail)))
  const shared = others.length === 0 && first !== undefined ? Object.values(fields)[0] : undefined
  const error = buildApiError(400, "BAD_REQUEST", shared ?? { code: "input_invalid" }, fields)
  return { ...error, body: { ...error.body, message } }
}

/** True if a parsed body nests deeper than anything the shop sends. */
export function isTooDeep(body: unknown): boolean {
  if (Buffer.isBuffer(body)) return false
  let level: unknown[] = [body]
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((part) =>
      typeof part === "object" && part !== null ? Object.values(part) : [],
    )
    if (level.length === 0) return false
  }
  return true
}
