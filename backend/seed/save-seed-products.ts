import type { Transaction } from "kysely"
import { saveAttributes } from "#backend/catalogue/product-attributes.ts"
import type { Database } from "#backend/db/schema.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { saveSeedPhotos, saveSeedSkus, saveSeedVariations } from "./save-seed-skus.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedAddon, SeedProduct } from "./seed-types.ts"
import {
  buildAddonInput,
  buildProductInput,
  listProductAddonInputs,
  listRelatedIds,
} from "./selling-inputs.ts"

type Trx = Transaction<Database>

/** Saves add-ons and products, then the relations between products. */
export async function saveSeedProducts(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const addon of seed.addons) await saveAddon(trx, addon, ids)
  for (const product of seed.products) await saveProduct(trx, product, ids)
  for (const product of seed.products) await saveRelatedProducts(trx, product, ids)
}

async function saveAddon(trx: Trx, addon: SeedAddon, ids: SeedLookup) {
  const { price, options, ...own } = buildAddonInput(addon)
  const row = { ...own, price_cents: parseAmount(price) }
  const existing = await trx
    .selectFrom("addons")
    .select("id")
    .where("name", "=", row.name)
    .orderBy("id")
    .executeTakeFirst()
  const { id } = existing
    ? await trx
        .updateTable("addons")
        .set(row)
        .where("id", "=", existing.id)
        .returning("id")
        .executeTakeFirstOrThrow()
    : await trx.insertInto("addons").values(row).returning("id").executeTakeFirstOrThrow()
  for (const [index, option] of options.entries()) {
    const values = { price_cents: parseAmount(option.price), sort_order: (index + 1) * 10 }
    await trx
      .insertInto("addon_options")
      .values({ addon_id: id, name: option.name, ...values })
      .onConflict((conflict) => conflict.columns(["addon_id", "name"]).doUpdateSet(values))
      .execute()
  }
  ids.addon.set(addon.key, id)
}

async function saveProduct(trx: Trx, product: SeedProduct, ids: SeedLookup) {
  const input = buildProductInput(product, ids)
  const { group_ids: groupIds, related_product_ids: _related, ...own } = input
  const { variations, attributes, ...row } = own
  const { id } = await trx
    .insertInto("products")
    .values(row)
    .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow()
  ids.product.set(product.url, id)
  await trx
    .insertInto("product_groups")
    .values(
      groupIds.map((groupId, index) => ({ product_id: id, group_id: groupId, sort_order: index })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["product_id", "group_id"])
        .doUpdateSet((eb) => ({ sort_order: eb.ref("excluded.sort_order") })),
    )
    .execute()
  await saveAttributes(trx, [{ id, attributes }])
  const optionIds = await saveSeedVariations(trx, id, variations)
  const photoIds = await saveSeedPhotos(trx, id, product.photos, ids)
  await saveSeedSkus(trx, id, product.skus, { optionIds, photoIds })
  await saveProductAddons(trx, product, ids)
}

async function saveProductAddons(trx: Trx, product: SeedProduct, ids: SeedLookup) {
  for (const row of listProductAddonInputs(product, ids)) {
    await trx
      .insertInto("product_addons")
      .values(row)
      .onConflict((conflict) => conflict.columns(["product_id", "addon_id"]).doUpdateSet(row))
      .execute()
  }
}

async function saveRelatedProducts(trx: Trx, product: SeedProduct, ids: SeedLookup) {
  const productId = ids.product.get(product.url)
  const rows = listRelatedIds(product, ids).map((relatedId, index) => ({
    product_id: productId,
    related_id: relatedId,
    sort_order: index,
  }))
  if (rows.length === 0) return
  await trx
    .insertInto("related_products")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["product_id", "related_id"])
        .doUpdateSet((eb) => ({ sort_order: eb.ref("excluded.sort_order") })),
    )
    .execute()
}
