import { listDeliveryWays } from "#lib/api/delivery.ts"
import { streamOffers } from "#lib/api/offers.ts"
import { getSite } from "#lib/api/site.ts"
import { answerXml } from "#lib/seo/crawl/stream-xml.ts"
import { writeProductFeed } from "#lib/seo/crawl/write-product-feed.ts"
import { answerUnavailable } from "../answer-unavailable.ts"

export const dynamic = "force-dynamic"

/** What the shop sells, for merchant centres; a shop that takes no orders offers nothing. */
export function GET(request: Request): Promise<Response> {
  return answerUnavailable(async () => {
    const [{ settings }, ways] = await Promise.all([getSite(), listDeliveryWays()])
    const products = settings.config.ecommerce ? streamOffers() : streamNothing()
    return answerXml(request, { type: "application/xml", version: null }, () =>
      writeProductFeed(settings, products, ways),
    )
  })
}

async function* streamNothing() {}
