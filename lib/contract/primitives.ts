import { z } from "zod"
import { buildIssueMessage } from "./error-detail.ts"
import { amountPattern } from "./money.ts"
import { sanitiseLine } from "./values/sanitise-text.ts"

/** Positive row id. */
export const idSchema = z.number().int().positive().max(2_147_483_647)

/** One URL segment: lower-case alphanumerics and single hyphens, 1 to 120 characters. */
export const slugSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens")

/** Amount in AUD as a decimal string with exactly two places, such as "24.95". */
export const amountSchema = z
  .string()
  .regex(amountPattern, 'must be an amount with two decimals, such as "24.95"')

/** An amount in a lenient notation: 25, "25", "25.5" or "25.00". It is normalised to "25.00". */
export const writtenAmountSchema = z
  .union([z.number(), z.string()], 'must be an amount, such as 25 or "25.00"')
  .transform((amount) => {
    const text = String(amount).trim()
    if (/^-?\d+$/.test(text)) return `${text}.00`
    return /^-?\d+\.\d$/.test(text) ? `${text}0` : text
  })
  .pipe(z.string().regex(amountPattern, 'must be an amount, such as 25 or "25.00"'))

/** Instant in UTC, ISO 8601 with "Z". */
export const instantSchema = z.iso.datetime()

/**
 * Returns the schema of a single-line text field, without characters that cannot be stored or
 * displayed.
 */
export function buildTextLineSchema(max: number) {
  return z
    .string()
    .overwrite(sanitiseLine)
    .max(max, buildIssueMessage({ code: "text_too_long", params: { count: max } }))
}

/** HTML written by an editor. Not sanitised: the renderer sanitises it. */
export const htmlSchema = z.string().max(500_000)

export const hexColourSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'must look like "#1a2b3c"')

/** Returns the schema of a list of records, with the total count (not only of this page). */
export function buildListSchema<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), count: z.number().int().nonnegative() })
}

/** Returns the schema of one record; null is the API's own well-formed "not found". */
export function buildItemSchema<T extends z.ZodType>(item: T) {
  return z.object({ item: item.nullable() })
}

/** Returns the schema of a query parameter, which arrives as text: a whole number in the range. */
export function buildQueryIntSchema(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max)
}

/** Paging of every list call: pages count from 1. */
export const pagingSchema = z.object({
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(100),
})

/**
 * `version` is that of the record on which a write is based: if it is not the current one, the write
 * gets 409 with the current record. Without it, the last write wins.
 */
export const versionInput = { version: z.string().min(1).max(64).optional() }

/**
 * Names one attempt of an administrator to move money, stock or a parcel: a repeated request with the
 * same key and input is not done again. Without it, each request is a new one.
 */
export const idempotencyInput = { idempotency_key: z.uuid().optional() }
