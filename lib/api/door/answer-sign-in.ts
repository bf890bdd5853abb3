import "server-only"
import { callSignIn } from "#lib/api/account.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { getSession } from "#lib/session/current-session.ts"
import { exchangeCode } from "#lib/session/oauth.ts"
import { signIn, signOut } from "#lib/session/sign-in.ts"
import { sendJson, sendRefusal } from "./door-answer.ts"
import type { SignInName } from "./door-table.ts"
import { pickInput } from "./pick-input.ts"

type Given = Parameters<typeof pickInput>[1]

const done = JSON.stringify({ success: true })

/**
 * Handles a call that starts, prepares or ends a login. Tokens go into the sealed session cookie;
 * the browser only learns that it succeeded. The fingerprint comes from the session, whatever the
 * browser sends.
 */
export async function answerSignIn(
  name: SignInName,
  call: RestCall,
  given: Given,
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
  const picked = pickInput(call, known)
  if (!("input" in picked)) return sendRefusal(picked)
  const result = await ask(name, picked.input as Parameters<typeof callSignIn>[1])
  if ("refusal" in result) return sendRefusal(result.refusal)
  if ("access_token" in result.answer) await signIn(result.answer)
  return sendJson(done)
}

type Asked = Parameters<typeof callSignIn>[1]

function ask(name: Exclude<SignInName, "logout">, input: Asked) {
  if (name !== "exchangeCode") return callSignIn(name, input)
  const { code } = input.body as { code: string }
  return exchangeCode(code)
}
