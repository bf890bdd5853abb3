import { test as base } from "./account-test.ts"
import { Shopper } from "./shopper.ts"
import { type GoodsWish, putGoods, type TrialGoods } from "./trial-goods.ts"

type Fixtures = {
  /** Whoever shops in the journey's browser. */
  shopper: Shopper
  /** Goods of the journey's own, of which there are plenty. */
  goods: TrialGoods
  /** Puts further goods into the shop for as long as the journey lasts. */
  put: (wish: GoodsWish) => Promise<TrialGoods>
}

/** A journey of somebody who shops; its customer has nothing in the cart yet. */
export const test = base.extend<Fixtures>({
  shopper: ({ page }, use) => use(new Shopper(page)),
  put: async ({ page: _page }, use) => {
    const made: TrialGoods[] = []
    await use(async (wish) => {
      const goods = await putGoods(wish)
      made.push(goods)
      return goods
    })
    for (const goods of made) await goods.clear()
  },
  goods: async ({ put }, use) => use(await put({})),
})
