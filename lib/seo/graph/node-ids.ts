import { buildSiteUrl } from "../site-url.ts"

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
