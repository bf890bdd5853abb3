import { randomBytes } from "node:crypto"
import type { Insertable } from "kysely"
import { addToCart } from "#backend/cart/add-to-cart.ts"
import type { CartChange } from "#backend/cart/cart-change.ts"
import { buildCartKeys, type CartDeps } from "#backend/cart/cart-parts.ts"
import type { CartOptions } from "#backend/cart/keep-choices.ts"
import type { Shopper } from "#backend/cart/shopper.ts"
import { getCart } from "#backend/cart/show-cart.ts"
import type { SkusTable } from "#backend/db/schema.ts"
import { cartSchema, type WireCart } from "#lib/contract/cart.ts"
import { openTestDatabase, type TestDatabase } from "./database.ts"
import { createProductRow } from "./shop-rows.ts"

export type Customer = Shopper & { userId: number }
type ProductInput = Parameters<typeof createProductRow>[2]

/** Carts on an empty database, with a clock that the test can advance. */
export type CartFixture = {
  deps: CartDeps
  db: TestDatabase["db"]
  wait: (ms: number) => void
  /** Returns a new guest, or the guest with this session key. */
  guest: (sessionKey?: string | null) => Shopper
  customer: () => Promise<Customer>
  /** Creates a product with one SKU; by default 5 in stock at 24.95. */
  stock: (sku?: Partial<Insertable<SkusTable>>, product?: ProductInput) => Promise<StockedSku>
  setStock: (skuId: number, stock: number) => Promise<void>
  add: (
    shopper: Shopper,
    sku: number,
    qty?: number,
    addons?: AddToCartInput["addons"],
  ) => Promise<CartChange>
  /** Adds `qty` of a SKU to a new guest's cart and returns the guest. */
  guestWith: (sku: number, qty?: number) => Promise<Shopper>
  customerWith: (sku: number, qty?: number) => Promise<Customer>
  /** Returns the cart's response body after these choices. */
  show: (shopper: Shopper, choices?: CartOptions) => Promise<WireCart>
  countMails: () => number
  close: () => Promise<void>
}

type AddToCartInput = Parameters<typeof addToCart>[2]
type StockedSku = { productId: number; skuId: number }

/** Creates the fixture on an empty database. Close it after the test file. */
export async function createCartFixture(): Promise<CartFixture> {
  const database = await openTestDatabase()
  const { db } = database
  let clock = Date.now()
  let count = 0
  let mails = 0
  const deps: CartDeps = {
    db,
    now: () => new Date(clock),
    cart: {
      keys: buildCartKeys("the-token-secret-of-the-tests-000001"),
      siteUrl: "http://localhost:3000",
      clientSecret: "the-webhook-secret-of-the-tests-0001",
      leastCents: 10,
      onMail: () => {
        mails += 1
      },
    },
  }
  const drawClient = () => randomBytes(8).toString("hex")
  const fixture: CartFixture = {
    ...{ deps, db, close: database.close, countMails: () => mails },
    wait(ms) {
      clock += ms
    },
    guest: (sessionKey = null) => ({ userId: null, sessionKey, client: drawClient() }),
    async customer() {
      const { id } = await db
        .insertInto("users")
        .values({ email: `${drawClient()}@example.com`, first_name: "Ann", last_name: "Example" })
        .returning("id")
        .executeTakeFirstOrThrow()
      return { userId: id, sessionKey: null, client: drawClient() }
    },
    async stock(sku = {}, product = {}) {
      count += 1
      const productId = await createProductRow(db, `item-${count}`, { skus: [sku], ...product })
      const { id } = await db
        .selectFrom("skus")
        .select("id")
        .where("product_id", "=", productId)
        .orderBy("sort_order")
        .limit(1)
        .executeTakeFirstOrThrow()
      return { productId, skuId: id }
    },
    async setStock(skuId, stock) {
      await db.updateTable("skus").set({ stock }).where("id", "=", skuId).execute()
    },
    add: (shopper, sku, qty = 1, addons = []) => addToCart(deps, shopper, { sku, qty, addons }),
    async guestWith(sku, qty = 1) {
      const shopper = fixture.guest()
      const { sessionKey } = await fixture.add(shopper, sku, qty)
      return { ...shopper, sessionKey }
    },
    async customerWith(sku, qty = 1) {
      const shopper = await fixture.customer()
      await fixture.add(shopper, sku, qty)
      return shopper
    },
    async show(shopper, choices = {}) {
      const shown = await getCart(deps, shopper, choices)
      if ("error" in shown) throw new Error(shown.error.body.message)
      return cartSchema.parse(shown.response)
    },
  }
  return fixture
}
