import { z } from "zod"

/**
 * Returns a schema for an integer, clamped to `min` and `max`; `fallback` without a value. Accepts
 * numbers as text too, because CMSs save them so.
 */
export function amountSetting(min: number, max: number, fallback: number) {
  return z
    .unknown()
    .nullish()
    .transform((value): number => {
      const isWritten = typeof value === "number" || (typeof value === "string" && /\d/.test(value))
      const wanted = isWritten ? Math.round(Number(value)) : Number.NaN
      return Number.isNaN(wanted) ? fallback : Math.min(max, Math.max(min, wanted))
    })
}
