import { afterAll, beforeAll } from "@jest/globals"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { updateSellingSetting } from "#tests/support/shop-rows.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"
import { testCart } from "./shared-storefront/cart.ts"
import { testCheckout } from "./shared-storefront/checkout.ts"
import { testSiteSettings } from "./shared-storefront/site-settings.ts"

// One shop for all three, since each start costs seconds of processor time.
let shop: SessionShop
let shippingTypes: Awaited<ReturnType<typeof createSmallShop>>

beforeAll(async () => {
  shop = await openSessionShop(1)
  const { db } = shop.backend.database
  shippingTypes = await createSmallShop(db)
  await updateSellingSetting(db, true)
})
afterAll(() => shop?.close())

const getShop = () => shop
testCart(getShop)
testCheckout(getShop, () => shippingTypes)
// Last, since it changes the settings of the whole shop.
testSiteSettings(getShop)
