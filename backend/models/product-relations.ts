import { sql } from "kysely"
import { z } from "zod"
import {
  listAttributesOf,
  type ProductAttribute,
  saveAttributes,
} from "#backend/catalogue/product-attributes.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { productAttributeSchema } from "#lib/contract/product-filter.ts"
import type { Db, ModelRelations, Trx } from "./model-definition.ts"
import { listVariationsOf, saveVariations, variationsSchema } from "./product-variations.ts"

const valuesSchema = z.object({
  group_ids: z.array(idSchema).optional(),
  related_product_ids: z.array(idSchema).optional(),
  variations: variationsSchema.optional(),
  attributes: z.array(productAttributeSchema).optional(),
})

/** A product's groups, related products, variations and attributes; its photos are read-only. */
export const productRelations: ModelRelations = {
  columns: { group_id: "group_ids", related_id: "related_product_ids" },
  async list(db, ids) {
    const [groups, related, variations, attributes, photos] = await Promise.all([
      listGroupIds(db, ids),
      listRelatedIds(db, ids),
      listVariationsOf(db, ids),
      listAttributesOf(db, ids),
      listPhotos(db, ids),
    ])
    const relationsOf = (id: number) => ({
      group_ids: (groups.get(id) ?? []).map((row) => row.group_id),
      related_product_ids: (related.get(id) ?? []).map((row) => row.related_id),
      variations: variations.get(id) ?? [],
      attributes: attributes.get(id) ?? [],
      photos: (photos.get(id) ?? []).map(({ product_id: _, ...photo }) => photo),
    })
    return new Map(ids.map((id) => [id, relationsOf(id)]))
  },
  async put(trx, id, values) {
    const parsed = valuesSchema.parse(values)
    if (parsed.group_ids !== undefined) await putGroups(trx, id, parsed.group_ids)
    if (parsed.related_product_ids?.includes(id)) {
      const error = buildFieldError("related_product_ids", { code: "product_related_to_itself" })
      return { ok: false, error }
    }
    if (parsed.related_product_ids !== undefined)
      await putRelated(trx, id, parsed.related_product_ids)
    if (parsed.attributes !== undefined) {
      const error = validateAttributes(parsed.attributes)
      if (error) return { ok: false, error }
      await saveAttributes(trx, [{ id, attributes: parsed.attributes }])
    }
    if (parsed.variations === undefined) return { ok: true, value: null }
    return saveVariations(trx, id, parsed.variations)
  },
}

function validateAttributes(attributes: readonly ProductAttribute[]): ApiError | null {
  const names = new Set(attributes.map(({ name }) => name))
  const hasRepeats = attributes.some(({ values }) => new Set(values).size < values.length)
  if (names.size === attributes.length && !hasRepeats) return null
  return buildFieldError("attributes", { code: "product_attribute_duplicate" })
}

/**
 * Validates a product: its groups, its primary group, its SKUs' options, and that no attribute has
 * the name of a variation, because lists count both by their name.
 */
export async function validateProduct(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql<{
    foreign_group: boolean
    foreign_primary: boolean
    gap: boolean
    named_twice: boolean
  }>`
    SELECT
      EXISTS (SELECT FROM product_groups pg JOIN groups g ON g.id = pg.group_id
        WHERE pg.product_id = p.id AND g.model <> 'Sell/Product') AS foreign_group,
      p.primary_group_id IS NOT NULL AND NOT EXISTS (SELECT FROM product_groups pg
        WHERE pg.product_id = p.id AND pg.group_id = p.primary_group_id) AS foreign_primary,
      EXISTS (SELECT FROM skus s CROSS JOIN product_variations v
        LEFT JOIN sku_options o ON o.sku_id = s.id AND o.variation_id = v.id
        WHERE s.product_id = p.id AND v.product_id = p.id AND o.sku_id IS NULL) AS gap,
      EXISTS (SELECT FROM product_attributes a JOIN product_variations v
        ON v.product_id = a.product_id AND v.name = a.name WHERE a.product_id = p.id) AS named_twice
    FROM products p WHERE p.id = ${id}`.execute(trx)
  const [found] = rows
  if (found?.foreign_group) return buildFieldError("group_ids", { code: "product_group_foreign" })
  if (found?.foreign_primary) {
    return buildFieldError("primary_group_id", { code: "product_primary_group_foreign" })
  }
  if (found?.named_twice) {
    return buildFieldError("attributes", { code: "product_attribute_is_variation" })
  }
  if (!found?.gap) return null
  return buildFieldError("variations", { code: "product_variation_in_use" }, 409)
}

async function listGroupIds(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom("product_groups")
    .select(["product_id", "group_id"])
    .where("product_id", "in", [0, ...ids])
    .orderBy("group_id")
    .execute()
  return buildRowsByKey(rows, (row) => row.product_id)
}

async function listRelatedIds(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom("related_products")
    .select(["product_id", "related_id"])
    .where("product_id", "in", [0, ...ids])
    .orderBy("sort_order")
    .orderBy("related_id")
    .execute()
  return buildRowsByKey(rows, (row) => row.product_id)
}

async function listPhotos(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom("photos")
    .select(["product_id", "id", "image_hash", "name"])
    .where("product_id", "in", [0, ...ids])
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  return buildRowsByKey(rows, (row) => row.product_id)
}

async function putGroups(trx: Trx, id: number, groupIds: readonly number[]) {
  await sql`DELETE FROM product_groups
    WHERE product_id = ${id} AND group_id <> ALL(${groupIds}::integer[])`.execute(trx)
  await sql`INSERT INTO product_groups (product_id, group_id)
    SELECT DISTINCT ${id}::integer, group_id FROM unnest(${groupIds}::integer[]) AS group_id
    ON CONFLICT DO NOTHING`.execute(trx)
}

async function putRelated(trx: Trx, id: number, relatedIds: readonly number[]) {
  await sql`DELETE FROM related_products WHERE product_id = ${id}`.execute(trx)
  await sql`INSERT INTO related_products (product_id, related_id, sort_order)
    SELECT ${id}::integer, related_id, min(place)
    FROM unnest(${relatedIds}::integer[]) WITH ORDINALITY AS given(related_id, place)
    GROUP BY related_id`.execute(trx)
}
