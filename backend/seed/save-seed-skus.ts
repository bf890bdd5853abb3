import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { SeedIds, type SeedLookup } from "./seed-ids.ts"
import type { SeedPicture, SeedSku } from "./seed-types.ts"
import { buildSkuInput } from "./selling-inputs.ts"

type Trx = Transaction<Database>
type OptionIds = SeedIds<{ variation_id: number; option_id: number }>

const optionName = (variation: string, option: string) => `${variation}: ${option}`

/** Saves a product's variations in order and returns the ids of their options. */
export async function saveSeedVariations(
  trx: Trx,
  productId: number,
  variations: { name: string; options: string[] }[],
): Promise<OptionIds> {
  const ids: OptionIds = new SeedIds("option")
  for (const [order, { name, options }] of variations.entries()) {
    const variation = await trx
      .insertInto("product_variations")
      .values({ product_id: productId, name, sort_order: order })
      .onConflict((c) => c.columns(["product_id", "name"]).doUpdateSet({ sort_order: order }))
      .returning("id")
      .executeTakeFirstOrThrow()
    const rows = await trx
      .insertInto("product_variation_options")
      .values(
        options.map((option, index) => ({
          variation_id: variation.id,
          name: option,
          sort_order: index,
        })),
      )
      .onConflict((c) =>
        c
          .columns(["variation_id", "name"])
          .doUpdateSet((eb) => ({ sort_order: eb.ref("excluded.sort_order") })),
      )
      .returning(["id", "name"])
      .execute()
    for (const row of rows) {
      ids.set(optionName(name, row.name), { variation_id: variation.id, option_id: row.id })
    }
  }
  return ids
}

/** Saves a product's photos in order (replacing equal alt texts) and returns their ids. */
export async function saveSeedPhotos(
  trx: Trx,
  productId: number,
  photos: SeedPicture[],
  ids: SeedLookup,
): Promise<SeedIds<number>> {
  const photoIds = new SeedIds<number>("photo of the product")
  const existingPhotos = await trx
    .selectFrom("photos")
    .select(["id", "name"])
    .where("product_id", "=", productId)
    .execute()
  for (const [index, { file, alt }] of photos.entries()) {
    const row = { image_hash: ids.image.get(file), sort_order: (index + 1) * 10, name: alt }
    const existing = existingPhotos.find((photo) => photo.name === alt)
    const { id } = existing
      ? await trx
          .updateTable("photos")
          .set(row)
          .where("id", "=", existing.id)
          .returning("id")
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto("photos")
          .values({ ...row, product_id: productId })
          .returning("id")
          .executeTakeFirstOrThrow()
    photoIds.set(file, id)
  }
  return photoIds
}

/**
 * Saves a product's SKUs in order, each with its options, price and photo. Sets the stock of new
 * SKUs only; the stock of existing ones is unchanged.
 */
export async function saveSeedSkus(
  trx: Trx,
  productId: number,
  skus: SeedSku[],
  ids: { optionIds: OptionIds; photoIds: SeedIds<number> },
) {
  for (const [order, sku] of skus.entries()) {
    const input = buildSkuInput(sku, productId, (file) => ids.photoIds.get(file))
    const { options, price, special_price: special, ...own } = input
    const row = {
      ...own,
      sort_order: order,
      price_cents: parseAmount(price),
      special_price_cents: special === null ? null : parseAmount(special),
    }
    // A refresh must not restock items that were sold.
    const { stock: _stock, ...words } = row
    const { id } = await trx
      .insertInto("skus")
      .values(row)
      .onConflict((conflict) => conflict.column("code").doUpdateSet(words))
      .returning("id")
      .executeTakeFirstOrThrow()
    for (const [variation, option] of Object.entries(options)) {
      const chosen = ids.optionIds.get(optionName(variation, option))
      await trx
        .insertInto("sku_options")
        .values({ sku_id: id, ...chosen })
        .onConflict((c) => c.columns(["sku_id", "variation_id"]).doUpdateSet(chosen))
        .execute()
    }
  }
}
