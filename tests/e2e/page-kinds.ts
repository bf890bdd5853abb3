import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { pickChoosyProduct, pickLongCategory } from "./pick-goods.ts"

/** What each kind of page that anybody may open is called, and the English path of one. */
export const pageKinds: Record<string, () => Promise<string>> = {
  "the front page": async () => "/",
  "the shop's front": async () => "/shop",
  "a category": async () => `/shop/${(await pickLongCategory()).slug}`,
  "a product": async () => `/product/${(await pickChoosyProduct()).slug}`,
  "a search": async () => "/search/resin",
  "an article": async () => {
    const { data } = await fetchShopApiBody("listArticles", { query: { page_size: 1 } })
    return `/blog/${data[0]?.slug}`
  },
  "the contact page": async () => "/contact",
  "a missing page": async () => "/no-such-page",
}

/** Further pages that anybody may open, of which each is one of its kind. */
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
]
