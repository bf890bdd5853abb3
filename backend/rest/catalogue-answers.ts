import { getGroupDetails, listGroups, resolveGroupModel } from "#backend/catalogue/group-reads.ts"
import { getProduct, getProductById } from "#backend/catalogue/product-detail.ts"
import { listProducts } from "#backend/catalogue/product-lists.ts"
import { searchProducts } from "#backend/catalogue/product-search.ts"
import { getVideo, listVideos } from "#backend/catalogue/videos.ts"
import {
  buildWireGroup,
  buildWireGroupDetails,
  buildWireProduct,
  buildWireTile,
  buildWireVideo,
} from "#backend/catalogue/wire-product.ts"
import { buildRefusal } from "#backend/http/refusal.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize } from "./image-size.ts"
import { buildRestAnswer } from "./rest-answer.ts"
import { buildWindow } from "./window.ts"

const suggestions = { limit: 6, offset: 0 }

const unknownModel = buildRefusal(404, "NOT_FOUND", "There are no groups of this kind.")

/** The handlers of calls about groups, products and their videos. */
export const catalogueAnswers = {
  listGroups: buildRestAnswer(restCalls.listGroups, async ({ query }, deps) => {
    const wanted = { model: null, ...buildWindow(query) }
    const { data, count } = await listGroups(deps.db, wanted, deps)
    return {
      answer: { data: data.map((group) => buildWireGroup(group, buildImageSize(query))), count },
    }
  }),
  listGroupsOfModel: buildRestAnswer(
    restCalls.listGroupsOfModel,
    async ({ params, query }, deps) => {
      const model = resolveGroupModel(params.namespace, params.model)
      if (model === null) return { refusal: unknownModel }
      const { data, count } = await listGroups(deps.db, { model, ...buildWindow(query) }, deps)
      return {
        answer: { data: data.map((group) => buildWireGroup(group, buildImageSize(query))), count },
      }
    },
  ),
  getGroupDetails: buildRestAnswer(restCalls.getGroupDetails, async ({ params, query }, deps) => {
    const model = resolveGroupModel(params.namespace, params.model)
    if (model === null) return { refusal: unknownModel }
    const group = await getGroupDetails(deps.db, model, params.group, deps)
    return { answer: { item: group && buildWireGroupDetails(group, buildImageSize(query)) } }
  }),
  listVideos: buildRestAnswer(restCalls.listVideos, async ({ query }, { db }) => {
    const { data, count } = await listVideos(db, buildWindow(query))
    return { answer: { data: data.map(buildWireVideo), count } }
  }),
  getVideo: buildRestAnswer(restCalls.getVideo, async ({ params }, { db }) => {
    const video = await getVideo(db, params.id)
    return { answer: { item: video && buildWireVideo(video) } }
  }),
  listProducts: buildRestAnswer(restCalls.listProducts, async ({ query }, deps) => {
    const { group, within, is_new } = query
    const filter = { group, within, isNew: is_new === "1", ...buildWindow(query) }
    const { data, count } = await listProducts(deps, filter)
    return { answer: { data: data.map(buildWireTile), count } }
  }),
  getProduct: buildRestAnswer(restCalls.getProduct, async ({ query }, deps) => {
    const product = await getProduct(deps, query.url)
    return { answer: { item: product && buildWireProduct(product) } }
  }),
  getProductById: buildRestAnswer(restCalls.getProductById, async ({ params }, deps) => {
    const product = await getProductById(deps, params.id)
    return { answer: { item: product && buildWireProduct(product) } }
  }),
  searchProducts: buildRestAnswer(restCalls.searchProducts, async ({ query }, deps) => {
    const found = await searchProducts(deps, query.query, buildWindow(query))
    return { answer: { ...found, data: found.data.map(buildWireTile) } }
  }),
  suggestProducts: buildRestAnswer(restCalls.suggestProducts, async ({ query }, deps) => {
    const { data } = await searchProducts(deps, query.query, suggestions)
    return { answer: { data: data.map(buildWireTile) } }
  }),
}
