import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ShippingPlace } from "#backend/shipping/shipping-options.ts"
import type { CartChosen } from "./cart-content.ts"

/** Where a cart goes: `id` is the saved address, null for a place that was only named. */
export type CartPlace = ShippingPlace & { id: number | null }

/** The place that was chosen for a cart; null where none was, or its address is offered no longer. */
export async function resolveCartPlace(
  db: Kysely<Database>,
  { addressId, suburb, postcode }: Pick<CartChosen, "addressId" | "suburb" | "postcode">,
  userId: number | null,
): Promise<CartPlace | null> {
  if (addressId !== null && userId !== null) return findAddressPlace(db, userId, addressId)
  return postcode === "" ? null : { id: null, suburb, postcode }
}

/** Where a customer's own address is that is still offered; null for any other. */
export async function findAddressPlace(
  db: Kysely<Database>,
  userId: number,
  id: number,
): Promise<CartPlace | null> {
  const row = await db
    .selectFrom("addresses")
    .select(["id", "city as suburb", "postcode"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return row ?? null
}
