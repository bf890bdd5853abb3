import { listSavedProducts } from "#backend/wish-lists/saved-products.ts"
import {
  addWish,
  createWishList,
  deleteWishList,
  getSharedWishList,
  getWishLists,
  mergeWishes,
  moveWish,
  removeWish,
  renameWishList,
  shareWishList,
} from "#backend/wish-lists/wish-lists.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { parseWishes } from "#lib/contract/wish-list.ts"
import { buildPrivateHandler, buildRestHandler } from "./rest-handler.ts"

/** The handlers of calls about lists of saved products. */
export const wishListHandlers = {
  listSavedProducts: buildRestHandler(restCalls.listSavedProducts, async ({ query }, deps) => ({
    ok: true,
    value: { data: await listSavedProducts(deps, parseWishes(query.items)) },
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
  addWish: buildPrivateHandler(accountCalls.addWish, ({ body }, { db }, { userId }) =>
    addWish(db, userId, body),
  ),
  removeWish: buildPrivateHandler(accountCalls.removeWish, ({ body }, { db }, { userId }) =>
    removeWish(db, userId, body),
  ),
  moveWish: buildPrivateHandler(accountCalls.moveWish, ({ body }, { db }, { userId }) =>
    moveWish(db, userId, body),
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
  mergeWishes: buildPrivateHandler(accountCalls.mergeWishes, ({ body }, { db }, { userId }) =>
    mergeWishes(db, userId, body),
  ),
}
