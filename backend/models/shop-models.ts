import { type SqlBool, sql } from "kysely"
import { modelInputs } from "#lib/contract/model-call.ts"
import { addonRelations, validateAddon, validateProductAddon } from "./addon-relations.ts"
import { getAddonAffectedTags } from "./content-affected-tags.ts"
import { deleteUnorderedProduct } from "./delete-product.ts"
import {
  buildAmountField,
  buildListedNumber,
  buildPlainFields,
  buildTimestampField,
  type ModelDefinition,
  type Trx,
} from "./model-definition.ts"
import { getProductAddonAffectedTags, getProductAffectedTags } from "./product-affected-tags.ts"
import { productRelations, validateProduct } from "./product-relations.ts"
import { skuRelations, validateSku } from "./sku-relations.ts"

const productFields = [
  "name",
  "url",
  "title",
  "meta_description",
  "blurb",
  "brand",
  "badge",
  "content",
  "shipping_note",
  "is_new",
  "primary_group_id",
  "size_chart_hash",
  "video_id",
  "ships_by_quote",
  "lead_days_min",
  "lead_days_max",
  "is_ticket",
  "event_place",
  "featured_position",
  "low_stock",
]

const ownSkus = sql`FROM skus WHERE product_id = products.id AND skus.enabled`
/** The limit of a SKU's product, or the shop's; 0: never low. */
const lowLimit = sql`coalesce((SELECT low_stock FROM products WHERE products.id = skus.product_id),
  (SELECT (config->>'low_stock')::integer FROM domains LIMIT 1), 0)`
const productName = sql`(SELECT name FROM products WHERE products.id = skus.product_id)`

/** The models of the catalogue. */
export const shopModels = {
  "sell/product": {
    table: "products",
    input: modelInputs["sell/product"],
    fields: { ...buildPlainFields(...productFields), event_at: buildTimestampField("event_at") },
    urlField: "url",
    isShown: () => sql<SqlBool>`enabled AND has_skus`,
    listed: {
      sku_count: buildListedNumber(sql`(SELECT count(*) ${ownSkus})`),
      stock: buildListedNumber(sql`(SELECT coalesce(sum(stock), 0) ${ownSkus})`),
      price_from: buildListedNumber(sql`(SELECT min(price_cents) ${ownSkus})`, { isAmount: true }),
      price_to: buildListedNumber(sql`(SELECT max(price_cents) ${ownSkus})`, { isAmount: true }),
    },
    searched: [sql`(SELECT string_agg(code, ' ') ${ownSkus})`],
    relations: productRelations,
    validate: validateProduct,
    remove: deleteUnorderedProduct,
    getAffectedTags: (trx, id) => getProductAffectedTags(trx, [id]),
  },
  "sell/sku": {
    table: "skus",
    input: modelInputs["sell/sku"],
    fields: {
      ...buildPlainFields("product_id", "code", "stock", "sku_photo_id"),
      price: buildAmountField("price_cents"),
      special_price: buildAmountField("special_price_cents"),
      special_from: buildTimestampField("special_from"),
      special_until: buildTimestampField("special_until"),
    },
    urlField: null,
    isShown: null,
    listed: {
      product_name: {
        expression: productName,
        toColumn: (value) => value,
        toWire: (value) => value,
      },
      low_limit: buildListedNumber(lowLimit),
      /** True if none is left, or no more than the limit. */
      is_low: {
        expression: sql`(stock = 0 OR stock <= ${lowLimit})`,
        toColumn: (value) => value,
        toWire: (value) => value,
      },
    },
    searched: [productName],
    relations: skuRelations,
    validate: validateSku,
    getAffectedTags: async (trx, id) =>
      getProductAffectedTags(trx, await listProductIds(trx, "skus", id)),
  },
  "sell/addon": {
    table: "addons",
    input: modelInputs["sell/addon"],
    fields: {
      ...buildPlainFields("name", "type", "required"),
      price: buildAmountField("price_cents"),
    },
    urlField: null,
    isShown: null,
    relations: addonRelations,
    validate: validateAddon,
    getAffectedTags: getAddonAffectedTags,
  },
  "sell/product_group_addon": {
    table: "product_addons",
    input: modelInputs["sell/product_group_addon"],
    fields: {
      ...buildPlainFields("product_id", "addon_id", "min_qty", "max_qty", "sort_order"),
      ...buildPlainFields("max_length", "pattern"),
    },
    urlField: null,
    isShown: null,
    validate: validateProductAddon,
    getAffectedTags: async (trx, id) =>
      getProductAddonAffectedTags(trx, await listProductIds(trx, "product_addons", id)),
  },
} as const satisfies Record<string, ModelDefinition>

async function listProductIds(trx: Trx, table: "skus" | "product_addons", id: number) {
  const rows = await trx.selectFrom(table).select("product_id").where("id", "=", id).execute()
  return rows.map((row) => row.product_id)
}
