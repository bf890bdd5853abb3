import { listSuggestions, type Suggestion } from "#lib/api/shop-search.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { searchQuerySchema } from "#lib/contract/search.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { formatMoney } from "#lib/money.ts"

const headers = { "Cache-Control": "no-store" }
/** The list shows it at 48 px; twice that for high-density displays. */
const imageWidthPx = 100
/** The list stays short: at most this many hits of each kind beside the products. */
const maxPerKind = 2

/** Returns suggestions for the search box, in groups: `?query=` and the page's `locale`. */
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
    const { products, content, count } = await listSuggestions(query.data, locale)
    const hits = content.filter(
      (hit) => content.filter(({ kind }) => kind === hit.kind).indexOf(hit) < maxPerKind,
    )
    return Response.json(
      {
        products: products.map((product) => buildEntry(product, locale)),
        content: hits.map(({ kind, name, path }) => ({ kind, name, path })),
        count,
      },
      { headers },
    )
  } catch {
    return Response.json({ products: [], content: [], count: 0 }, { status: 503, headers })
  }
}

function buildEntry(suggestion: Suggestion, locale: string) {
  const { name, slug, optionQuery, price, hasPriceRange, picture } = suggestion
  const square = picture && buildPictureUrl({ ...picture, aspect: "1x1" }, imageWidthPx)
  return {
    name,
    slug,
    optionQuery,
    price: formatMoney(price, locale),
    isFrom: hasPriceRange,
    picture: square,
  }
}
