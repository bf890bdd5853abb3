import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { parseJsonResponse, sendRequest } from "#lib/api/fetch-json.ts"
import { buildCallUrl } from "#lib/api/http-client.ts"
import {
  buildCallHeaders,
  type ErrorResponse,
  parseErrorResponse,
} from "#lib/auth/authenticated-client.ts"
import { getClientInfo } from "#lib/auth/current-request.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import { privateHeaders, sendErrorResponse } from "./responses.ts"

const name = "getFile"
/** Timeout for the whole file. */
const timeoutMs = 50_000
const passed = ["content-type", "content-length", "content-disposition"]

/** Streams a file of the customer as a download, never displayed as a page of the shop. */
export async function handleFileDownload(params: Record<string, unknown>): Promise<Response> {
  const session = await getSession()
  const { baseUrl } = session
  const visitor = await getClientInfo()
  const url = buildCallUrl("/cognito/default/file/:id", { params }, baseUrl)
  const result = await withFreshTokens({ session, trySave: saveSessionIfPossible }, (bearer) =>
    fetchFile(url, buildCallHeaders({ bearer, baseUrl, ...visitor })),
  )
  return result.ok ? buildDownload(result.value) : sendErrorResponse(result.error)
}

async function fetchFile(
  url: string,
  sent: Record<string, string>,
): Promise<Result<Response, ErrorResponse>> {
  const file = await sendRequest(name, url, { method: "GET", headers: sent, body: null, timeoutMs })
  if (file.ok) return { ok: true, value: file }
  if (file.status >= 500 || file.status < 400) {
    await file.body?.cancel()
    const kind = file.status >= 500 ? "http" : "contract"
    throw new ApiError(kind, name, `status ${file.status}`)
  }
  return { ok: false, error: parseErrorResponse(await parseJsonResponse(name, file)) }
}

function buildDownload(file: Response): Response {
  const headers = new Headers({ ...privateHeaders, "X-Content-Type-Options": "nosniff" })
  for (const key of passed) {
    const value = file.headers.get(key)
    if (value !== null) headers.set(key, value)
  }
  if (!/^attachment\b/i.test(headers.get("content-disposition") ?? "")) {
    headers.set("Content-Disposition", "attachment")
  }
  return new Response(file.body, { headers })
}
