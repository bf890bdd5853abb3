import { z } from "zod"

/** Machine-readable error codes. The message beside them is for people. */
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
 * Body of every response outside 200–299. `fields` maps each invalid field to a message. Server
 * errors carry `request_id`, which identifies the request in the log.
 */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
})

export type ErrorCode = (typeof errorCodes)[number]
export type ErrorBody = z.infer<typeof errorBodySchema>
