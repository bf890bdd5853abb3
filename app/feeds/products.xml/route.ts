import { listShippingMethods } from "#lib/api/delivery.ts"
import { listOfferedProducts } from "#lib/api/offers.ts"
import { getSite } from "#lib/api/site.ts"
import { buildXmlResponse } from "#lib/seo/crawl/build-xml-response.ts"
import { renderProductFeed } from "#lib/seo/crawl/product-feed.ts"
import { withServiceUnavailable } from "../with-service-unavailable.ts"

export const dynamic = "force-dynamic"

/** Streams the product feed for merchant centres; empty in a shop without online orders. */
export function GET(request: Request): Promise<Response> {
  return withServiceUnavailable(async () => {
    const [{ settings }, shippingMethods] = await Promise.all([getSite(), listShippingMethods()])
    const products = settings.config.ecommerce ? listOfferedProducts() : listNoProducts()
    return buildXmlResponse(request, { type: "application/xml", version: null }, () =>
      renderProductFeed(settings, products, shippingMethods),
    )
  })
}

async function* listNoProducts() {}
