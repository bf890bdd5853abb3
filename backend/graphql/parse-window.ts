import { z } from "zod"
import { buildBadRequest } from "./bad-request.ts"

const limitSchema = z.number().int().min(1).max(100)
const windowSchema = z.object({
  limit: limitSchema,
  offset: z.number().int().min(0).max(1_000_000),
})

/** Validates a list's limit (1 to 100) and offset. Throws BAD_REQUEST outside the range. */
export function parseWindow(wanted: { limit: number; offset: number }) {
  const parsed = windowSchema.safeParse(wanted)
  if (!parsed.success) throw buildBadRequest("limit must be 1 to 100, offset 0 to 1,000,000.")
  return parsed.data
}

/** Validates a list's limit (1 to 100). Throws BAD_REQUEST outside the range. */
export function parseLimit(limit: number): number {
  const parsed = limitSchema.safeParse(limit)
  if (!parsed.success) throw buildBadRequest("limit must be 1 to 100.")
  return parsed.data
}
