import type { z } from "zod"
import { type ApiError, buildApiError } from "./api-error.ts"

const maxDepth = 64

/**
 * Parses the body with the schema; returns an error response that names each invalid field
 * otherwise.
 */
export function resolveBody<S extends z.ZodType>(
  schema: S,
  body: unknown,
): { data: z.infer<S> } | ApiError {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return { data: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message
  const named = Object.entries(fields).map(([field, message]) =>
    field ? `${field}: ${message}` : message,
  )
  return buildApiError(400, "BAD_REQUEST", named.slice(0, 10).join("; "), fields)
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
