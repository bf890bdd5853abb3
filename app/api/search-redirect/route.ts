import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath, defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { searchQuerySchema } from "#lib/contract/search.ts"

export const dynamic = "force-dynamic"

/** Redirects a search form without JavaScript to the canonical URL of the results. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get("locale") ?? ""
  const locale = isLocale(wanted) ? wanted : defaultLocale
  const text = searchParams.get("query") ?? ""
  if (text.trim() === "") return redirectTo(buildLocalePath(locale, "/search"))
  const query = searchQuerySchema.safeParse(text)
  if (query.success) return redirectTo(buildLocalePath(locale, buildSearchPath(query.data)))
  return new Response(query.error.issues[0]?.message, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  })
}

function redirectTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store" },
  })
}
