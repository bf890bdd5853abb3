import type { Kysely } from "kysely"
import type { z } from "zod"
import { listImageRows } from "#backend/catalogue/images.ts"
import { listAddresses } from "#backend/customers/addresses.ts"
import { getCreditBalance } from "#backend/customers/credit.ts"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { hasGstRegistration } from "#backend/settings/site-settings.ts"
import {
  buildWireShipping,
  hasShippableItems,
  listShippingOptions,
  type ShippingPlace,
} from "#backend/shipping/shipping-options.ts"
import type { shippingQuotesSchema, WireCart } from "#lib/contract/cart.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildContentPrice, type CartContent } from "./cart-content.ts"
import { listCartLabels } from "./cart-labels.ts"
import { type CartOptions, resolveCartPlace, saveCartOptions } from "./cart-options.ts"
import type { CartDeps } from "./cart-parts.ts"
import { findShopperCart, type Shopper } from "./carts.ts"
import { getCartContent } from "./get-cart-content.ts"
import { listPaymentTypes } from "./payment-types.ts"
import { buildWireCart } from "./wire-cart.ts"

const emptyCart: CartContent = {
  id: "",
  lines: [],
  promotion: null,
  promotionCode: "",
  promotionError: null,
  choices: { shippingTypeId: null, addressId: null, suburb: "", postcode: "" },
}

const nothingSaved = { ok: true, value: { codeError: null } } as const

/** Returns the caller's cart with its prices, after the options have been saved with it. */
export async function getCart(
  deps: CartDeps,
  shopper: Shopper,
  options: CartOptions,
): Promise<Result<WireCart, ApiError>> {
  const { db, now } = deps
  const { userId } = shopper
  const cart = await findShopperCart(db, deps, shopper)
  const saved = cart === null ? nothingSaved : await saveCartOptions(deps, shopper, cart, options)
  if (!saved.ok) return saved
  const { codeError } = saved.value
  const read = cart === null ? emptyCart : await getCartContent(db, cart, { now: now(), userId })
  const content = codeError === null ? read : { ...read, promotionError: codeError }
  const [delivery, paymentTypes, imageOf, own, hasGst] = await Promise.all([
    listDelivery(db, content, userId),
    listPaymentTypes(db),
    listImageRows(
      db,
      content.lines.map(({ imageHash }) => imageHash),
    ),
    listOwn(db, userId),
    hasGstRegistration(db),
  ])
  const sessionKey = cart?.sessionKey ?? null
  const { leastCents, wallets } = deps.cart
  const around = {
    sessionKey,
    paymentTypes,
    imageOf,
    leastCents,
    wallets,
    hasGst,
    ...delivery,
    ...own,
  }
  const text_labels = await listCartLabels(deps, {
    lines: content.lines,
    options: delivery.offer.options,
    paymentTypes,
    promotion: content.promotion,
  })
  return { ok: true, value: { ...buildWireCart(content, around), text_labels } }
}

async function listDelivery(
  db: Kysely<Database>,
  { lines, choices }: CartContent,
  userId: number | null,
) {
  const place = await resolveCartPlace(db, choices, userId)
  const offer = hasShippableItems(lines)
    ? await listShippingOptions(db, place, lines)
    : { options: [], needsQuote: false, detail: null }
  return { place, offer }
}

async function listOwn(db: Kysely<Database>, userId: number | null) {
  if (userId === null) return { addresses: [], credit_balance: "0.00" }
  const [addresses, balance] = await Promise.all([
    listAddresses(db, userId),
    getCreditBalance(db, userId),
  ])
  return { addresses: addresses.filter(({ enabled }) => enabled), credit_balance: balance }
}

/** Returns the shipping prices for a destination, for the caller's cart or for an empty one. */
export async function getShippingQuotes(
  deps: CartDeps,
  shopper: Shopper,
  place: ShippingPlace,
): Promise<z.input<typeof shippingQuotesSchema>> {
  const { db, now } = deps
  const cart = await findShopperCart(db, deps, shopper)
  const reader = { now: now(), userId: shopper.userId }
  const content = cart === null ? null : await getCartContent(db, cart, reader)
  const { options, needsQuote, detail } = await listShippingOptions(db, place, content?.lines ?? [])
  const { subtotal, discount } = buildContentPrice(content ?? { lines: [], promotion: null })
  return {
    data: options.map((option) => buildWireShipping(option, subtotal - discount)),
    needs_quote: needsQuote,
    message: formatErrorDetail(detail),
    detail,
    text_labels: await listCartLabels(deps, { options }),
  }
}
