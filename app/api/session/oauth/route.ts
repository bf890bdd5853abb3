import { getLocale, getTranslations } from "next-intl/server"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { oauthProviders, startOauth } from "#lib/auth/oauth.ts"
import { privateHeaders } from "#lib/bff/responses.ts"
import { getDirection, getLanguageTag } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"

export const dynamic = "force-dynamic"

/** Starts an OAuth authorization code login: redirects the browser to the provider. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return new Response(null, { status: 403, headers: privateHeaders })
  }
  const wanted = await getRequestedProvider(request)
  const provider = oauthProviders.find((name) => name === wanted)
  if (!provider) return new Response(null, { status: 400, headers: privateHeaders })
  const path = await startOauth(provider)
  return provider === "shop" ? redirectTo(path) : await buildRedirectPage(path)
}

async function getRequestedProvider(request: Request): Promise<unknown> {
  const data = await request.formData().catch(() => null)
  return data?.get("provider") ?? null
}

function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location: path } })
}

/**
 * Returns a page that redirects to the provider by meta refresh. The Content Security Policy's
 * `form-action` allows no other site, and browsers apply it to redirects of a form submission as
 * well.
 */
async function buildRedirectPage(path: string): Promise<Response> {
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace: "plain" })
  const address = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
  const html = `<!doctype html><html lang="${getLanguageTag(locale)}" dir="${getDirection(locale)}"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${address}"><title>${t("google")}</title>
<body><p><a href="${address}">${t("google")}</a></p></body></html>`
  const headers = { ...privateHeaders, "Content-Type": "text/html; charset=utf-8" }
  return new Response(html, { headers })
}
