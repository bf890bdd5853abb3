/** Path of the saved products, without a language prefix. */
export const wishListPath = "/wish-list"

/** Notices that this page can show about the last action. */
const wishListNotices = [
  "moved",
  "notMoved",
  "saved",
  "failed",
  "full",
  "listsFull",
  "nameTaken",
  "nameRequired",
  "noStorage",
] as const

export type WishListNotice = (typeof wishListNotices)[number]

/** Parses the notice from the page's query; null for an unknown value. */
export function parseWishListNotice(value: unknown): WishListNotice | null {
  return wishListNotices.find((notice) => notice === value) ?? null
}

/** Returns the path of a list with a notice about the action that has just been done. */
export function buildWishListPath(list: number | null, notice?: WishListNotice): string {
  const query = new URLSearchParams({
    ...(list !== null && { list: String(list) }),
    ...(notice && { notice }),
  })
  return query.size > 0 ? `${wishListPath}?${query}` : wishListPath
}

/** Returns the path that shows a list to others. */
export function buildSharedListPath(token: string): string {
  return `${wishListPath}/shared/${token}`
}

/** Actions on a list, or on a product in it. */
export const wishListIntents = [
  "cart",
  "remove",
  "move",
  "create",
  "rename",
  "delete",
  "share",
  "withdraw",
] as const

export type WishListIntent = (typeof wishListIntents)[number]
