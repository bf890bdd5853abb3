import "server-only"
import type { z } from "zod"
import { formatErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import { log } from "#lib/log.ts"
import { getMetricsRecorder } from "#lib/observability/metrics.ts"
import { ApiError } from "./api-error.ts"

/** Parses a response body by the contract. Throws an ApiError that names the call and the field. */
export function parseResponse<S>(call: string, schema: S & z.ZodType, body: unknown): z.output<S> {
  const result = schema.safeParse(body)
  if (result.success) return result.data as z.output<S>
  const issue = result.error.issues[0]
  const problem = formatErrorDetail(parseIssueMessage(issue?.message ?? ""))
  const detail = `${issue?.path.join(".") || "(body)"}: ${problem}`
  log.error({ call, field: issue?.path.join("."), problem }, "http: response validation failed")
  getMetricsRecorder()?.countCall(call, "contract")
  throw new ApiError("contract", call, detail)
}
