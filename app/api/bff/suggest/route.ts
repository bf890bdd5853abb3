import { listSuggestions, type Suggestion } from "#lib/api/suggestions.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { searchQuerySchema } from "#lib/contract/search.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { formatMoney } from "#lib/money.ts"

const headers = { "Cache-Control": "no-store" }
/** The list shows it at 48 px; twice that for high-density displays. */
const imageWidthPx = 100

/** Returns product suggestions for the search box: `?query=` and the page's `locale`. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const query = searchQuerySchema.safeParse(params.get("query") ?? "")
  if (!query.success) {
    const message = query.error.issues[0]?.message
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  const requestedLocale = params.get("locale") ?? defaultLocale
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
  try {
    const found = await listSuggestions(query.data)
    return Response.json(
      found.map((suggestion) => buildEntry(suggestion, locale)),
      { headers },
    )
  } catch {
    return Response.json([], { status: 503, headers })
  }
}

function buildEntry({ name, slug, price, picture }: Suggestion, locale: string) {
  const square = picture && buildPictureUrl({ ...picture, aspect: "1x1" }, imageWidthPx)
  return { name, slug, price: formatMoney(price, locale), picture: square }
}
