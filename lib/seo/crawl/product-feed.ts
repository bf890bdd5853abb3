import type { OfferedProduct, Sku } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { buildAmount, type Money, parseCents } from "#lib/contract/money.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import {
  buildVariantQuery,
  buildVariantSet,
  getLabel,
  type VariantSet,
} from "#lib/variants/variant-set.ts"
import {
  listPricedShippingMethods,
  type PricedShippingMethod,
} from "../graph/build-shipping-details.ts"
import { resolveVariationProperties } from "../graph/resolve-variation-properties.ts"
import { formatPlainText } from "../plain-text.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildElement, xmlDeclaration } from "./xml.ts"

type ProductFeed = {
  settings: Pick<SiteSettings, "name" | "organisation">
  locale: string
  /** The description of the shop's home page. */
  description: string
  products: AsyncIterable<OfferedProduct>
  shippingMethods: readonly ShippingMethod[]
}

/**
 * Renders the product feed for merchant centres as a stream of elements: RSS 2.0 with Google's
 * fields, an item for each SKU that can be bought. Omits tickets, which are not shipped.
 */
export async function* renderProductFeed({
  settings,
  locale,
  description,
  products,
  shippingMethods,
}: ProductFeed): AsyncGenerator<string> {
  const channel = [
    buildElement("title", settings.name),
    buildElement("link", buildSiteUrl("/", locale)),
    buildElement("description", description || settings.name),
    buildElement("language", getLanguageTag(locale)),
  ].join("")
  yield `${xmlDeclaration}<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${channel}\n`
  const fallbackBrand = settings.organisation.name || settings.name
  for await (const product of products) {
    if (product.delivery !== "ticket")
      yield buildFeedItems(product, { locale, shippingMethods, fallbackBrand })
  }
  yield "</channel></rss>\n"
}

type Terms = {
  locale: string
  shippingMethods: readonly ShippingMethod[]
  /** Brand of a product without a brand of its own. */
  fallbackBrand: string
}

/** Maximum characters per field (https://support.google.com/merchants, article 7052112). */
const maxLengths = { id: 50, title: 150, description: 5_000, brand: 70, option: 100, type: 750 }
const maxAdditionalImages = 10
const maxShippings = 100
const imageWidthPx = 1184

/** Builds an `<item>` of the product feed for each SKU of the product that has a price. */
function buildFeedItems(product: OfferedProduct, terms: Terms): string {
  const set = buildVariantSet(product)
  const skusById = new Map(product.skus.map((sku) => [sku.id, sku]))
  const shared = buildShared(product, terms)
  return set.variants
    .map(({ id, choice }) => {
      const sku = skusById.get(id)
      if (!sku || sku.price === 0) return ""
      const query = set.variants.length > 1 ? buildVariantQuery(set, choice, "") : ""
      return buildItem(product, sku, { ...terms, set, query, shared })
    })
    .join("")
}

type ItemTerms = Terms & { set: VariantSet; query: string; shared: string }

function buildItem(
  product: OfferedProduct,
  sku: Sku,
  { locale, set, query, shared, shippingMethods }: ItemTerms,
): string {
  const options = product.variations.map(({ name }) => getLabel(set, sku.options[name] ?? ""))
  const title = [product.name, ...options].filter((part) => part !== "").join(", ")
  const properties = resolveVariationProperties(product.variations.map(({ name }) => name))
  const code = sku.code.trim()
  const fields = [
    buildElement("g:id", code.length <= maxLengths.id && code !== "" ? code : `sku-${sku.id}`),
    product.skus.length > 1 ? buildElement("g:item_group_id", String(product.id)) : "",
    buildElement("g:title", truncate(title, maxLengths.title)),
    buildElement("g:link", buildSiteUrl(buildProductPath(product.slug), locale) + query),
    ...buildImages(product, sku),
    buildElement("g:availability", sku.isInStock ? "in_stock" : "out_of_stock"),
    ...buildPrices(sku),
    ...properties.map((property, at) =>
      property ? buildElement(`g:${property}`, truncate(options[at] ?? "", maxLengths.option)) : "",
    ),
    shared,
    ...listPricedShippingMethods(shippingMethods, product, sku.price)
      .flatMap(buildShippings)
      .slice(0, maxShippings),
  ]
  return `<item>${fields.join("")}</item>\n`
}

/** Builds the fields that all SKUs of a product share. */
function buildShared(product: OfferedProduct, { fallbackBrand }: Terms): string {
  const text = product.blurb.trim()
  const content = formatPlainText(product.content)
  const description = [text, content].filter((part) => part !== "").join(" ") || product.name
  return [
    buildElement("g:description", truncate(description, maxLengths.description)),
    buildElement("g:brand", truncate(product.brand.trim() || fallbackBrand, maxLengths.brand)),
    buildElement("g:condition", "new"),
    // The shop stores no GTIN or MPN.
    buildElement("g:identifier_exists", "no"),
    buildElement("g:product_type", truncate(product.groupNames.join(" > "), maxLengths.type)),
  ].join("")
}

function buildImages({ photos }: OfferedProduct, { photoId }: Sku): string[] {
  const skuPhoto = photos.find(({ id }) => id === photoId)
  const hashes = [...new Set([...(skuPhoto ? [skuPhoto] : []), ...photos].map(({ hash }) => hash))]
  const urls = hashes.map((hash) =>
    buildSiteUrl(buildPictureUrl({ hash, aspect: "4x3" }, imageWidthPx, "jpeg")),
  )
  const [first = null, ...others] = urls
  return [
    buildElement("g:image_link", first),
    ...others
      .slice(0, maxAdditionalImages)
      .map((url) => buildElement("g:additional_image_link", url)),
  ]
}

function buildPrices({ price, fullPrice }: Sku): string[] {
  const isReduced = price < fullPrice
  return [
    buildElement("g:price", buildPrice(isReduced ? fullPrice : price)),
    isReduced ? buildElement("g:sale_price", buildPrice(price)) : "",
  ]
}

function buildShippings({ way, isFree, handlingDays }: PricedShippingMethod): string[] {
  const price = buildPrice(isFree ? parseCents(0) : way.price)
  return (way.postcodes ?? [null]).map((span) => {
    const codes = span && (span.first === span.last ? span.first : `${span.first}-${span.last}`)
    const fields = [
      buildElement("g:country", "AU"),
      buildElement("g:postal_code", codes),
      buildElement("g:service", truncate(way.name, maxLengths.option)),
      buildElement("g:price", price),
      ...buildDays("handling", handlingDays),
      ...buildDays("transit", way.transitDays),
    ]
    return `<g:shipping>${fields.join("")}</g:shipping>`
  })
}

function buildDays(name: "handling" | "transit", days: DaySpan | null): string[] {
  if (days === null) return []
  return [
    buildElement(`g:min_${name}_time`, String(days.from)),
    buildElement(`g:max_${name}_time`, String(days.to)),
  ]
}

function buildPrice(money: Money): string {
  return `${buildAmount(money)} AUD`
}

/** Truncates a text to a number of code points, including the ellipsis. */
function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`
}
