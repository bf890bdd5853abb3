import { createHmac } from "node:crypto"
import { z } from "zod"
import type { FormValue } from "#lib/contract/forms/form-rules.ts"

const storedValueSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  value: z.union([z.string(), z.number()]),
})

const hidden = "(hidden)"

/**
 * Returns the field values as they may be stored and mailed: a password is replaced by a
 * placeholder.
 */
export function buildStoredValues(values: readonly FormValue[]): FormValue[] {
  return values.map((field) =>
    field.kind === "password" && field.value !== "" ? { ...field, value: hidden } : field,
  )
}

/** Parses the field values of a stored submission. */
export function parseStoredValues(data: unknown): FormValue[] {
  return z.array(storedValueSchema).parse(data)
}

/**
 * Returns a keyed digest (HMAC) of the field values, equal for equal values of the same form; it
 * reveals nothing about them.
 */
export function buildDigest(formId: number, values: readonly FormValue[], key: Buffer): string {
  const payload = JSON.stringify([formId, values.map(({ name, value }) => [name, value])])
  return createHmac("sha256", key).update(payload).digest("base64url")
}
