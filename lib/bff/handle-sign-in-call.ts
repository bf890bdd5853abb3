import "server-only"
import { requestSignIn } from "#lib/auth/account-api.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { exchangeCode } from "#lib/auth/oauth.ts"
import { signOut } from "#lib/auth/sign-out.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { signIn } from "#lib/sign-in/sign-in.ts"
import { sendErrorResponse, sendJson } from "./responses.ts"
import type { SignInName } from "./routes.ts"
import { validateInput } from "./validate-input.ts"

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
  const result = await sendSignIn(name, picked.value as Parameters<typeof requestSignIn>[1])
  if (!result.ok) return sendErrorResponse(result.error)
  if ("access_token" in result.value) await signIn(result.value)
  return sendJson(done)
}

type SignInInput = Parameters<typeof requestSignIn>[1]

function sendSignIn(name: Exclude<SignInName, "logout">, input: SignInInput) {
  if (name !== "exchangeCode") return requestSignIn(name, input)
  const { code } = input.body as { code: string }
  return exchangeCode(code)
}
