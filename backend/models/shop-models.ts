import { type SqlBool, sql } from "kysely"
import { modelInputs } from "#lib/contract/model-call.ts"
import { addonParts, verifyAddon, verifyProductAddon } from "./addon-parts.ts"
import { getAddonFootprint } from "./content-footprints.ts"
import { amountField, momentField, plainFields } from "./field.ts"
import type { ModelDefinition, Trx } from "./model-definition.ts"
import { getProductFootprint, getProductPageFootprint } from "./product-footprint.ts"
import { productParts, verifyProduct } from "./product-parts.ts"
import { skuParts, verifySku } from "./sku-parts.ts"

const productFields = [
  ...["name", "url", "title", "meta_description", "blurb", "brand", "badge", "content"],
  ...["shipping_note", "is_new", "primary_group_id", "size_chart_hash", "video_id"],
  ...["ships_by_quote", "lead_days_min", "lead_days_max", "is_ticket", "event_place"],
]

/** The models of the catalogue. */
export const shopModels = {
  "sell/product": {
    table: "products",
    input: modelInputs["sell/product"],
    fields: { ...plainFields(...productFields), event_at: momentField("event_at") },
    urlField: "url",
    isShown: () => sql<SqlBool>`enabled AND has_skus`,
    parts: productParts,
    verify: verifyProduct,
    getFootprint: (trx, id) => getProductFootprint(trx, [id]),
  },
  "sell/sku": {
    table: "skus",
    input: modelInputs["sell/sku"],
    fields: {
      ...plainFields("product_id", "code", "stock", "sku_photo_id"),
      price: amountField("price_cents"),
      special_price: amountField("special_price_cents"),
      special_from: momentField("special_from"),
      special_until: momentField("special_until"),
    },
    urlField: null,
    isShown: null,
    parts: skuParts,
    verify: verifySku,
    getFootprint: async (trx, id) =>
      getProductFootprint(trx, await listProductIds(trx, "skus", id)),
  },
  "sell/addon": {
    table: "addons",
    input: modelInputs["sell/addon"],
    fields: { ...plainFields("name", "type", "required"), price: amountField("price_cents") },
    urlField: null,
    isShown: null,
    parts: addonParts,
    verify: verifyAddon,
    getFootprint: getAddonFootprint,
  },
  "sell/product_group_addon": {
    table: "product_addons",
    input: modelInputs["sell/product_group_addon"],
    fields: {
      ...plainFields("product_id", "addon_id", "min_qty", "max_qty", "sort_order"),
      ...plainFields("max_length", "pattern"),
    },
    urlField: null,
    isShown: null,
    verify: verifyProductAddon,
    getFootprint: async (trx, id) =>
      getProductPageFootprint(trx, await listProductIds(trx, "product_addons", id)),
  },
} as const satisfies Record<string, ModelDefinition>

async function listProductIds(trx: Trx, table: "skus" | "product_addons", id: number) {
  const rows = await trx.selectFrom(table).select("product_id").where("id", "=", id).execute()
  return rows.map((row) => row.product_id)
}
