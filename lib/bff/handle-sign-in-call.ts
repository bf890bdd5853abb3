import { tokensSchema } from "#lib/contract/account-calls.ts"
import "server-only"
import { sendSignInCall } from "#lib/auth/account-api.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { exchangeCode } from "#lib/auth/oauth.ts"
import { signOut } from "#lib/auth/sign-out.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { signIn } from "#lib/sign-in/sign-in.ts"
import { validateInput } from "./request-input.ts"
import { sendErrorResponse, sendJson } from "./responses.ts"
import type { SignInName } from "./routes.ts"

type RawInput = Parameters<typeof validateInput>[1]

const done = JSON.stringify({ success: true })

/**
 * Handles a call that starts, prepares or ends a login. Tokens go into the sealed session cookie;
 * the browser only learns that it succeeded. The fingerprint comes from the session, whatever the
 * browser sends.
 */
export async function handleSignInCall(
  name: SignInName,
  call: RestCall,
  given: RawInput,
): Promise<Response> {
  if (name === "logout") {
    await signOut()
    return sendJson(done)
  }
  const { fingerprint } = await getSession()
  const known = {
    params: given.params,
    query: { ...given.query, fingerprint },
    body: { ...given.body, fingerprint },
  }
  const picked = validateInput(call, known)
  if (!picked.ok) return sendErrorResponse(picked.error)
  const { query, body } = picked.value
  const result =
    name === "exchangeCode"
      ? await exchangeCode(String(body.code))
      : await sendSignInCall(name, call, { query, body })
  if (!result.ok) return sendErrorResponse(result.error)
  const tokens = tokensSchema.safeParse(result.value)
  if (tokens.success) await signIn(tokens.data)
  return sendJson(done)
}
