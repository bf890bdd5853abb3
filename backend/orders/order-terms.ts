import { createHmac } from "node:crypto"
import type { CartLine } from "#backend/cart/cart-content.ts"
import { getAddress, maxAddresses } from "#backend/customers/addresses.ts"
import { type AddressInput, addressInputSchema } from "#lib/contract/address.ts"
import type { SubmitOrder } from "#lib/contract/order.ts"
import type { CartPrice } from "#lib/contract/rules/cart-price.ts"
import type { OrderTrx } from "./order.ts"

/** The address that an order is shipped to; `id` is null while it is not saved. */
export type OrderAddress = AddressInput & { id: number | null }

/**
 * Resolves the address in an order's input: one of the customer's own enabled addresses, or a new
 * one. Null if none was sent; "unknown" for one that is missing, disabled, or another customer's.
 */
export async function resolveOrderAddress(
  trx: OrderTrx,
  userId: number,
  input: SubmitOrder["address"],
): Promise<OrderAddress | null | "unknown"> {
  if (input === null || input === undefined) return null
  if (typeof input !== "number") return { ...input, id: null }
  const saved = await getAddress(trx, userId, input)
  if (saved?.enabled !== true) return "unknown"
  const written = addressInputSchema.safeParse(saved)
  return written.success ? { ...written.data, id: saved.id } : "unknown"
}

/**
 * Saves a new address for the customer, who must be locked; it becomes the customer's current
 * address if there is none. Does not save duplicates, nor beyond the maximum number of addresses.
 */
export async function saveOrderAddress(
  trx: OrderTrx,
  userId: number,
  { id, ...address }: OrderAddress,
): Promise<void> {
  if (id !== null) return
  const book = await trx.selectFrom("addresses").selectAll().where("user_id", "=", userId).execute()
  const words = writeOut(address)
  if (book.length >= maxAddresses || book.some((each) => writeOut(each) === words)) return
  const made = await trx
    .insertInto("addresses")
    .values({ ...address, user_id: userId })
    .returning("id")
    .executeTakeFirstOrThrow()
  await trx
    .updateTable("users")
    .set({ current_address_id: made.id })
    .where("id", "=", userId)
    .where("current_address_id", "is", null)
    .execute()
}

/** Returns an address as orders store it. */
export function buildStoredAddress({ id: _id, ...address }: OrderAddress): AddressInput {
  return address
}

function writeOut(address: { [Field in keyof AddressInput]: string }): string {
  const { display_name, first_name, last_name, email, phone, company, street_address } = address
  const { street_address_1, postcode, city, state, country } = address
  const parts = [display_name, first_name, last_name, email, phone, company, street_address]
  return JSON.stringify([...parts, street_address_1, postcode, city, state, country])
}

/** The content of an order: everything that would make it a different order for the customer. */
type OrderTerms = {
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
