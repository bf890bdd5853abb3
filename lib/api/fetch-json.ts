import "server-only"
import type { z } from "zod"
import { formatErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import { log } from "#lib/log.ts"
import { getMetricsRecorder } from "#lib/observability/metrics.ts"
import { parseRetryAfter } from "#lib/runtime/http-headers.ts"
import { ApiError, buildCallError } from "./api-error.ts"
import { fetchApi } from "./http-client.ts"

/** Maximum bytes of one response body. */
const maxBytes = 10 * 1024 * 1024

type JsonReply = {
  status: number
  json: unknown
  /** The same body as it was sent. */
  text: string
  retryAfterSeconds: number | null
}

type Sent = {
  method: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer<ArrayBuffer> | null
  timeoutMs: number
}

/**
 * Returns the JSON that a server responds with, with any status but a redirect. Throws an ApiError
 * of `call` for a redirect, another content type, more than 10 MB, an incomplete response or none.
 */
export async function fetchJson(call: string, url: string, sent: Sent): Promise<JsonReply> {
  return parseJsonResponse(call, await sendRequest(call, url, sent))
}

/** Parses the JSON of a response whose headers have arrived, by the same rules. */
export async function parseJsonResponse(call: string, response: Response): Promise<JsonReply> {
  if (response.status >= 300 && response.status <= 399) {
    await response.body?.cancel()
    throw new ApiError("contract", call, `redirect ${response.status}`)
  }
  if (!isJson(response)) {
    await response.body?.cancel()
    const kind = response.status >= 500 ? "http" : "contract"
    throw new ApiError(kind, call, `status ${response.status}, not JSON`)
  }
  const text = await readText(call, response)
  return {
    status: response.status,
    json: parseJson(call, text),
    text,
    retryAfterSeconds: parseRetryAfter(response.headers.get("retry-after")),
  }
}

/**
 * Sends a request without following redirects. `timeoutMs` covers the whole response with its body.
 */
export async function sendRequest(
  call: string,
  url: string,
  { timeoutMs, ...init }: Sent,
): Promise<Response> {
  try {
    return await fetchApi(call, url, {
      ...init,
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw buildCallError(call, error)
  }
}

function isJson(response: Response): boolean {
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";")
  return type.trim().toLowerCase() === "application/json"
}

async function readText(call: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw buildCallError(call, error)
  }
  if (size > maxBytes) throw new ApiError("contract", call, "more than 10 MB")
  return Buffer.concat(chunks).toString("utf8")
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiError("contract", call, "the response is not JSON", error)
  }
}

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
