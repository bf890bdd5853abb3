import { createHmac } from "node:crypto"
import type { CartLine } from "#backend/cart/cart-content.ts"
import type { SubmitOrder } from "#lib/contract/order.ts"
import type { CartPrice } from "#lib/contract/rules/cart-price.ts"
import { buildStoredAddress, type OrderAddress } from "./order-address.ts"

/** The content of an order: everything that would make it a different order for the customer. */
export type OrderTerms = {
  lines: readonly CartLine[]
  address: OrderAddress | null
  shippingTypeId: number | null
  promotionId: number | null
  paymentType: string
  note: string
  price: CartPrice
}

/**
 * Returns a digest, equal for the same items at the same prices to the same address on the same
 * terms.
 */
export function buildContentDigest(terms: OrderTerms, key: Buffer): string {
  const lines = terms.lines.map(({ skuId, addonsKey, qty, unitCents }) =>
    JSON.stringify([skuId, addonsKey, qty, unitCents]),
  )
  return digest(key, {
    ...terms,
    lines: lines.sort(),
    address: terms.address === null ? null : sortFields(buildStoredAddress(terms.address)),
    price: sortFields(terms.price),
  })
}

/** Returns a digest, equal for the same request, whatever the order of its fields. */
export function buildRequestDigest(body: SubmitOrder, key: Buffer): string {
  const { address } = body
  const isWritten = typeof address === "object" && address !== null
  return digest(key, { ...body, address: isWritten ? sortFields(address) : address })
}

/**
 * Returns a digest of a shipping address, equal however it is written and whatever the recipient's
 * name.
 */
export function buildAddressDigest(address: OrderAddress, key: Buffer): string {
  const { street_address: street, street_address_1: more, postcode } = address
  const place = [street, more, postcode].join("").toLowerCase()
  return digest(key, { place: place.replace(/[^\p{L}\p{N}]/gu, "") })
}

function digest(key: Buffer, value: object): string {
  return createHmac("sha256", key)
    .update(JSON.stringify(sortFields(value)))
    .digest("base64url")
}

function sortFields(value: object): [string, unknown][] {
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}
