import { z } from "zod"
import { imageHashSchema } from "./image.ts"
import { modelDetailSchema, modelInputs, modelListSchema } from "./model-call.ts"
import {
  amountSchema,
  buildItemSchema,
  buildListSchema,
  htmlSchema,
  idSchema,
  instantSchema,
} from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

/** The columns of a product that the back office edits, with its state. */
export const adminProductSchema = z.object({
  id: idSchema,
  enabled: z.boolean(),
  name: z.string(),
  url: z.string(),
  title: z.string(),
  meta_description: z.string(),
  blurb: z.string(),
  brand: z.string(),
  badge: z.string(),
  content: htmlSchema,
  shipping_note: z.string(),
  is_new: z.boolean(),
  group_ids: z.array(idSchema),
  primary_group_id: idSchema.nullable(),
  related_product_ids: z.array(idSchema),
  variations: z.array(z.object({ name: z.string(), options: z.array(z.string()) })),
  attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** In order; the first is the main photo. `name` is the alternative text. */
  photos: z.array(z.object({ id: idSchema, image_hash: imageHashSchema, name: z.string() })),
  video_id: idSchema.nullable(),
  low_stock: z.number().int().nullable(),
  /** Digest of the record, for writes that are based on it; reads of administrators have it. */
  version: z.string().optional(),
  updated_at: instantSchema,
})

/** A SKU with its own price and its stock, as administrators see them. */
export const adminSkuSchema = z.object({
  id: idSchema,
  enabled: z.boolean(),
  product_id: idSchema,
  code: z.string(),
  /** Variation name to option name. */
  options: z.record(z.string(), z.string()),
  price: amountSchema,
  special_price: amountSchema.nullable(),
  special_from: instantSchema.nullable(),
  special_until: instantSchema.nullable(),
  stock: z.number().int().nonnegative(),
  sku_photo_id: idSchema.nullable(),
  product_name: z.string().optional(),
  /** Stock at or below which it is low; 0: never. */
  low_limit: z.number().int().optional(),
  updated_at: instantSchema,
})

const productUpdate = modelInputs["sell/product"].partial().extend({ id: idSchema })
const skuUpdate = modelInputs["sell/sku"].partial().extend({ id: idSchema })

/** Administrators' calls about products and SKUs: those of the generic models that are edited. */
export const catalogueAdminCalls = {
  /** Ordered by id. */
  listAdminProducts: buildCall("POST", "/sell/product/list", {
    body: modelListSchema,
    response: buildListSchema(adminProductSchema),
  }),
  getAdminProduct: buildCall("POST", "/sell/product/detail", {
    body: modelDetailSchema,
    response: buildItemSchema(adminProductSchema),
  }),
  /** Changes the given fields and leaves the others. */
  updateProduct: buildCall("POST", "/sell/product/update", {
    body: productUpdate,
    response: buildItemSchema(adminProductSchema),
  }),
  enableProduct: buildCall("POST", "/sell/product/enable", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminProductSchema),
  }),
  disableProduct: buildCall("POST", "/sell/product/disable", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminProductSchema),
  }),
  createSku: buildCall("POST", "/sell/sku/create", {
    body: modelInputs["sell/sku"],
    response: buildItemSchema(adminSkuSchema),
  }),
  enableSku: buildCall("POST", "/sell/sku/enable", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminSkuSchema),
  }),
  disableSku: buildCall("POST", "/sell/sku/disable", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminSkuSchema),
  }),
  /** Ordered by id. */
  listSkus: buildCall("POST", "/sell/sku/list", {
    body: modelListSchema,
    response: buildListSchema(adminSkuSchema),
  }),
  getSku: buildCall("POST", "/sell/sku/detail", {
    body: modelDetailSchema,
    response: buildItemSchema(adminSkuSchema),
  }),
  /** Changes the given fields and leaves the others. */
  updateSku: buildCall("POST", "/sell/sku/update", {
    body: skuUpdate,
    response: buildItemSchema(adminSkuSchema),
  }),
} as const

export type AdminProduct = z.infer<typeof adminProductSchema>
export type AdminSku = z.infer<typeof adminSkuSchema>
