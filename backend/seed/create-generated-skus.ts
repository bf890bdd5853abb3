import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { GeneratedProduct } from "./generated-product.ts"

type Trx = Transaction<Database>
type Added = { id: number; product: GeneratedProduct }[]
type Chosen = { variation_id: number; option_id: number }

const optionKey = (productId: number, variation: string, option: string) =>
  `${productId}/${variation}/${option}`

/** Inserts the variations, options and SKUs of new products, one statement per table. */
export async function createGeneratedSkus(trx: Trx, added: Added): Promise<void> {
  const options = await insertOptions(trx, added)
  const skus = await trx
    .insertInto("skus")
    .values(
      added.flatMap(({ id, product }) =>
        product.skus.map((sku, order) => ({
          product_id: id,
          code: sku.code,
          sort_order: order,
          price_cents: sku.priceCents,
          special_price_cents: sku.specialPriceCents,
          stock: sku.stock,
        })),
      ),
    )
    .returning(["id", "code"])
    .execute()
  const idOf = new Map(skus.map(({ id, code }) => [code, id]))
  const chosen = added.flatMap(({ id, product }) =>
    product.skus.flatMap((sku) =>
      Object.entries(sku.options).flatMap(([variation, option]) => {
        const [skuId, ids] = [idOf.get(sku.code), options.get(optionKey(id, variation, option))]
        return skuId && ids ? [{ sku_id: skuId, ...ids }] : []
      }),
    ),
  )
  if (chosen.length > 0) await trx.insertInto("sku_options").values(chosen).execute()
}

async function insertOptions(trx: Trx, added: Added): Promise<Map<string, Chosen>> {
  const wanted = added.flatMap(({ id, product }) =>
    product.variations.map(({ name, options }, order) => ({ id, name, options, order })),
  )
  const optionsByKey = new Map<string, Chosen>()
  if (wanted.length === 0) return optionsByKey
  const variations = await trx
    .insertInto("product_variations")
    .values(wanted.map(({ id, name, order }) => ({ product_id: id, name, sort_order: order })))
    .returning(["id", "product_id", "name"])
    .execute()
  const idOf = new Map(variations.map((row) => [`${row.product_id}/${row.name}`, row]))
  const nameOf = new Map(variations.map((row) => [row.id, row]))
  const options = await trx
    .insertInto("product_variation_options")
    .values(
      wanted.flatMap(({ id, name, options: names }) => {
        const variation = idOf.get(`${id}/${name}`)
        return variation
          ? names.map((option, order) => ({
              variation_id: variation.id,
              name: option,
              sort_order: order,
            }))
          : []
      }),
    )
    .returning(["id", "variation_id", "name"])
    .execute()
  for (const row of options) {
    const variation = nameOf.get(row.variation_id)
    if (!variation) continue
    const key = optionKey(variation.product_id, variation.name, row.name)
    optionsByKey.set(key, { variation_id: row.variation_id, option_id: row.id })
  }
  return optionsByKey
}
