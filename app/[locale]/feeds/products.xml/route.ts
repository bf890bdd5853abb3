import { listShippingMethods } from "#lib/api/delivery.ts"
import { listOfferedProducts } from "#lib/api/offers.ts"
import { getSite } from "#lib/api/site.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { buildXmlResponse } from "#lib/seo/crawl/build-xml-response.ts"
import { renderProductFeed } from "#lib/seo/crawl/product-feed.ts"
import { withServiceUnavailable } from "#lib/seo/crawl/with-service-unavailable.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ locale: string }> }

/**
 * Streams the product feed for merchant centres in the language of the path; empty in a shop without
 * online orders.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return withServiceUnavailable(async () => {
    const [{ settings, seo }, shippingMethods] = await Promise.all([
      getSite(locale),
      listShippingMethods(),
    ])
    const products = settings.config.ecommerce ? listOfferedProducts(locale) : listNoProducts()
    const description = seo.get("/")?.metaDescription ?? ""
    return buildXmlResponse(request, { type: "application/xml", version: null }, () =>
      renderProductFeed({ settings, locale, description, products, shippingMethods }),
    )
  })
}

async function* listNoProducts() {}
