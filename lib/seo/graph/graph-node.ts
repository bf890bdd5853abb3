import type {
  AboutPageLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  ItemPageLeaf,
  MerchantReturnPolicyLeaf,
  OfferShippingDetailsLeaf,
  OrganizationLeaf,
  ProductGroupLeaf,
  ProductLeaf,
  SearchResultsPageLeaf,
  StoreLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts"
import { buildSiteUrl } from "../site-url.ts"

export type PageNode =
  | WebPageLeaf
  | CollectionPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | ItemPageLeaf
  | SearchResultsPageLeaf
  | FAQPageLeaf

/** A top-level node of a page's graph. */
export type GraphNode =
  | PageNode
  | OrganizationLeaf
  | StoreLeaf
  | WebSiteLeaf
  | BreadcrumbListLeaf
  | ItemListLeaf
  | ProductLeaf
  | ProductGroupLeaf
  | OfferShippingDetailsLeaf
  | MerchantReturnPolicyLeaf
  | BlogPostingLeaf
  | EventLeaf
  | VideoObjectLeaf

/** The structured data of a page, as one connected JSON-LD graph. */
export type PageGraph = { "@context": "https://schema.org"; "@graph": readonly GraphNode[] }

/** Entities of the shop with one `@id` on all pages and in all languages. */
type ShopEntity = "organisation" | "store" | "website" | "returns" | `delivery-${string}`

/** Returns the `@id` of an entity of the shop, the same on every page. */
export function buildShopId(entity: ShopEntity): string {
  return buildSiteUrl(`/#${entity}`)
}

/** Returns the `@id` of a part of the page at this URL. */
export function buildPartId(url: string, part: string): string {
  return `${url}#${part}`
}

/** Builds a reference to a node of the graph. */
export function buildReference(id: string): { "@id": string } {
  return { "@id": id }
}
