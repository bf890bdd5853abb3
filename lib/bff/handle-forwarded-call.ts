import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import {
  buildCallHeaders,
  type ErrorResponse,
  parseErrorResponse,
} from "#lib/api/authenticated-client.ts"
import { buildCallUrl } from "#lib/api/build-call-url.ts"
import { getClientInfo } from "#lib/api/client-info.ts"
import { fetchJson } from "#lib/api/fetch-json.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import { sendErrorResponse, sendJson } from "./responses.ts"

type Input = Parameters<typeof buildCallUrl>[1] & { body?: unknown }
type Sent = { text: string; status: number }

const timeoutMs = 20_000

/**
 * Forwards a call that is public or that the API guards itself. Responds with the API's body
 * unchanged.
 */
export async function handleForwardedCall(
  name: string,
  path: string,
  method: "GET" | "POST",
  input: Input,
): Promise<Response> {
  const session = await getSession()
  const { baseUrl } = session
  const visitor = await getClientInfo()
  const url = buildCallUrl(path, input, baseUrl)
  const request = async (bearer?: string): Promise<Sent | { error: ErrorResponse }> => {
    const by = { baseUrl, ...visitor, ...(bearer !== undefined && { bearer }) }
    const body = method === "POST" ? JSON.stringify(input.body ?? {}) : null
    const reply = await fetchJson(name, url, {
      method,
      body,
      timeoutMs,
      headers: buildCallHeaders(by),
    })
    if (reply.status >= 500) throw new ApiError("http", name, `status ${reply.status}`)
    if (reply.status < 200 || reply.status > 299) return { error: parseErrorResponse(reply) }
    return { text: reply.text, status: reply.status }
  }
  const result =
    session.tokens === null
      ? await request()
      : await withFreshTokens({ session, trySave: saveSessionIfPossible }, request)
  return "error" in result ? sendErrorResponse(result.error) : sendJson(result.text, result.status)
}
