import { z } from "zod"
import { buildBadRequest } from "./bad-request.ts"

const limitSchema = z.number().int().min(1).max(100)
const windowSchema = z.object({
  limit: limitSchema,
  offset: z.number().int().min(0).max(1_000_000),
})

/** The rows of a list that are wanted; too many or too far are a bad request. */
export function parseWindow(wanted: { limit: number; offset: number }) {
  const parsed = windowSchema.safeParse(wanted)
  if (!parsed.success) throw buildBadRequest("limit must be 1 to 100, offset 0 to 1,000,000.")
  return parsed.data
}

/** The first rows of a list that are wanted. */
export function parseLimit(limit: number): number {
  const parsed = limitSchema.safeParse(limit)
  if (!parsed.success) throw buildBadRequest("limit must be 1 to 100.")
  return parsed.data
}
