import { getSharedWishList, getWishLists } from "#backend/wish-lists/read-wish-lists.ts"
import { listSavedProducts } from "#backend/wish-lists/saved-products.ts"
import {
  addSavedItem,
  createWishList,
  deleteWishList,
  mergeSavedItems,
  moveSavedItem,
  removeSavedItem,
  renameWishList,
  shareWishList,
} from "#backend/wish-lists/wish-lists.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { parseSavedItems } from "#lib/contract/wish-list.ts"
import { buildPrivateHandler, buildRestHandler } from "./rest-handler.ts"

/** The handlers of calls about lists of saved products. */
export const wishListHandlers = {
  listSavedProducts: buildRestHandler(restCalls.listSavedProducts, async ({ query }, deps) => ({
    ok: true,
    value: { data: await listSavedProducts(deps, parseSavedItems(query.items)) },
  })),
  showWishList: buildRestHandler(shopperCalls.showWishList, async ({ params }, deps) => ({
    ok: true,
    value: { item: await getSharedWishList(deps, params.token) },
  })),
  getWishLists: buildPrivateHandler(
    accountCalls.getWishLists,
    async ({ query }, deps, { userId }) => ({
      ok: true,
      value: await getWishLists(deps, userId, query.list ?? null),
    }),
  ),
  addSavedItem: buildPrivateHandler(accountCalls.addSavedItem, ({ body }, { db }, { userId }) =>
    addSavedItem(db, userId, body),
  ),
  removeSavedItem: buildPrivateHandler(
    accountCalls.removeSavedItem,
    ({ body }, { db }, { userId }) => removeSavedItem(db, userId, body),
  ),
  moveSavedItem: buildPrivateHandler(accountCalls.moveSavedItem, ({ body }, { db }, { userId }) =>
    moveSavedItem(db, userId, body),
  ),
  createWishList: buildPrivateHandler(accountCalls.createWishList, ({ body }, { db }, { userId }) =>
    createWishList(db, userId, body),
  ),
  renameWishList: buildPrivateHandler(accountCalls.renameWishList, ({ body }, { db }, { userId }) =>
    renameWishList(db, userId, body),
  ),
  deleteWishList: buildPrivateHandler(accountCalls.deleteWishList, ({ body }, { db }, { userId }) =>
    deleteWishList(db, userId, body),
  ),
  shareWishList: buildPrivateHandler(accountCalls.shareWishList, ({ body }, { db }, { userId }) =>
    shareWishList(db, userId, body),
  ),
  mergeSavedItems: buildPrivateHandler(
    accountCalls.mergeSavedItems,
    ({ body }, { db }, { userId }) => mergeSavedItems(db, userId, body),
  ),
}
