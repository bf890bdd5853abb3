import type { Picture } from "#lib/images/picture.ts"

/**
 * One address of the shop that anybody may read and that search engines may list. `item` is a page
 * that goes on with one of its items, `further` a list's second page and those after it, which
 * search engines find by the links of the list.
 */
export type SiteAddress = {
  /** Without a language prefix. */
  path: string
  kind: "page" | "group" | "article" | "product" | "item" | "further"
  /** Of the record that it shows. */
  slug: string
  /** ISO 8601; null where nobody knows. */
  updatedAt: string | null
  pictures: readonly Pick<Picture, "hash" | "alt" | "aspect">[]
}

/** A record with a page of its own, as the API lists it; `productCount` of groups, where it is known. */
export type AddressRecord = Pick<SiteAddress, "slug" | "updatedAt" | "pictures"> & {
  productCount: number | null
}
