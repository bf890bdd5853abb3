import type { Picture } from "#lib/images/picture.ts"

/**
 * A public URL of the shop that search engines may index. Kind `item` is a content page with one of
 * its items. Kind `further` is the second or a later page of a list, which search engines find by
 * the links of the list.
 */
export type PublicUrl = {
  /** Without a language prefix. */
  path: string
  kind: "page" | "group" | "article" | "product" | "item" | "further"
  /** Slug of the record that the page shows. */
  slug: string
  /** ISO 8601; null where it is unknown. */
  updatedAt: string | null
  pictures: readonly Pick<Picture, "hash" | "alt" | "aspect">[]
}

/** A record with its own page, as listed by the API. `productCount` is set for groups, if known. */
export type PublicUrlRecord = Pick<PublicUrl, "slug" | "updatedAt" | "pictures"> & {
  productCount: number | null
}
