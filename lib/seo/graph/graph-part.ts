import type { BreadcrumbStep } from "#lib/catalogue/group.ts"
import type { Product, ProductTile } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { Article } from "#lib/content/article.ts"
import type { Faq } from "#lib/content/faq.ts"
import type { Testimonial } from "#lib/content/testimonial.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"

/** An entry of a list: its name as shown, and its path without a language prefix. */
export type ListEntry = { name: string; path: string }

/** A product as a page shows it; `delivery` are the shipping methods of the shop. */
export type ShownProduct = {
  product: Product
  delivery: readonly ShippingMethod[]
  isSelling: boolean
}

/** Content of a page that structured data can describe. */
export type GraphPart =
  | { kind: "list"; name: string; entries: readonly ListEntry[] }
  | { kind: "questions"; faqs: readonly Faq[] }
  /** `showsAverage`: the page also shows the average of their ratings. */
  | { kind: "reviews"; testimonials: readonly Testimonial[]; showsAverage: boolean }
  | ({ kind: "product" } & ShownProduct)
  | { kind: "article"; article: Article }

export type PageKind =
  | "WebPage"
  | "CollectionPage"
  | "AboutPage"
  | "ContactPage"
  | "ItemPage"
  | "SearchResultsPage"

/** Input for the graph of a page: its URL, its type and its content. */
export type GraphPage = {
  kind: PageKind
  /** Path without a language prefix, percent-encoded as in the URL. */
  path: string
  locale: string
  /** Its heading. */
  name: string
  /** Its primary image. */
  picture?: Picture | null
  /** The breadcrumb trails it shows, each ending with the page itself. */
  trails?: readonly (readonly BreadcrumbStep[])[]
  /** True if the page introduces the shop, so that its graph contains all data of the shop. */
  introducesShop?: boolean
  /** The main content of the page. */
  main?: readonly GraphPart[]
  /** Further content that it shows. */
  others?: readonly GraphPart[]
}

/** Builds the list part of a page that shows these products. */
export function buildProductListPart(
  name: string,
  tiles: readonly Pick<ProductTile, "name" | "slug">[],
): GraphPart {
  const entries = tiles.map((tile) => ({ name: tile.name, path: buildProductPath(tile.slug) }))
  return { kind: "list", name, entries }
}
