import { z } from "zod"

const none = z.object({})

/** One call of the API: method, path, and the schemas of its input and its response. */
export type RestCall = {
  method: "GET" | "POST"
  path: string
  params: z.ZodType
  query: z.ZodType
  body: z.ZodType
  response: z.ZodType
}

/** Returns a call of the contract. Absent inputs are empty objects. */
export function buildCall<
  const M extends "GET" | "POST",
  A extends z.ZodType,
  P extends z.ZodType = typeof none,
  Q extends z.ZodType = typeof none,
  B extends z.ZodType = typeof none,
>(method: M, path: string, parts: { params?: P; query?: Q; body?: B; response: A }) {
  // Where an input is absent, its type parameter is the default: that of `none`.
  return {
    method,
    path,
    params: (parts.params ?? none) as P,
    query: (parts.query ?? none) as Q,
    body: (parts.body ?? none) as B,
    response: parts.response,
  }
}
