import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import {
  type Addon,
  type GroupTrail,
  getNextPriceChange,
  type Product,
  type ProductPage,
  type ProductTile,
  productsPerPage,
  type SearchPage,
  type Sku,
  type Video,
} from "#lib/catalogue/product.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type {
  WireProduct,
  WireProductAddon,
  WireProductTile,
  WireSku,
  WireVideo,
} from "#lib/contract/product.ts"
import { parseLeadDays, resolveDeliveryKind } from "#lib/contract/rules/delivery-promise.ts"
import { parseTranslated, parseTranslatedPage } from "#lib/contract/translated-text.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { listWindow } from "./pagination.ts"
import { parsePicture } from "./picture.ts"
import { parseRating, parseReview } from "./reviews.ts"
import { parseContentHit, parseUnderstoodSearch } from "./shop-search.ts"
import { fetchGraphql, fetchRest } from "./transport.ts"

/** Returns the product at this slug, or null where there is none. */
export const getProduct = cache(
  async (slug: string, locale: string = defaultLocale): Promise<Product | null> => {
    const language = await getContentLanguage(locale)
    const { sellProduct } = await fetchGraphql("productByUrl", { url: slug }, language)
    const shown = sellProduct ? listShownProducts(sellProduct) : []
    await registerCacheTags([tags.product(slug), ...listTileTags(shown)], lifetimes.product, locale)
    return sellProduct && parseProduct(sellProduct)
  },
)

/** Returns the product with this id, or null where there is none. */
export const getProductById = cache(
  async (id: number, locale: string = defaultLocale): Promise<Product | null> => {
    const { language } = await getContentLanguage(locale)
    const { item } = await fetchRest("getProductById", { params: { id } }, { language })
    const shown = item ? listShownProducts(item) : []
    await registerCacheTags(listTileTags(shown), lifetimes.product, locale)
    return item && parseProduct(item)
  },
)

/** Returns one page of the products in a category, and also `within` a second one if given. */
export const listProductsOfGroup = cache(
  async (
    group: string,
    page: number,
    locale: string = defaultLocale,
    within?: string,
  ): Promise<ProductPage> => {
    const groups = [group, within ?? group].map(tags.group)
    const variables = {
      group,
      within: within ?? null,
      limit: productsPerPage,
      offset: (page - 1) * productsPerPage,
    }
    const language = await getContentLanguage(locale)
    const { sellProducts } = await fetchGraphql("productsByGroup", variables, language)
    const shown = [...groups, ...listEndTags(sellProducts.data)]
    await registerCacheTags(shown, lifetimes.productList, locale)
    return parseProductPage(sellProducts)
  },
)

/** Returns a category's products from `offset` on, at most `limit` and at most one page of them. */
export const listGroupProducts = cache(
  async (
    group: string,
    limit: number,
    offset: number,
    locale: string = defaultLocale,
  ): Promise<ProductPage> => {
    const counts: number[] = []
    const window = { offset, limit, pageSize: productsPerPage }
    const tiles = await listWindow(window, async (page) => {
      const response = await listProductsOfGroup(group, page, locale)
      counts.push(response.count)
      return response.tiles
    })
    return { tiles, count: counts[0] ?? 0 }
  },
)

/** Lists the newest products, at most `limit`. */
export const listNewProducts = cache(
  async (limit: number, locale: string = defaultLocale): Promise<ProductTile[]> => {
    const language = await getContentLanguage(locale)
    const { sellProducts } = await fetchGraphql("newProducts", { limit }, language)
    const shown = listTileTags(sellProducts.data)
    await registerCacheTags([tags.newProducts, ...shown], lifetimes.productList, locale)
    return sellProducts.data.map(parseTile)
  },
)

/** Returns one page of the products that match a search query, best first. */
export const searchProducts = cache(
  async (query: string, page: number, locale: string = defaultLocale): Promise<SearchPage> => {
    await registerCacheTags([tags.search], lifetimes.search, locale)
    const { language } = await getContentLanguage(locale)
    const input = { query: { query, page, page_size: productsPerPage } }
    const response = await fetchRest("searchProducts", input, { language })
    return {
      ...parseProductPage(response),
      isFuzzy: response.is_fuzzy,
      understood:
        response.understood &&
        parseUnderstoodSearch(response.understood, response.term_labels ?? {}),
      content: response.content.map(parseContentHit),
    }
  },
)

/** Lists the slugs of the products to prerender, at most `limit`. */
export async function listProductSlugs(limit: number): Promise<string[]> {
  const { data } = await fetchRest("listProducts", { query: { page: 1, page_size: limit } })
  return data.map(({ slug }) => slug)
}

/** Lists the products that a product page shows. */
function listShownProducts(product: WireProduct): WireProductTile[] {
  return [product, ...product.related_products, ...product.bought_together]
}

/**
 * A product beside others: `features` maps names of options and attributes to their values, all in
 * English; `termLabels` has their translations.
 */
export type ComparedProduct = ProductTile & {
  features: ReadonlyMap<string, readonly string[]>
  termLabels?: Readonly<Record<string, string>>
  /** Slug of its primary category; null if it has none. */
  group: string | null
}

/**
 * Returns a product to compare; null if there is none. Registers no cache tags: the page is
 * rendered for its request alone.
 */
