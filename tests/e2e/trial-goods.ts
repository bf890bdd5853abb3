import { randomBytes } from "node:crypto"
import { formatMoney, parseAmount } from "#lib/money.ts"
import { admin } from "#tests/support/shop-admin.ts"

export const colours = ["Amber", "Clear"] as const
export type Colour = (typeof colours)[number]

/** What an administrator may change of goods while a journey is under way. */
type Change = { price?: string; stock?: number }

/** A product of a journey's own, in two colours. Clear it after. */
export type TrialGoods = {
  productId: number
  name: string
  path: string
  skus: Readonly<Record<Colour, number>>
  change: (colour: Colour, values: Change) => Promise<unknown>
  clear: () => Promise<unknown>
}

/** What a journey may wish of its goods; tickets are not posted, and bulky ones have no fixed price for it. */
export type GoodsWish = { price?: string; stock?: number; isTicket?: boolean; isBulky?: boolean }

const event = { is_ticket: true, event_at: "2030-08-23T08:00:00Z", event_place: "The shed" }

/** Puts goods on sale: $24.95 each and plenty of them, unless wished otherwise. */
export async function putGoods({
  price = "24.95",
  stock = 500,
  isTicket = false,
  isBulky = false,
}: GoodsWish = {}): Promise<TrialGoods> {
  const mark = randomBytes(4).toString("hex")
  const url = `trial-goods-${mark}`
  const name = `Trial goods ${mark}`
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
    clear: () => admin.delete("sell/product", productId),
  }
}

/** An amount as pages show it. */
export const show = (amount: string) => formatMoney(parseAmount(amount), "en")
