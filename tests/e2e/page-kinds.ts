import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { findPaginatedCategory, findVariantProduct } from "./find-products.ts"

/** The name of each kind of public page, with a function that returns the English path of one. */
export const pageKinds: Record<string, () => Promise<string>> = {
  "the home page": async () => "/",
  "the shop index": async () => "/shop",
  "a category": async () => `/shop/${(await findPaginatedCategory()).slug}`,
  "a product": async () => `/product/${(await findVariantProduct()).slug}`,
  "a search": async () => "/search/resin",
  "an article": async () => {
    const { data } = await fetchShopApiBody("listArticles", { query: { page_size: 1 } })
    return `/blog/${data[0]?.slug}`
  },
  "the contact page": async () => "/contact",
  "a missing page": async () => "/no-such-page",
}

/** Paths of further public pages, each of its own layout. */
export const otherPaths = [
  "/shop-christmas",
  "/blog",
  "/about",
  "/faq",
  "/gallery",
  "/gift-vouchers",
  "/cart",
  "/login",
  "/signup",
  "/forgotpassword",
  "/wish-list",
  "/compare",
  "/newsletter",
]