export async function getComparedProduct(
  slug: string,
  locale: string,
): Promise<ComparedProduct | null> {
  const { language } = await getContentLanguage(locale)
  const { item } = await fetchRest("getProduct", { query: { url: slug } }, { language })
  if (item === null) return null
  const variations = item.variations.map(({ name, options }) => [name, options] as const)
  const attributes = item.attributes.map(({ name, values }) => [name, values] as const)
  return {
    ...parseTile(item),
    features: new Map([...variations, ...attributes]),
    ...parseLabels(item.term_labels),
    group: item.primary_group?.url ?? null,
  }
}

/** Lists the cache tags of a page that shows these products. */
function listTileTags(tiles: readonly WireProductTile[]): string[] {
  return [...tiles.map(({ slug }) => tags.product(slug)), ...listEndTags(tiles)]
}

/**
 * Returns the tag of the time at which the first price of these products changes by itself, if any.
 */
function listEndTags(tiles: readonly WireProductTile[]): string[] {
  const changeMs = getNextPriceChange(tiles.map((tile) => tile.price_changes_at))
  return changeMs === null ? [] : [tags.until(changeMs)]
}

/** Parses one page of products with the number of products on all pages. */
export function parseProductPage(response: {
  data: WireProductTile[]
  count: number
}): ProductPage {
  return { tiles: response.data.map(parseTile), count: response.count }
}

function parseTile(wire: WireProductTile): ProductTile {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    blurb: wire.blurb,
    badge: wire.badge,
    price: parseAmount(wire.price),
    fullPrice: parseAmount(wire.full_price),
    hasPriceRange: wire.has_price_range,
    priceChangesAt: wire.price_changes_at,
    picture: parsePicture(wire.image),
    isInStock: wire.in_stock,
    isNew: wire.is_new,
    isOnSpecial: wire.is_on_special,
    rating: wire.rating && { average: wire.rating.average, count: wire.rating.count },
    ...(wire.option_query && { optionQuery: wire.option_query }),
    ...parseTranslated(wire),
  }
}

function parseProduct(wire: WireProduct): Product {
  return {
    ...parseTile(wire),
    title: wire.title,
    metaDescription: wire.meta_description,
    brand: wire.brand,
    content: sanitiseHtml(wire.content),
    shippingNote: wire.shipping_note,
    delivery: resolveDeliveryKind(wire),
    leadDays: parseLeadDays(wire),
    event: parseEvent(wire),
    groups: wire.groups.map(parseTrail),
    primaryGroup: wire.primary_group && parseTrail(wire.primary_group),
    photos: wire.photos.map(({ image, ...photo }) => ({ ...photo, picture: parsePicture(image) })),
    video: wire.video && parseVideo(wire.video),
    sizeChart: parsePicture(wire.size_chart_image),
    variations: wire.variations,
    attributes: wire.attributes,
    skus: wire.skus.map(parseSku),
    addons: wire.addons.map(parseAddon),
    related: wire.related_products
      .filter(({ id }) => !wire.bought_together.some((other) => other.id === id))
      .map(parseTile),
    boughtTogether: wire.bought_together.map(parseTile),
    rating: wire.rating && parseRating(wire.rating),
    reviews: wire.reviews.map(parseReview),
    reviewResponses: wire.review_responses,
    updatedAt: wire.updated_at,
    ...parseTranslatedPage(wire),
    ...parseLabels(wire.term_labels),
  }
}

function parseEvent({ is_ticket, event_at, event_place }: WireProduct): Product["event"] {
  const place = event_place.trim()
  return is_ticket && event_at !== null && place !== "" ? { startsAt: event_at, place } : null
}

function parseTrail(wire: WireProduct["groups"][number]): GroupTrail {
  const breadcrumbs = wire.breadcrumbs.map((crumb) => ({
    slug: crumb.url,
    name: crumb.name,
    ...parseTranslated(crumb),
  }))
  return { slug: wire.url, name: wire.name, breadcrumbs, ...parseTranslated(wire) }
}

/** Returns the labels of English terms, if there are any. */
export function parseLabels(labels: WireProduct["term_labels"]): Pick<Product, "termLabels"> {
  return labels && Object.keys(labels).length > 0 ? { termLabels: labels } : {}
}

/** Parses a SKU. */
export function parseSku(wire: WireSku): Sku {
  return {
    id: wire.id,
    photoId: wire.sku_photo_id,
    code: wire.code,
    options: Object.fromEntries(wire.variations.map((v) => [v.variation_type, v.name])),
    price: parseAmount(wire.price_each),
    fullPrice: parseAmount(wire.full_price_each),
    isOnSpecial: wire.on_special,
    isInStock: wire.in_stock,
    isLowStock: wire.low_stock,
  }
}

function parseAddon({ min_qty, max_qty, max_length, pattern, addon }: WireProductAddon): Addon {
  return {
    id: addon.id,
    name: addon.name,
    type: addon.type,
    isRequired: addon.required,
    minQty: min_qty,
    maxQty: max_qty,
    maxLength: max_length,
    pattern,
    price: parseAmount(addon.price),
    options: addon.dropdown_options.map(({ id, name, price }) => ({
      id,
      name,
      price: parseAmount(price),
    })),
    ...parseTranslated(addon),
  }
}

function parseVideo(wire: WireVideo): Video {
  const src = wire.file?.startsWith("/v/") ? wire.file : null
  const { name, platform, slug, created_at: uploadedAt, length: lengthSeconds } = wire
  const slate = parsePicture(wire.slate_image)
  return { name, platform, slug, src, slate, uploadedAt, lengthSeconds }
}
