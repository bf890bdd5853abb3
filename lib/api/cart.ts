import { getSayPromise } from "#lib/i18n/promise-texts.ts"
import { getTell, type Tell, tellFaults } from "#lib/i18n/tell-sentences.ts"
import "server-only"
import type { z } from "zod"
import { addressFieldNames, type TypedAddress } from "#lib/account/saved-address.ts"
import type { Cart, CartChoices, FoundSku } from "#lib/cart/cart.ts"
import type { AddressInput } from "#lib/contract/address.ts"
import type { searchSkuSchema, WireCartChange } from "#lib/contract/cart.ts"
import type { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { parseAmount } from "#lib/money.ts"
import { ApiError } from "./api-error.ts"
import type { CallRefusal } from "./ask-account.ts"
import { callAsShopper } from "./call-as-shopper.ts"
import { addressWireNames, renameFaults } from "./customer-names.ts"
import { parseCart } from "./parse-cart.ts"

type Calls = typeof shopperCalls
type Refused = { refusal: CallRefusal }

/**
 * Fetches the client's cart, priced with these choices, or returns the API's error response. Throws
 * an ApiError.
 */
export async function askCart(choices: CartChoices): Promise<{ cart: Cart } | Refused> {
  const result = await callAsShopper("getCart", { body: buildChoices(choices) })
  if ("refusal" in result) return result
  const [tell, sayPromise] = await Promise.all([getTell(), getSayPromise()])
  return { cart: tellCart(parseCart(result.answer, sayPromise), tell) }
}

/**
 * Returns the client's cart, priced with these choices. Throws an ApiError, also for an error
 * response.
 */
export async function readCart(choices: CartChoices): Promise<Cart> {
  const result = await askCart(choices)
  if ("cart" in result) return result.cart
  const { status, code } = result.refusal
  throw new ApiError("http", "getCart", `status ${status} ${code}`)
}

/**
 * Result of a request for a shipping quote by email, as a message; `fields` are those of the
 * address.
 */
export type QuoteRequest = {
  ok: boolean
  message: string
  fields?: Readonly<Record<string, string>>
}

/** Result of a cart change, with a message where it was rejected. */
export type CartChange = { ok: true } | { ok: false; code: string; message: string }

/**
 * Adds an item to the cart; the same item again increases the quantity of its line. Throws an
 * ApiError.
 */
export async function addToCart(
  wish: Omit<z.input<Calls["cartAdd"]["body"]>, "session">,
): Promise<CartChange> {
  return judge(await callAsShopper("cartAdd", { body: wish }))
}

/** Sets the quantity of a cart line. Throws an ApiError. */
export async function updateLine(id: number, qty: number): Promise<CartChange> {
  return judge(await callAsShopper("cartUpdate", { body: { id, qty } }))
}

/** Removes a line from the cart. Throws an ApiError. */
export async function removeLine(id: number): Promise<CartChange> {
  return judge(await callAsShopper("cartRemove", { body: { id } }))
}

/**
 * Returns the SKU that the chosen options of a product resolve to now, with price and stock. Throws
 * an ApiError.
 */
export async function searchSku(
  wish: z.input<typeof searchSkuSchema>,
): Promise<FoundSku | Refused> {
  const result = await callAsShopper("searchSku", { body: wish })
  if ("refusal" in result) return result
  const { sku, price_each, full_price_each, ...rest } = result.answer
  return {
    sku: sku && { id: sku.id, photoId: sku.sku_photo_id },
    price: price_each === null ? null : parseAmount(price_each),
    fullPrice: full_price_each === null ? null : parseAmount(full_price_each),
    isOnSpecial: rest.on_special,
    isInStock: rest.in_stock,
    canPurchase: rest.can_purchase_qty,
    addonFaults: tellFaults(rest.addon_faults, await getTell()),
  }
}

/**
 * Requests a shipping quote for the cart to an address from the shop, by email. Errors of the
 * address are returned by field. Throws an ApiError.
 */
export async function requestQuote(address: TypedAddress): Promise<QuoteRequest> {
  const entries = addressFieldNames.map((name) => [addressWireNames[name], address[name]])
  const body = { address: Object.fromEntries(entries) as AddressInput }
  const result = await callAsShopper("requestShippingQuote", { body })
  if (!("refusal" in result)) return { ok: result.answer.success, message: result.answer.message }
  const { message, fields = {} } = result.refusal
  const faults = Object.entries(fields).map(([name, fault]) => [
    name.replace(/^address\./, ""),
    fault,
  ])
  return { ok: false, message, fields: renameFaults(Object.fromEntries(faults), addressWireNames) }
}

function buildChoices({ promotionCode, shippingType, place }: CartChoices) {
  return {
    ...(promotionCode !== undefined && { promotion_code: promotionCode || null }),
    ...(shippingType !== undefined && { shipping_type: shippingType }),
    ...(place !== undefined && { shipping_address: place }),
  }
}

async function judge(result: { answer: WireCartChange } | Refused): Promise<CartChange> {
  const tell = await getTell()
  if ("refusal" in result) {
    const { code, message, fields = {} } = result.refusal
    return { ok: false, code, message: tell(Object.values(fields)[0] ?? message) }
  }
  const { success, code = "unavailable", message } = result.answer
  return success ? { ok: true } : { ok: false, code, message: tell(message) }
}

function tellCart(cart: Cart, tell: Tell): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, warning: tell(item.warning) })),
    promotionMessage: tell(cart.promotionMessage),
    shippingMessage: tell(cart.shippingMessage),
  }
}
