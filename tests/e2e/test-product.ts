import { randomBytes } from "node:crypto"
import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { admin } from "#tests/support/shop-admin.ts"

export const colours = ["Amber", "Clear"] as const
export type Colour = (typeof colours)[number]

/** Values of a SKU that a test may change through the admin API. */
type Change = { price?: string; stock?: number }

/** A product for one test, in two colours. Clear it afterwards. */
export type TestProduct = {
  productId: number
  name: string
  path: string
  skus: Readonly<Record<Colour, number>>
  change: (colour: Colour, values: Change) => Promise<unknown>
  clear: () => Promise<unknown>
}

/** Tickets are not shipped; bulky products have no fixed shipping price. */
export type TestProductOptions = {
  price?: string
  stock?: number
  isTicket?: boolean
  isBulky?: boolean
}

const event = { is_ticket: true, event_at: "2030-08-23T08:00:00Z", event_place: "The shed" }

/** Creates a product: $24.95 each and 500 of each colour in stock by default. */
export async function createTestProduct({
  price = "24.95",
  stock = 500,
  isTicket = false,
  isBulky = false,
}: TestProductOptions = {}): Promise<TestProduct> {
  const suffix = randomBytes(4).toString("hex")
  const url = `trial-product-${suffix}`
  const name = `Trial product ${suffix}`
  const productId = await admin.create("sell/product", {
    name,
    url,
    variations: [{ name: "Colour", options: colours }],
    ...(isTicket && event),
    ships_by_quote: isBulky,
  })
  const putSku = (colour: Colour) =>
    admin.create("sell/sku", {
      product_id: productId,
      code: `${url}-${colour}`.toUpperCase(),
      price,
      stock,
      options: { Colour: colour },
    })
  const skus = { Amber: await putSku("Amber"), Clear: await putSku("Clear") }
  return {
    productId,
    name,
    path: `/product/${url}`,
    skus,
    change: (colour, values) => admin.update("sell/sku", skus[colour], values),
    clear: () => admin.clearProduct(productId),
  }
}

/** Formats an amount in English, as pages show it. */
export const formatPrice = (amount: string) => formatMoney(parseAmount(amount), "en")
