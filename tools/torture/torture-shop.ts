import type { Kysely } from "kysely"
import { buildAccountParts } from "#backend/accounts/account-parts.ts"
import { openSession } from "#backend/accounts/sessions.ts"
import { openDatabase } from "#backend/db/pool.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"
import { type BackendProcess, createBackendProcess } from "./processes.ts"
import { openShopper, type Shopper } from "./shopper.ts"

/** A shop under stress: a back end that may be killed, and a database that must stay consistent. */
export type TortureShop = {
  db: Kysely<Database>
  backend: BackendProcess
  /** Creates new customers, signed in. */
  welcome: (count: number) => Promise<Shopper[]>
  /** Creates a new product with one SKU; returns the SKU's id. */
  stock: (values: { stock: number; priceCents: number }) => Promise<number>
  /** Initial stock of each SKU, to verify at the end. */
  stockAtStart: Map<number, number>
  /** Every order that was acknowledged to a customer. */
  listAcknowledged: () => number[]
  close: () => Promise<void>
}

/** Opens a shop on a migrated, empty database, with one shipping method and one payment method. */
export async function openTortureShop(databaseUrl: string, dataDir: string): Promise<TortureShop> {
  const db = openDatabase(databaseUrl)
  const backend = await createBackendProcess(databaseUrl, dataDir)
  const delivery = await seedMinimal(db)
  await backend.start()
  const stockAtStart = new Map<number, number>()
  const welcomed: Shopper[] = []
  let made = 0
  return {
    db,
    backend,
    stockAtStart,
    listAcknowledged: () => welcomed.flatMap(({ acknowledged }) => acknowledged),
    async welcome(count) {
      const shoppers = await createCustomers({ db, origin: backend.origin, delivery }, count)
      welcomed.push(...shoppers)
      return shoppers
    },
    async stock({ stock, priceCents }) {
      made += 1
      const id = await createSku(db, { stock, priceCents, name: `torture-${Date.now()}-${made}` })
      stockAtStart.set(id, stock)
      return id
    },
    async close() {
      await backend.kill()
      await db.destroy()
    },
  }
}

/** Seeds the settings of a minimal shop; returns the id of its one shipping method. */
async function seedMinimal(db: Kysely<Database>): Promise<number> {
  const region = await db
    .insertInto("shipping_regions")
    .values({ name: "Everywhere" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("shipping_region_postcodes")
    .values({ region_id: region.id, first_postcode: "0200", last_postcode: "9999" })
    .execute()
  const type = await db
    .insertInto("shipping_types")
    .values({ name: "Standard Post" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("shipping_costs")
    .values({
      shipping_type_id: type.id,
      region_id: region.id,
      amount_cents: 10_60,
      free_over_cents: 200_00,
    })
    .execute()
  await db.insertInto("payment_types").values({ code: "card", name: "Card" }).execute()
  await db
    .insertInto("domains")
    .values({
      name: "Torture",
      theme_colour: "#0b5351",
      dark_theme_colour: "#071f1f",
      organisation_name: "Torture",
      organisation_email: "owner@example.com",
    })
    .execute()
  return type.id
}

/** Creates a new product with one SKU; returns the SKU's id. */
export async function createSku(
  db: Kysely<Database>,
  { name, stock, priceCents }: { name: string; stock: number; priceCents: number },
): Promise<number> {
  const product = await db
    .insertInto("products")
    .values({ name, url: name })
    .returning("id")
    .executeTakeFirstOrThrow()
  const sku = await db
    .insertInto("skus")
    .values({ product_id: product.id, code: name, price_cents: priceCents, stock })
    .returning("id")
    .executeTakeFirstOrThrow()
  return sku.id
}

/**
 * Creates new customers, signed in, of a shop that has the tests' `TOKEN_SECRET` and listens at
 * `origin`; `delivery` is the id of the shipping method that they choose.
 */
export async function createCustomers(
  { db, origin, delivery }: { db: Kysely<Database>; origin: string; delivery: number },
  count: number,
): Promise<Shopper[]> {
  const mark = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`
  const users = await db
    .insertInto("users")
    .values(
      Array.from({ length: count }, (_, at) => ({
        email: `shopper-${mark}-${at}@example.com`,
        first_name: "Ann",
        last_name: "Example",
      })),
    )
    .returning(["id", "email"])
    .execute()
  const accounts = buildAccountParts(buildTestEnv("", ""), () => {})
  const deps = { db, now: () => new Date(), accounts }
  const shoppers: Shopper[] = []
  for (const { id } of users) {
    const { access_token } = await openSession(deps, db, { userId: id, fingerprint: null })
    shoppers.push(openShopper({ origin, userId: id, token: access_token, delivery }))
  }
  return shoppers
}
