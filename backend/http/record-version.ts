import { createHash } from "node:crypto"
import { type ApiError, buildApiError } from "./api-error.ts"

type Values = Record<string, unknown>

/**
 * Returns the version of a record in the API format: a digest of its fields. Writes send the one
 * that they are based on. It stays the same where only `updated_at` changes, as a product's does with
 * its SKUs.
 */
export function buildVersion(record: Values): string {
  const { updated_at: _, version: __, ...fields } = record
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 16)
}

/** Returns the record with its version. */
export function withVersion<T extends Values>(record: T): T & { version: string } {
  return { ...record, version: buildVersion(record) }
}

/**
 * Returns the 409 response to a write that is based on another version than the current one, with
 * the current record; null if it is based on the current one, or on none.
 */
export function validateVersion(
  record: Values | null,
  version: string | undefined,
): ApiError | null {
  if (version === undefined || record === null) return null
  const item = withVersion(record)
  if (item.version === version) return null
  const error = buildApiError(409, "CONFLICT", { code: "record_changed" })
  return { ...error, body: { ...error.body, item } }
}
