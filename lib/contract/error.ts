import { z } from "zod"

/** Codes a program may act on. The message beside them is for people. */
export const errorCodes = [
  "BAD_REQUEST",
  "UNAUTHENTICATED",
  "TOKEN_EXPIRED",
  "TOKEN_INVALID",
  "LOGIN_REFUSED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "TOO_LARGE",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "INTERNAL",
] as const

/**
 * Body of every answer outside 200–299. `fields` names each refused field with a sentence; a fault
 * names the request, by which the log says more.
 */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
})

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorBody = z.infer<typeof errorBodySchema>
