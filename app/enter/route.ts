import { ApiError } from "#lib/api/api-error.ts"
import { privateHeaders } from "#lib/api/door/door-answer.ts"
import { log } from "#lib/log.ts"
import { logInByTokens, type TokenLogin } from "#lib/session/token-login.ts"

export const dynamic = "force-dynamic"

/** Nothing of the address may travel on: it holds tokens. */
const headers = { ...privateHeaders, "Referrer-Policy": "no-referrer" }

/** Landing of a token login from a partner site: on to a clean address at once. */
export async function GET(request: Request): Promise<Response> {
  if ((request.headers.get("sec-purpose") ?? "").includes("prefetch")) {
    return new Response(null, { status: 503, headers })
  }
  try {
    return answer(await logInByTokens(new URL(request.url).searchParams))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ call: error.call, kind: error.kind }, "a token login could not be checked")
    return redirectTo("/login?problem=unavailable")
  }
}

function answer(login: TokenLogin): Response {
  if (login.kind === "signedIn") return redirectTo(login.path)
  if (login.kind === "toConfirm") return redirectTo("/enter/confirm")
  if (login.kind === "refused") return redirectTo("/login?problem=token")
  return new Response(notUnderstood, {
    status: 400,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  })
}

function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: path } })
}

const notUnderstood = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>This link does not sign you in</title>
<body style="font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem">
<h1>This link does not sign you in</h1><p>It is not whole, or comes from a site we do not know. Go
back to where you found it, or log in here.</p><p><a href="/login">Log in</a></p></body></html>`
