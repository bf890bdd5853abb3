import { getGroupDetails, listGroups, resolveGroupModel } from "#backend/catalogue/group-reads.ts"
import { buildListFilter } from "#backend/catalogue/list-filter.ts"
import { getProduct, getProductById } from "#backend/catalogue/product-detail.ts"
import { listProducts } from "#backend/catalogue/product-lists.ts"
import { listProductReviews } from "#backend/catalogue/product-reviews.ts"
import {
  translateGroupDetails,
  translateGroups,
  translateProduct,
  translateProductList,
  translateTiles,
} from "#backend/catalogue/translate-catalogue.ts"
import { getVideo, listVideos } from "#backend/catalogue/videos.ts"
import {
  buildWireGroup,
  buildWireGroupDetails,
  buildWireProduct,
  buildWireTile,
  buildWireVideo,
} from "#backend/catalogue/wire-product.ts"
import { buildApiError } from "#backend/http/api-error.ts"
import { findLocalities } from "#backend/localities/find-localities.ts"
import { submitSearch } from "#backend/search/missed-searches.ts"
import { searchShop } from "#backend/search/product-search.ts"
import { findSuggestedRedirect } from "#backend/search/search-redirects.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize, buildRestHandler, buildWindow } from "./rest-handler.ts"

const suggestions = { limit: 5, offset: 0 }

const unknownModel = buildApiError(404, "NOT_FOUND", { code: "group_kind_unknown" })

/** The handlers of calls about groups, products and their videos. */
export const catalogueHandlers = {
  listGroups: buildRestHandler(restCalls.listGroups, async ({ query }, deps) => {
    const wanted = { model: null, ...buildWindow(query) }
    const { data, count } = await listGroups(deps.db, wanted, deps)
    const groups = await translateGroups(deps, data)
    return {
      ok: true,
      value: { data: groups.map((group) => buildWireGroup(group, buildImageSize(query))), count },
    }
  }),
  listGroupsOfModel: buildRestHandler(
    restCalls.listGroupsOfModel,
    async ({ params, query }, deps) => {
      const model = resolveGroupModel(params.namespace, params.model)
      if (model === null) return { ok: false, error: unknownModel }
      const { data, count } = await listGroups(deps.db, { model, ...buildWindow(query) }, deps)
      const groups = await translateGroups(deps, data)
      return {
        ok: true,
        value: {
          data: groups.map((group) => buildWireGroup(group, buildImageSize(query))),
          count,
        },
      }
    },
  ),
  getGroupDetails: buildRestHandler(restCalls.getGroupDetails, async ({ params, query }, deps) => {
    const model = resolveGroupModel(params.namespace, params.model)
    if (model === null) return { ok: false, error: unknownModel }
    const found = await getGroupDetails(deps.db, model, params.group, deps)
    const group = await translateGroupDetails(deps, found)
    return {
      ok: true,
      value: { item: group && buildWireGroupDetails(group, buildImageSize(query)) },
    }
  }),
  listVideos: buildRestHandler(restCalls.listVideos, async ({ query }, { db }) => {
    const { data, count } = await listVideos(db, buildWindow(query))
    return { ok: true, value: { data: data.map(buildWireVideo), count } }
  }),
  getVideo: buildRestHandler(restCalls.getVideo, async ({ params }, { db }) => {
    const video = await getVideo(db, params.id)
    return { ok: true, value: { item: video && buildWireVideo(video) } }
  }),
  listProducts: buildRestHandler(restCalls.listProducts, async ({ query }, deps) => {
    const { group, within, is_new } = query
    const filter = buildListFilter(query)
    const list = await listProducts(deps, {
      group,
      within,
      isNew: is_new === "1",
      filter,
      ...buildWindow(query),
    })
    const { tiles, ...labels } = await translateProductList(deps, list, filter.values)
    return { ok: true, value: { ...list, ...labels, data: tiles.map(buildWireTile) } }
  }),
  getProduct: buildRestHandler(restCalls.getProduct, async ({ query }, deps) => {
    const product = await translateProduct(deps, await getProduct(deps, query.url))
    return { ok: true, value: { item: product && buildWireProduct(product) } }
  }),
  getProductById: buildRestHandler(restCalls.getProductById, async ({ params }, deps) => {
    const product = await translateProduct(deps, await getProductById(deps, params.id))
    return { ok: true, value: { item: product && buildWireProduct(product) } }
  }),
  searchProducts: buildRestHandler(restCalls.searchProducts, async ({ query }, deps) => {
    const filter = buildListFilter(query)
    const found = await searchShop(deps, query.query, buildWindow(query), filter)
    const { tiles, ...labels } = await translateProductList(deps, found, filter.values)
    return { ok: true, value: { ...found, ...labels, data: tiles.map(buildWireTile) } }
  }),
  listReviews: buildRestHandler(restCalls.listReviews, async ({ query }, deps) => ({
    ok: true,
    value: await listProductReviews(deps, query.product, {
      ...buildWindow(query),
      sort: query.sort,
    }),
  })),
  listLocalities: buildRestHandler(restCalls.listLocalities, async ({ query }, deps) => ({
    ok: true,
    value: { data: findLocalities(deps.localities, query.query) },
  })),
  suggestProducts: buildRestHandler(restCalls.suggestProducts, async ({ query }, deps) => {
    const [{ data, count, content }, redirect] = await Promise.all([
      searchShop(deps, query.query, suggestions),
      findSuggestedRedirect(deps.db, query.query),
    ])
    const tiles = await translateTiles(deps, data)
    return { ok: true, value: { data: tiles.map(buildWireTile), count, content, redirect } }
  }),
  submitSearch: buildRestHandler(restCalls.submitSearch, async ({ body }, deps) => ({
    ok: true,
    value: await submitSearch(deps, { query: body.query, isRobot: body.is_robot }),
  })),
}
