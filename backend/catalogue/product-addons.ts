import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireProductAddon } from "#lib/contract/product.ts"
import { buildRowsByKey } from "./rows-by-key.ts"

/** Lists the enabled add-ons of a product, in order, with the options of dropdowns. */
export async function listProductAddons(
  db: Kysely<Database>,
  productId: number,
): Promise<WireProductAddon[]> {
  const rows = await selectAddons(db, productId)
  if (rows.length === 0) return []
  const optionsOf = await listOptions(
    db,
    rows.map((row) => row.id),
  )
  return rows.map(({ id, name, type, required, price_cents, ...limits }) => ({
    ...limits,
    addon: {
      id,
      name,
      type,
      required,
      price: buildAmount(price_cents),
      dropdown_options: (optionsOf.get(id) ?? []).map((option) => ({
        id: option.id,
        name: option.name,
        price: buildAmount(option.price_cents),
      })),
    },
  }))
}

function selectAddons(db: Kysely<Database>, productId: number) {
  return db
    .selectFrom("product_addons")
    .innerJoin("addons", "addons.id", "product_addons.addon_id")
    .select([
      "addons.id",
      "addons.name",
      "addons.type",
      "addons.required",
      "addons.price_cents",
      "product_addons.min_qty",
      "product_addons.max_qty",
      "product_addons.max_length",
      "product_addons.pattern",
    ])
    .where("product_addons.product_id", "=", productId)
    .where("product_addons.enabled", "=", true)
    .where("addons.enabled", "=", true)
    .orderBy("product_addons.sort_order")
    .orderBy("product_addons.id")
    .execute()
}

async function listOptions(db: Kysely<Database>, addonIds: number[]) {
  const rows = await db
    .selectFrom("addon_options")
    .select(["id", "addon_id", "name", "price_cents"])
    .where("addon_id", "in", addonIds)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  return buildRowsByKey(rows, (row) => row.addon_id)
}
