import { sql } from "kysely"

/** SQL: the options of the SKU `s` as JSON `[{ name, variation_type }]`, in the product's order. */
export const skuVariations = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', o.name, 'variation_type', v.name)
    ORDER BY v.sort_order, v.id)
  FROM sku_options so
    JOIN product_variations v ON v.id = so.variation_id
    JOIN product_variation_options o ON o.id = so.option_id
  WHERE so.sku_id = s.id), '[]')`
