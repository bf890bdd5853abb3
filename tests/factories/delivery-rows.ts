import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

type Db = Kysely<Database>
type Postcodes = { first: string; last?: string; suburb?: string; excluded?: boolean }

/** Inserts a shipping region with these postcodes and returns its id. */
export async function createShippingRegion(
  db: Db,
  name: string,
  postcodes: readonly Postcodes[],
): Promise<number> {
  const { id } = await db
    .insertInto("shipping_regions")
    .values({ name })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const { first, last = first, suburb = "", excluded = false } of postcodes) {
    await db
      .insertInto("shipping_region_postcodes")
      .values({ region_id: id, first_postcode: first, last_postcode: last, suburb, excluded })
      .execute()
  }
  return id
}

/** Inserts a shipping method with its cost in cents by region and returns its id. */
export async function createShippingType(
  db: Db,
  name: string,
  costs: readonly { region: number; cents: number; freeOver?: number }[],
  isPickUp = false,
): Promise<number> {
  const { id } = await db
    .insertInto("shipping_types")
    .values({ name, description: `${name} takes a while`, is_pick_up: isPickUp })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const { region, cents, freeOver = null } of costs) {
    await db
      .insertInto("shipping_costs")
      .values({
        shipping_type_id: id,
        region_id: region,
        amount_cents: cents,
        free_over_cents: freeOver,
      })
      .execute()
  }
  return id
}

/** Inserts the shipping methods of the specification's shop and returns their ids. */
export async function createShopShipping(db: Db) {
  const australia = await createShippingRegion(db, "Australia", [
    { first: "0200", last: "9999" },
    { first: "6798", last: "6799", excluded: true },
  ])
  const local = await createShippingRegion(db, "Gladstone and Calliope", [
    { first: "4680", suburb: "Gladstone" },
    { first: "4680", suburb: "Calliope" },
  ])
  const queensland = await createShippingRegion(db, "Queensland", [{ first: "4000", last: "4999" }])
  const post = (cents: number) => [{ region: australia, cents, freeOver: 20_000 }]
  return {
    standard: await createShippingType(db, "Standard Post", post(1_060)),
    express: await createShippingType(db, "Express Post", post(1_410)),
    local: await createShippingType(db, "Local delivery", [{ region: local, cents: 0 }]),
    pickUp: await createShippingType(db, "Pick up", [{ region: queensland, cents: 0 }], true),
  }
}
