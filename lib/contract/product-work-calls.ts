import { z } from "zod"
import { adminProductSchema, adminSkuSchema } from "./catalogue-admin-calls.ts"
import { imageHashSchema } from "./image.ts"
import { modelInputs } from "./model-call.ts"
import {
  buildItemSchema,
  buildListSchema,
  idempotencyInput,
  idSchema,
  instantSchema,
  slugSchema,
  versionInput,
} from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

const text = z.string().trim().min(1).max(500)
const skuInput = modelInputs["sell/sku"]
const productItem = { response: buildItemSchema(adminProductSchema) }

/** Reasons that a person gives for a change of stock. */
export const stockReasons = ["received", "returned", "counted", "damaged", "lost", "other"] as const

/** All reasons of stock movements: orders, and forms and imports that set the stock. */
const movementReasons = ["sold", "restocked", "set", ...stockReasons] as const

/** A name and, if it is renamed, the name from before. */
const renamed = { name: text, was: text.optional() }

/** Variations in order, with their options in order, each with the name from before, if renamed. */
const variationsInputSchema = z
  .array(z.object({ ...renamed, options: z.array(z.object(renamed)).min(1).max(100) }))
  .max(10)

const stockMovementSchema = z.object({
  id: idSchema,
  at: instantSchema,
  sku_id: idSchema,
  code: z.string(),
  change: z.number().int(),
  stock_after: z.number().int(),
  reason: z.enum(movementReasons),
  note: z.string(),
  /** Name of the administrator who moved it; empty for orders, imports and the console. */
  actor: z.string(),
})

const issueSchema = z.object({ line: z.number().int(), column: z.string(), message: z.string() })

/** What a file of the catalogue would change, or has changed, of a product. */
const plannedProductSchema = z.object({
  handle: z.string(),
  line: z.number().int(),
  kind: z.enum(["added", "changed", "unchanged", "rejected"]),
  sku_count: z.number().int(),
  /** At most 50. `sku` is empty for the product's own columns. */
  changes: z.array(
    z.object({ sku: z.string(), column: z.string(), from: z.string(), to: z.string() }),
  ),
  errors: z.array(issueSchema),
  warnings: z.array(issueSchema),
})

/** Largest CSV file in characters: some 5,000 products. */
export const maxCsvLength = 5_000_000

const csvInput = z.object({
  /** Name of the file, for messages. */
  name: z.string().trim().min(1).max(200),
  text: z.string().min(1).max(maxCsvLength),
  preserve_stock: z.boolean().default(false),
  ignore_unknown_categories: z.boolean().default(false),
})

const importSchema = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  unknown_columns: z.array(z.string()),
  /** Products with a change, an error or a warning, at most 500. */
  products: z.array(plannedProductSchema),
})

const addedPhoto = z.object({ item: z.looseObject({ id: idSchema }) })

/** Administrators' calls about products that are more than a change of one record. */
export const productWorkCalls = {
  /** Creates a hidden product with its first SKU. */
  startProduct: buildCall("POST", "/sell/product/start", {
    body: z.object({
      name: text,
      url: slugSchema,
      code: text,
      price: skuInput.shape.price,
      stock: skuInput.shape.stock,
    }),
    ...productItem,
  }),
  /** Copies a product with all that belongs to it, hidden and without stock. */
  duplicateProduct: buildCall("POST", "/sell/product/duplicate", {
    body: z.object({ id: idSchema, name: text, url: slugSchema }),
    ...productItem,
  }),
  /** Deletes a product that was never ordered. */
  deleteProduct: buildCall("POST", "/sell/product/remove", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(z.never()),
  }),
  /**
   * Saves variations, with renamed ones and renamed options, and gives SKUs the options that are
   * named here, so that a product with SKUs can get another variation.
   */
  saveVariations: buildCall("POST", "/sell/product/saveVariations", {
    body: z.object({
      id: idSchema,
      ...versionInput,
      variations: variationsInputSchema,
      sku_options: z
        .array(z.object({ id: idSchema, options: z.record(z.string(), z.string()) }))
        .max(500)
        .default([]),
    }),
    ...productItem,
  }),
  /**
   * Adds an uploaded image as the last photo; the same `uuid` adds it once. `key` is the uploaded
   * file's, `model` the `{namespace}/{model}` of the record `id`.
   */
  addPhoto: buildCall("POST", "/sell/product/addPhoto", {
    body: z.object({
      id: idSchema,
      model: z.literal("sell/product"),
      uuid: z.uuid(),
      /** Alternative text; it may follow later. */
      name: z.string().trim().max(200).default(""),
      key: imageHashSchema,
    }),
    response: addedPhoto,
  }),
  /** Puts photos in this order; those that are not named follow. The first is the main photo. */
  sortPhotos: buildCall("POST", "/sell/product/sortPhotos", {
    body: z.object({ id: idSchema, photo_ids: z.array(idSchema).min(1).max(200) }),
    ...productItem,
  }),
  /** Changes a photo's alternative text. */
  updatePhoto: buildCall("POST", "/sell/product/updatePhoto", {
    body: z.object({ id: idSchema, photo_id: idSchema, name: z.string().trim().max(500) }),
    ...productItem,
  }),
  removePhoto: buildCall("POST", "/sell/product/removePhoto", {
    body: z.object({ id: idSchema, photo_id: idSchema }),
    ...productItem,
  }),
  /** Changes the stock of a SKU by a difference, so that no sale in between is lost. */
  moveStock: buildCall("POST", "/sell/sku/moveStock", {
    body: z.object({
      id: idSchema,
      change: z
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((change) => change !== 0, "must not be 0"),
      reason: z.enum(stockReasons),
      note: z.string().trim().max(500).default(""),
      ...idempotencyInput,
    }),
    response: buildItemSchema(adminSkuSchema),
  }),
  /** Stock movements of a product's SKUs, newest first. */
  listStockMovements: buildCall("POST", "/sell/sku/listMovements", {
    body: z.object({
      product_id: idSchema,
      page: z.number().int().min(1).max(10_000).default(1),
      page_size: z.number().int().min(1).max(100).default(25),
    }),
    response: buildListSchema(stockMovementSchema),
  }),
  /** Moves a group below a parent, before one of its children, or to their end. */
  moveGroup: buildCall("POST", "/cognito/group/move", {
    body: z.object({
      id: idSchema,
      parent_id: idSchema.nullable(),
      before_id: idSchema.nullable().default(null),
    }),
    response: buildItemSchema(z.looseObject({ id: idSchema })),
  }),
  /** What importing a CSV file would do. */
  checkImport: buildCall("POST", "/sell/product/checkImport", {
    body: csvInput,
    response: importSchema,
  }),
  importProducts: buildCall("POST", "/sell/product/import", {
    body: csvInput,
    response: importSchema,
  }),
  /** The whole catalogue as a CSV file, in Base64. */
  exportProducts: buildCall("POST", "/sell/product/export", {
    response: z.object({ name: z.string(), mime: z.string(), data: z.string() }),
  }),
} as const

export type WireStockMovement = z.infer<typeof stockMovementSchema>
export type WireProductImport = z.infer<typeof importSchema>
export type VariationsInput = z.infer<typeof variationsInputSchema>
export type StockReason = (typeof stockReasons)[number]
