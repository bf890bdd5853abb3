import { z } from "zod"

/**
 * Returns a schema for an integer, clamped to `min` and `max`; `fallback` for input that is no
 * number. Accepts text with a `px` unit too, because CMSs save numbers and sizes so.
 */
export function buildBoundedSetting(min: number, max: number, fallback: number) {
  return z
    .unknown()
    .nullish()
    .transform((value) => Math.min(max, Math.max(min, parseNumber(value) ?? fallback)))
}

function parseNumber(value: unknown): number | null {
  const number = typeof value === "number" ? value : parseNumericText(value)
  return Number.isFinite(number) ? Math.round(number) : null
}

function parseNumericText(value: unknown): number {
  const pattern = /^\s*(-?\d{1,9}(?:\.\d+)?)\s*(?:px)?\s*$/i
  return typeof value === "string" ? Number(pattern.exec(value)?.[1] ?? Number.NaN) : Number.NaN
}
