import { afterAll, beforeAll, describe } from "@jest/globals"
import { openSessionShop, type SessionShop } from "#tests/support/session-shop.ts"
import { updateSellingSetting } from "#tests/support/shop-rows.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { testCart } from "./shared-storefront/cart.ts"
import { testCheckout } from "./shared-storefront/checkout.ts"
import { testSession } from "./shared-storefront/session.ts"
import { testSiteSettings } from "./shared-storefront/site-settings.ts"

// One shop for all of them, since each start costs seconds of processor time.
let shop: SessionShop
let shippingTypes: Awaited<ReturnType<typeof createSmallShop>>

beforeAll(async () => {
  shop = await openSessionShop(resolveForTier({ core: 1, full: 2 }))
  const { db } = shop.backend.database
  shippingTypes = await createSmallShop(db)
  await updateSellingSetting(db, true)
})
afterAll(() => shop?.close())

const getShop = () => shop
describe("cart", () => testCart(getShop))
describe("checkout", () => testCheckout(getShop, () => shippingTypes))
describe("session", () => testSession(getShop))
// Last, since it changes the settings of the whole shop.
describe("settings", () => testSiteSettings(getShop))
