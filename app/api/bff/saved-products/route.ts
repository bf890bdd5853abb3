import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { parseSavedItems, savedQuerySchema } from "#lib/contract/wish-list.ts"
import { listSavedProducts } from "#lib/wish-list/saved-products.ts"

const headers = { "Cache-Control": "no-store" }

/**
 * Returns products that a browser has saved or displayed, with today's prices and stock, in the
 * language of the page: `?items=mini-urn,night-light~12&locale=de`.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const items = savedQuerySchema.safeParse(params.get("items") ?? "")
  if (!items.success) {
    const message = "Give the slugs of products, such as ?items=mini-urn,night-light~12."
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  const requestedLocale = params.get("locale") ?? defaultLocale
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
  try {
    return Response.json(await listSavedProducts(parseSavedItems(items.data), locale), { headers })
  } catch {
    const message = "We cannot say right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
