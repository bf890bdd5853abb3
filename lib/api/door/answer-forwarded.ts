import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { buildCallHeaders, type CallRefusal, parseRefusal } from "#lib/api/ask-account.ts"
import { buildCallUrl } from "#lib/api/build-call-url.ts"
import { fetchJson } from "#lib/api/fetch-json.ts"
import { getVisitor } from "#lib/api/get-visitor.ts"
import { getSession, trySaveSession } from "#lib/session/current-session.ts"
import { withFreshTokens } from "#lib/session/with-fresh-tokens.ts"
import { sendJson, sendRefusal } from "./door-answer.ts"

type Input = Parameters<typeof buildCallUrl>[1] & { body?: unknown }
type Sent = { text: string; status: number }

const timeoutMs = 20_000

/**
 * Forwards a call that is public or that the API guards itself. Responds with the API's body
 * unchanged.
 */
export async function answerForwarded(
  name: string,
  path: string,
  method: "GET" | "POST",
  input: Input,
): Promise<Response> {
  const session = await getSession()
  const { baseUrl } = session
  const visitor = await getVisitor()
  const url = buildCallUrl(path, input, baseUrl)
  const ask = async (bearer?: string): Promise<Sent | { refusal: CallRefusal }> => {
    const by = { baseUrl, ...visitor, ...(bearer !== undefined && { bearer }) }
    const body = method === "POST" ? JSON.stringify(input.body ?? {}) : null
    const reply = await fetchJson(name, url, {
      ...{ method, body, timeoutMs, headers: buildCallHeaders(by) },
    })
    if (reply.status >= 500) throw new ApiError("http", name, `status ${reply.status}`)
    if (reply.status < 200 || reply.status > 299) return { refusal: parseRefusal(reply) }
    return { text: reply.text, status: reply.status }
  }
  const result =
    session.tokens === null
      ? await ask()
      : await withFreshTokens({ session, trySave: trySaveSession }, ask)
  return "refusal" in result ? sendRefusal(result.refusal) : sendJson(result.text, result.status)
}
