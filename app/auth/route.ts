import { ApiError } from "#lib/api/api-error.ts"
import { exchangeCode, getOauthLocale, validateOauthState } from "#lib/auth/oauth.ts"
import { privateHeaders } from "#lib/bff/responses.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { log } from "#lib/log.ts"
import { signIn } from "#lib/sign-in/sign-in.ts"

export const dynamic = "force-dynamic"

/**
 * Handles the OAuth callback: exchanges the authorization code, signs the customer in and redirects
 * to the return path.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = await getOauthLocale()
  const sendToLogin = (problem: "state" | "denied" | "code" | "unavailable") =>
    redirectTo(buildLocalePath(locale, `/login?problem=${problem}`))
  if (!(await validateOauthState(searchParams.get("state") ?? ""))) return sendToLogin("state")
  if (searchParams.has("error")) {
    return sendToLogin(searchParams.get("error") === "access_denied" ? "denied" : "unavailable")
  }
  try {
    const result = await exchangeCode(searchParams.get("code") ?? "")
    if (result.ok) return redirectTo(await signIn(result.value, locale))
    return sendToLogin(result.error.message.startsWith("Bad state") ? "state" : "code")
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "oauth: code exchange failed")
    return sendToLogin("unavailable")
  }
}

function redirectTo(path: string): Response {
  const headers = { ...privateHeaders, Location: path, "Referrer-Policy": "no-referrer" }
  return new Response(null, { status: 303, headers })
}
