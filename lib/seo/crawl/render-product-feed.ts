import type { OfferedProduct } from "#lib/catalogue/offered-product.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildFeedItems } from "./build-feed-items.ts"
import { buildElement, xmlDeclaration } from "./xml.ts"

/**
 * Renders the product feed for merchant centres as a stream of elements: RSS 2.0 with Google's
 * fields, an item for each SKU that can be bought. Omits tickets, which are not shipped.
 */
export async function* renderProductFeed(
  settings: Pick<SiteSettings, "name" | "organisation">,
  products: AsyncIterable<OfferedProduct>,
  shippingMethods: readonly ShippingMethod[],
): AsyncGenerator<string> {
  const channel = [
    buildElement("title", settings.name),
    buildElement("link", buildSiteUrl("/")),
    buildElement("description", `What ${settings.name} sells, with prices and stock.`),
  ].join("")
  yield `${xmlDeclaration}<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${channel}\n`
  const fallbackBrand = settings.organisation.name || settings.name
  for await (const product of products) {
    if (product.delivery !== "ticket")
      yield buildFeedItems(product, { shippingMethods, fallbackBrand })
  }
  yield "</channel></rss>\n"
}
