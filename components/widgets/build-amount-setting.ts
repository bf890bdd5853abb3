import { z } from "zod"

/**
 * Returns a schema for an integer, clamped to `min` and `max`; `fallback` without a value. Accepts
 * numbers as text too, because CMSs save them so.
 */
export function buildAmountSetting(min: number, max: number, fallback: number) {
  return z
    .unknown()
    .nullish()
    .transform((value): number => {
      const isNumeric = typeof value === "number" || (typeof value === "string" && /\d/.test(value))
      const rounded = isNumeric ? Math.round(Number(value)) : Number.NaN
      return Number.isNaN(rounded) ? fallback : Math.min(max, Math.max(min, rounded))
    })
}
