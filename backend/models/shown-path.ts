import { type RawBuilder, sql } from "kysely"

/** Paths of the shop's own pages that need no record; they are shown before any redirect. */
const ownPaths = [
  "admin",
  "admin/audit",
  "admin/categories",
  "admin/content",
  "admin/content/submissions",
  "admin/content/vouchers",
  "admin/delivery",
  "admin/demand",
  "admin/first-run",
  "admin/newsletter",
  "admin/customers",
  "admin/media",
  "admin/media/videos",
  "admin/orders",
  "admin/orders/print",
  "admin/payments",
  "admin/pages",
  "admin/prices",
  "admin/products",
  "admin/promotions",
  "admin/questions",
  "admin/products/import",
  "admin/products/low-stock",
  "admin/products/new",
  "admin/reviews",
  "admin/settings",
  "admin/team",
  "blog",
  "cart",
  "checkout",
  "cms",
  "compare",
  "contact",
  "demo_asdf",
  "demo_asdf/design",
  "enter/confirm",
  "forgotpassword",
  "home",
  "login",
  "logout",
  "my-account",
  "my-account/addresses",
  "my-account/addresses/new",
  "my-account/orders",
  "newsletter",
  "payment-return",
  "profile",
  "profile/email",
  "readme",
  "search",
  "seo",
  "seo/audit",
  "signup",
  "wish-list",
]

/** First segments of paths that stand for a search, a list, or a record that is not checked. */
const openPaths = ["search", "filtered-list", "order-status", "my-account", "assets"]

/** Builds the condition that a path stands for a search, a list, or a record that is not checked. */
export function isOpenPath(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(split_part(${path}, '/', 1) IN (${sql.join(openPaths)}))`
}

/** Builds the condition that there is a page, category, product or article at a path. */
export function isShownPath(path: RawBuilder<string>): RawBuilder<boolean> {
  return hasRecord(path, sql<boolean>`enabled`)
}

/**
 * Builds the condition that there is one at a path, shown or not, or a list of all products. What
 * follows the address of a page is read by its widgets, such as the gallery to open.
 */
export function isKnownPath(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(${path} IN ('shop', 'shop-christmas') OR ${isOpenPath(path)}
    OR EXISTS (SELECT FROM pages WHERE url = split_part(${path}, '/', 1))
    OR ${hasRecord(path, sql<boolean>`true`)})`
}

function hasRecord(path: RawBuilder<string>, state: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(${path} IN ('', ${sql.join(ownPaths)})
    OR EXISTS (SELECT FROM pages WHERE ${state} AND url = ${path})
    OR EXISTS (SELECT FROM products WHERE ${state} AND 'product/' || url = ${path})
    OR EXISTS (SELECT FROM (SELECT url, root FROM groups WHERE ${state}) AS listed
      JOIN groups AS top ON top.id = listed.root
      WHERE top.url IN ('shop', 'shop-christmas')
        AND ${path} = concat_ws('/', top.url, nullif(listed.url, top.url)))
    OR EXISTS (SELECT FROM articles WHERE ${state} AND 'blog/' || url = ${path}))`
}
