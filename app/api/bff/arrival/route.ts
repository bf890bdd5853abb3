import { getArrivalPromise } from "#lib/api/arrival.ts"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { getPromiseFormatter } from "#lib/i18n/promise-texts.ts"

const headers = { "Cache-Control": "no-store" }

/**
 * Returns when a product arrives at a postcode if it is ordered now, in the language of the page:
 * `?product=clear-resin&postcode=4680&locale=de`. The text is null where there is no promise.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const product = slugSchema.safeParse(params.get("product"))
  const postcode = params.get("postcode") ?? ""
  if (!product.success || !/^\d{4}$/.test(postcode)) {
    const message = "Give a product and a postcode, such as ?product=clear-resin&postcode=4680."
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  const requestedLocale = params.get("locale") ?? defaultLocale
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
  try {
    const line = await getArrivalPromise(product.data, postcode)
    const text = line && (await getPromiseFormatter(locale))(line)
    return Response.json({ text }, { headers })
  } catch {
    const message = "We cannot say right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
