import type { AdminSender } from "./call-admin.ts"
import { resolveCustomerFilter } from "./customer-rules.ts"
import { buildPaging, pickFilter, type ResourceCalls } from "./resource-calls.ts"

/** The kinds of records that have calls of their own. All others are those of `modelNames`. */
export type NamedResource = "customers" | "images" | "orders" | "products" | "reviews" | "skus"

/** Builds the calls of the records that have named ones. A new kind is an entry here. */
export function buildNamedResources(send: AdminSender): Record<NamedResource, ResourceCalls> {
  return {
    customers: {
      list: async (params) => {
        const { field = "id", order } = params.sort ?? {}
        return send(
          "cognito/user/list",
          {
            ...buildPaging(params),
            search: typeof params.filter?.q === "string" ? params.filter.q : "",
            filter: resolveCustomerFilter(params.filter?.state),
            sort: field,
            order: order === "ASC" ? "asc" : "desc",
          },
          params.signal,
        )
      },
      // The screen of a customer uses the named calls.
      get: async () => null,
    },
    images: {
      list: async (params) => {
        const { state, sort } = { state: params.filter?.state, sort: params.sort }
        const { data, count } = await send(
          "listImages",
          {
            ...buildPaging(params),
            ...pickFilter(params, "tag"),
            search: typeof params.filter?.q === "string" ? params.filter.q : "",
            unused: state === "unused",
            without_alt: state === "without_alt",
            order: sort?.order === "ASC" ? "asc" : "desc",
          },
          params.signal,
        )
        return { data: data.map((image) => ({ ...image, id: image.hash })), count }
      },
      // An image has no numeric id: its screen uses the named calls.
      get: async () => null,
    },
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
