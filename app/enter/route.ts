import { getLocale, getTranslations } from "next-intl/server"
import { ApiError } from "#lib/api/api-error.ts"
import { privateHeaders } from "#lib/bff/responses.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { log } from "#lib/log.ts"
import { buildNoticePage } from "#lib/preview/build-notice-page.ts"
import { handleTokenLogin, type TokenLogin } from "#lib/sign-in/token-login.ts"

export const dynamic = "force-dynamic"

/** No `Referer`: the URL contains tokens. */
const headers = { ...privateHeaders, "Referrer-Policy": "no-referrer" }

/** Handles a token login from a partner site and redirects to a URL without the tokens. */
export async function GET(request: Request): Promise<Response> {
  if ((request.headers.get("sec-purpose") ?? "").includes("prefetch")) {
    return new Response(null, { status: 503, headers })
  }
  try {
    return await buildLoginResponse(await handleTokenLogin(request))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ call: error.call, kind: error.kind }, "token-login: upstream request failed")
    return redirectTo(await buildVisitorPath("/login?problem=unavailable"))
  }
}

async function buildLoginResponse(login: TokenLogin): Promise<Response> {
  if (login.kind === "signedIn") return redirectTo(login.path)
  if (login.kind === "toConfirm") return redirectTo(await buildVisitorPath("/enter/confirm"))
  if (login.kind === "rejected") return redirectTo(await buildVisitorPath("/login?problem=token"))
  return new Response(await buildErrorPage(), {
    status: 400,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  })
}

function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: path } })
}

async function buildErrorPage(): Promise<string> {
  const locale = await getLocale()
  const t = await getTranslations({ locale })
  return buildNoticePage(locale, {
    title: t("plain.enter.title"),
    texts: [t("plain.enter.text")],
    home: t("layout.account.logIn"),
    homePath: await buildVisitorPath("/login"),
  })
}
