import "server-only"
import type { z } from "zod"
import { log } from "#lib/log.ts"
import { getCounts } from "#lib/watch/counts.ts"
import { ApiError } from "./api-error.ts"

/** Parses a response body by the contract. Throws an ApiError that names the call and the field. */
export function parseAnswer(call: string, schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const detail = `${issue?.path.join(".") || "(answer)"}: ${issue?.message}`
  log.error({ call, field: issue?.path.join("."), problem: issue?.message }, "contract mismatch")
  getCounts()?.countCall(call, "contract")
  throw new ApiError("contract", call, detail)
}
