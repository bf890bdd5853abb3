import { submitSearch } from "#lib/api/shop-search.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath, defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { searchQuerySchema } from "#lib/contract/search.ts"
import { isRobot } from "#lib/robots.ts"

export const dynamic = "force-dynamic"

/**
 * Redirects a submitted search form to where the owner leads the search, or to the canonical URL of
 * its results.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get("locale") ?? ""
  const locale = isLocale(wanted) ? wanted : defaultLocale
  const text = searchParams.get("query") ?? ""
  if (text.trim() === "") return redirectTo(buildLocalePath(locale, "/search"))
  const query = searchQuerySchema.safeParse(text)
  if (query.success) {
    const path = await getOwnersPath(query.data, request, locale)
    return redirectTo(buildLocalePath(locale, path ?? buildSearchPath(query.data)))
  }
  return new Response(query.error.issues[0]?.message, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  })
}

/** Returns the path of the owner's redirect; null without one, and while the API is unavailable. */
async function getOwnersPath(
  query: string,
  request: Request,
  locale: string,
): Promise<string | null> {
  try {
    return await submitSearch(query, isRobot(request.headers.get("user-agent")), locale)
  } catch {
    return null
  }
}

function redirectTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store" },
  })
}
