import { buildSiteUrl } from "../site-url.ts"

/** What the shop has one of, whichever page speaks of it and in whatever language. */
type ShopThing = "organisation" | "store" | "website" | "returns" | `delivery-${string}`

/** The id by which every page speaks of the same thing. */
export function buildShopId(thing: ShopThing): string {
  return buildSiteUrl(`/#${thing}`)
}

/** The id of a part of the page at this address. */
export function buildPartId(url: string, part: string): string {
  return `${url}#${part}`
}

/** A pointer to what stands elsewhere in the graph. */
export function buildReference(id: string): { "@id": string } {
  return { "@id": id }
}
