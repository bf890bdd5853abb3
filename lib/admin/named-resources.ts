import type { AdminSender } from "./call-admin.ts"
import { buildPaging, pickFilter, type ResourceCalls } from "./resource-calls.ts"

/** The kinds of records that have calls of their own. All others are those of `modelNames`. */
export type NamedResource = "orders" | "pages" | "products" | "reviews" | "skus"

/** Builds the calls of the records that have named ones. A new kind is an entry here. */
export function buildNamedResources(send: AdminSender): Record<NamedResource, ResourceCalls> {
  return {
    orders: {
      list: (params) =>
        send(
          "listOrders",
          { ...buildPaging(params), ...pickFilter(params, "status") },
          params.signal,
        ),
      get: async (id) => (await send("getOrder", { id })).item,
    },
    products: {
      list: async (params) => {
        const query = params.filter?.q
        if (typeof query !== "string" || query.trim() === "") {
          return send("listAdminProducts", buildPaging(params), params.signal)
        }
        const { data, count } = await send("searchProducts", { ...buildPaging(params), query })
        const found = await Promise.all(data.map(({ id }) => send("getAdminProduct", { id })))
        return { data: found.flatMap(({ item }) => item ?? []), count }
      },
      get: async (id) => (await send("getAdminProduct", { id })).item,
      update: async (id, changes) => (await send("updateProduct", { ...changes, id })).item,
    },
    pages: {
      list: (params) => {
        const search: unknown = params.filter?.q
        const filter = { ...pickFilter(params, "state"), search: String(search ?? "") }
        return send("listEditedPages", { ...buildPaging(params), ...filter }, params.signal)
      },
      get: async (id) => (await send("getPageInEditor", { id })).item,
    },
    skus: {
      list: (params) => send("listSkus", buildPaging(params), params.signal),
      get: async (id) => (await send("getSku", { id })).item,
      update: async (id, changes) => (await send("updateSku", { ...changes, id })).item,
    },
    reviews: {
      list: (params) => {
        const filter = {
          ...pickFilter(params, "status"),
          reported: params.filter?.reported === true,
        }
        return send("listAdminReviews", { ...buildPaging(params), ...filter }, params.signal)
      },
      get: async (id) => (await send("getAdminReview", { id })).item,
    },
  }
}
