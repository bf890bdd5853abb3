import { buildAuditQuery } from "./audit-query.ts"
import type { AdminSender } from "./call-admin.ts"
import { resolveCustomerFilter } from "./customer-rules.ts"
import { buildOrderQuery } from "./orders-query.ts"
import { buildPaging, pickFilter, type ResourceCalls } from "./resource-calls.ts"
import { buildSiteRecord, buildSiteUpdate } from "./site-record.ts"
import { buildTranslationQuery } from "./translation-query.ts"

/** Builds the calls of the records that have named ones. A new kind is an entry here. */
export function buildNamedResources(send: AdminSender) {
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
    audit: {
      list: (params) =>
        send(
          "listAuditEntries",
          { ...buildPaging(params), ...buildAuditQuery(params) },
          params.signal,
        ),
      // The log has no call for one entry.
      get: async () => null,
    },
    translations: {
      list: (params) =>
        send(
          "listTranslations",
          { ...buildPaging(params), ...buildTranslationQuery(params) },
          params.signal,
        ),
      // A record with texts is shown in one language: its screen uses the named calls.
      get: async () => null,
    },
    orders: {
      list: (params) =>
        send("listOrders", { ...buildPaging(params), ...buildOrderQuery(params) }, params.signal),
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
      list: (params) => {
        const id: unknown = params.filter?.product_id
        const filter = typeof id === "number" ? { product_id: id } : {}
        return send("listSkus", { ...buildPaging(params), filter }, params.signal)
      },
      get: async (id) => (await send("getSku", { id })).item,
      update: async (id, changes) => (await send("updateSku", { ...changes, id })).item,
    },
    vouchers: {
      list: ({ filter = {}, ...params }) => {
        const search = typeof filter.q === "string" ? filter.q.trim() : ""
        const state = pickFilter({ ...params, filter }, "state")
        return send("listGiftVouchers", { ...buildPaging(params), search, ...state }, params.signal)
      },
      get: () => Promise.resolve(null),
    },
    questions: {
      list: (params) => {
        const filter = {
          ...pickFilter(params, "has_reply"),
          ...pickFilter(params, "is_published"),
          search: typeof params.filter?.q === "string" ? params.filter.q : "",
        }
        return send("listAdminQuestions", { ...buildPaging(params), ...filter }, params.signal)
      },
      get: async (id) => (await send("getAdminQuestion", { id })).item,
    },
    subscribers: {
      list: (params) => {
        const search = typeof params.filter?.q === "string" ? params.filter.q : ""
        const filter = { ...pickFilter(params, "state"), search }
        return send("listSubscribers", { ...buildPaging(params), ...filter }, params.signal)
      },
      get: async () => null,
    },
    // The one record of the site's settings, without nested objects.
    site: {
      list: async (params) => {
        const { data, count } = await send("cognito/domain/list", {}, params.signal)
        return { data: data.map(buildSiteRecord), count }
      },
      get: async (id) => {
        const { item } = await send("cognito/domain/detail", { id })
        return item && buildSiteRecord(item)
      },
      update: async (id, changes, version) => {
        const { item: current } = await send("cognito/domain/detail", { id })
        const based = version === undefined ? { id } : { id, version }
        const update = buildSiteUpdate(changes, current ?? {})
        const { item } = await send("cognito/domain/update", { ...update, ...based })
        return item && buildSiteRecord(item)
      },
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
  } satisfies Record<string, ResourceCalls>
}

/** The kinds of records that have calls of their own. All others are those of `modelNames`. */
export type NamedResource = keyof ReturnType<typeof buildNamedResources>
