import type { Result } from "#lib/contract/result.ts"
import "server-only"
import type { z } from "zod"
import {
  addressWireNames,
  buildAddressInput,
  parseFieldErrors,
} from "#lib/account/customer-names.ts"
import type { TypedAddress } from "#lib/account/saved-address.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { getPromisedOrder } from "#lib/api/promised-order.ts"
import type { ErrorResponse } from "#lib/auth/authenticated-client.ts"
import type { searchSkuSchema, WireCart, WireCartChange } from "#lib/contract/cart.ts"
import { listFieldErrors } from "#lib/contract/error.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { shopperCalls } from "#lib/contract/shopper-calls.ts"
import {
  type ErrorTranslator,
  formatFieldErrors,
  getErrorTranslator,
} from "#lib/i18n/api-errors.ts"
import { getPromiseFormatter } from "#lib/i18n/promise-texts.ts"
import type { Cart, CartChoices, SkuMatch } from "./cart.ts"
import { requestWithGuestFallback } from "./cart-client.ts"
import { parseCart } from "./parse-cart.ts"

type Calls = typeof shopperCalls

/**
 * Fetches the client's cart, priced with these choices, or returns the API's error response. Throws
 * an ApiError.
 */
export async function fetchPricedCart(choices: CartChoices): Promise<Result<Cart, ErrorResponse>> {
  const result = await requestWithGuestFallback("getCart", { body: buildChoices(choices) })
  if (!result.ok) return result
  const [t, formatPromise, order] = await Promise.all([
    getErrorTranslator(),
    getPromiseFormatter(),
    getPromisedOrder(),
  ])
  return { ok: true, value: parseCart(translateCart(result.value, t), formatPromise, order) }
}

/**
 * Returns the client's cart, priced with these choices. Throws an ApiError, also for an error
 * response.
 */
export async function requirePricedCart(choices: CartChoices): Promise<Cart> {
  const result = await fetchPricedCart(choices)
  if (result.ok) return result.value
  const { status, code } = result.error
  throw new ApiError("http", "getCart", `status ${status} ${code}`)
}

/**
 * Why a shipping quote could not be requested, in the visitor's language; `fields` are those of the
 * address.
 */
export type QuoteError = { message: string; fields: Readonly<Record<string, string>> }

/** Result of a cart change, with a message in the visitor's language where it was rejected. */
export type CartChange = Result<null, { code: string; message: string }>

/**
 * Adds an item to the cart; the same item again increases the quantity of its line. Throws an
 * ApiError.
 */
export async function addCartLine(
  input: Omit<z.input<Calls["cartAdd"]["body"]>, "session">,
): Promise<CartChange> {
  return judge(await requestWithGuestFallback("cartAdd", { body: input }))
}

/** Sets the quantity of a cart line. Throws an ApiError. */
export async function updateLine(id: number, qty: number): Promise<CartChange> {
  return judge(await requestWithGuestFallback("cartUpdate", { body: { id, qty } }))
}

/** Removes a line from the cart. Throws an ApiError. */
export async function removeCartLine(id: number): Promise<CartChange> {
  return judge(await requestWithGuestFallback("cartRemove", { body: { id } }))
}

/**
 * Returns the SKU that the chosen options of a product resolve to now, with price and stock. Throws
 * an ApiError.
 */
export async function findSkuByOptions(
  input: z.input<typeof searchSkuSchema>,
): Promise<Result<SkuMatch, ErrorResponse>> {
  const result = await requestWithGuestFallback("searchSku", { body: input })
  if (!result.ok) return result
  const { sku, price_each, full_price_each, ...rest } = result.value
  const match = {
    sku: sku && { id: sku.id },
    price: price_each === null ? null : parseAmount(price_each),
    fullPrice: full_price_each === null ? null : parseAmount(full_price_each),
    isOnSpecial: rest.on_special,
    isInStock: rest.in_stock,
    isLowStock: rest.low_stock,
    addonErrors: formatFieldErrors(
      listFieldErrors({ fields: rest.addon_faults, field_details: rest.addon_details }),
      await getErrorTranslator(),
    ),
  }
  return { ok: true, value: match }
}

/**
 * Requests a shipping quote for the cart to an address from the shop, by email. Returns
 * the confirmation in the visitor's language, or the errors of the address by field. Throws an
 * ApiError.
 */
export async function requestQuote(address: TypedAddress): Promise<Result<string, QuoteError>> {
  const body = { address: buildAddressInput(address) }
  const result = await requestWithGuestFallback("requestShippingQuote", { body })
  const t = await getErrorTranslator()
  if (result.ok) {
    const message = t(result.value)
    return result.value.success
      ? { ok: true, value: message }
      : { ok: false, error: { message, fields: {} } }
  }
  const fieldErrors = Object.entries(listFieldErrors(result.error)).map(([name, error]) => [
    name.replace(/^address\./, ""),
    t(error),
  ])
  const fields = parseFieldErrors<string>(Object.fromEntries(fieldErrors), addressWireNames)
  return { ok: false, error: { message: t(result.error), fields } }
}

function buildChoices({ promotionCode, shippingType, place }: CartChoices) {
  return {
    ...(promotionCode !== undefined && { promotion_code: promotionCode || null }),
    ...(shippingType !== undefined && { shipping_type: shippingType }),
    ...(place !== undefined && { shipping_address: place }),
  }
}

async function judge(result: Result<WireCartChange, ErrorResponse>): Promise<CartChange> {
  const t = await getErrorTranslator()
  if (!result.ok) {
    const [first = result.error] = Object.values(listFieldErrors(result.error))
    return { ok: false, error: { code: result.error.code, message: t(first) } }
  }
  const { success, code = "unavailable" } = result.value
  return success
    ? { ok: true, value: null }
    : { ok: false, error: { code, message: t(result.value) } }
}

/** Returns the cart with its messages in the visitor's language. */
function translateCart(cart: WireCart, t: ErrorTranslator): WireCart {
  return {
    ...cart,
    items: cart.items.map((item) => ({
      ...item,
      warning: t({ message: item.warning, detail: item.warning_detail }),
    })),
    promotion_message: t({ message: cart.promotion_message, detail: cart.promotion_detail }),
    shipping_message: t({ message: cart.shipping_message, detail: cart.shipping_detail }),
  }
}
