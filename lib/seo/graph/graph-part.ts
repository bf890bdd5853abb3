import type { BreadcrumbStep } from "#lib/catalogue/breadcrumbs.ts"
import type { Product } from "#lib/catalogue/product.ts"
import type { Article } from "#lib/content/article.ts"
import type { Faq } from "#lib/content/faq.ts"
import type { Testimonial } from "#lib/content/testimonial.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"

/** Something that a list leads to: its name as shown, and its path without a language prefix. */
export type ListEntry = { name: string; path: string }

/** A product as a page shows it; `delivery` are the ways in which the shop brings its goods. */
export type ShownProduct = {
  product: Product
  delivery: readonly ShippingMethod[]
  isSelling: boolean
}

/** Something a page shows that search engines can be told of. */
export type GraphPart =
  | { kind: "list"; name: string; entries: readonly ListEntry[] }
  | { kind: "questions"; faqs: readonly Faq[] }
  /** `showsAverage`: the page also says what their ratings come to. */
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

/** What is told of a page: where it stands, what it is, and what it shows. */
export type GraphPage = {
  kind: PageKind
  /** Path without a language prefix, percent-encoded as in the address. */
  path: string
  locale: string
  /** Its heading. */
  name: string
  /** The picture it leads with. */
  picture?: Picture | null
  /** The trails it shows, each ending with the page itself. */
  trails?: readonly (readonly BreadcrumbStep[])[]
  /** Whether the page is where the shop tells who it is, so that everything is told here. */
  introducesShop?: boolean
  /** What the page is for. */
  main?: readonly GraphPart[]
  /** What it shows besides. */
  others?: readonly GraphPart[]
}
