import { z } from "zod"

/**
 * A whole number between `min` and `max`, the nearest of them where it lies outside; `fallback`
 * where nothing is set. Editing systems write numbers as text too.
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
