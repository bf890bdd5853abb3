import { z } from "zod"
import { joinLines } from "./kept-text.ts"

/** Positive row id. */
export const idSchema = z.number().int().positive().max(2_147_483_647)

/** One address segment: lower-case letters, digits and single hyphens, 1 to 120 characters. */
export const slugSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens")

/** Amount in AUD as a decimal string with exactly two places, such as "24.95". */
export const amountSchema = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/, 'must be an amount with two decimals, such as "24.95"')

/** An amount as somebody else writes it: 25, "25", "25.5" or "25.00"; it becomes "25.00". */
export const writtenAmountSchema = z
  .union([z.number(), z.string()], 'must be an amount, such as 25 or "25.00"')
  .transform((amount) => {
    const text = String(amount).trim()
    if (/^-?\d+$/.test(text)) return `${text}.00`
    return /^-?\d+\.\d$/.test(text) ? `${text}0` : text
  })
  .pipe(z.string().regex(/^-?\d{1,9}\.\d{2}$/, 'must be an amount, such as 25 or "25.00"'))

/** Moment in UTC, ISO 8601 with "Z". */
export const instantSchema = z.iso.datetime()

/** What somebody types into a field of one line, without signs that no database or page can hold. */
export function lineSchema(most: number) {
  return z
    .string()
    .overwrite(joinLines)
    .max(most, `This is too long: at most ${most} characters fit.`)
}

/** HTML written by an editor. It is sanitised by whoever shows it. */
export const htmlSchema = z.string().max(500_000)

export const hexColourSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'must look like "#1a2b3c"')

/** Many records, with the number there are in all (not only on this page). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), count: z.number().int().nonnegative() })
}

/** One record, or null where there is none: the API's own well-formed "not found". */
export function itemOf<T extends z.ZodType>(item: T) {
  return z.object({ item: item.nullable() })
}

/** Query parameters arrive as text: a whole number in the given range. */
export function queryInt(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max)
}

/** Paging of every list call: pages count from 1. */
export const pagingSchema = z.object({
  page: queryInt(1, 10_000).default(1),
  page_size: queryInt(1, 100).default(100),
})
