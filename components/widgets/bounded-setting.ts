import { z } from "zod"

/**
 * A whole number between two bounds, beyond which it counts as the nearer one; `fallback` for
 * anything that is no number. Editing systems write numbers as text and sizes with their unit.
 */
export function boundedSetting(least: number, most: number, fallback: number) {
  return z
    .unknown()
    .nullish()
    .transform((value) => Math.min(most, Math.max(least, parseNumber(value) ?? fallback)))
}

function parseNumber(value: unknown): number | null {
  const number = typeof value === "number" ? value : readNumber(value)
  return Number.isFinite(number) ? Math.round(number) : null
}

function readNumber(value: unknown): number {
  const pattern = /^\s*(-?\d{1,9}(?:\.\d+)?)\s*(?:px)?\s*$/i
  return typeof value === "string" ? Number(pattern.exec(value)?.[1] ?? Number.NaN) : Number.NaN
}
