import { addressFieldNames, type TypedAddress } from "#lib/account/saved-address.ts"
import type { CartChoices } from "#lib/cart/cart.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import {
  type CheckoutIntent,
  checkoutIntents,
  checkoutControls as names,
  newAddress,
} from "./field-names.ts"

/** The values of the checkout form, not yet validated. */
export type CheckoutInput = {
  intent: CheckoutIntent
  key: string
  expectedTotal: string
  expectedPayable: string
  locale: string
  /** Id of a saved address; null for the one that is typed. */
  addressId: number | null
  address: TypedAddress
  deliveryId: number | null
  paymentCode: string
  useCredit: boolean
  marketing: boolean
  code: string
  /** The customer has been shown that this code is invalid: the order is placed without it. */
  isCodeRejected: boolean
  note: string
}

/** Parses the checkout form. */
export function parseCheckoutForm(data: FormData): CheckoutInput {
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === "string" ? value : ""
  }
  const code = read(names.code).trim()
  return {
    // The order is placed only if the pay button was pressed.
    intent: checkoutIntents.find((intent) => intent === read(names.intent)) ?? "price",
    key: read(names.key),
    expectedTotal: read(names.expectedTotal),
    expectedPayable: read(names.expectedPayable),
    locale: read(names.locale),
    addressId: parseId(read(names.address)),
    address: buildRecord(addressFieldNames, read),
    deliveryId: parseId(read(names.delivery)),
    paymentCode: read(names.payment),
    useCredit: read(names.credit) !== "",
    marketing: read(names.marketing) !== "",
    code,
    isCodeRejected: code !== "" && code.toUpperCase() === read(names.rejectedCode).toUpperCase(),
    note: read(names.note),
  }
}

/**
 * Returns the choices that the cart is priced with. A typed address counts once its postcode is
 * complete.
 */
export function buildCartChoices(input: CheckoutInput): CartChoices {
  const place = resolvePlace(input)
  return {
    promotionCode: input.code || null,
    ...(input.deliveryId !== null && { shippingType: input.deliveryId }),
    ...(place !== null && { place }),
  }
}

/** Returns the destination as far as pricing needs it; null while it is unknown. */
export function resolvePlace({
  addressId,
  address,
}: Pick<CheckoutInput, "addressId" | "address">):
  | number
  | { suburb: string; postcode: string }
  | null {
  if (addressId !== null) return addressId
  const [suburb, postcode] = [address.city.trim(), address.postcode.trim()]
  return suburb !== "" && /^\d{4}$/.test(postcode) ? { suburb, postcode } : null
}

/**
 * True if nothing was typed into a new address beyond its prefilled fields: the name is known, and
 * the suburb and postcode may come from an estimate.
 */
export function isBlankAddress({ streetAddress }: TypedAddress): boolean {
  return streetAddress.trim() === ""
}

function parseId(text: string): number | null {
  const id = Number(text)
  return text !== newAddress && Number.isSafeInteger(id) && id > 0 ? id : null
}
