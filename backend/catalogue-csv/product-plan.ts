import type { Insertable } from "kysely"
import type { ProductAttribute } from "#backend/catalogue/product-attributes.ts"
import type { ProductsTable } from "#backend/db/schema.ts"
import type { CellIssue } from "./csv-format.ts"
import type { ProductTextField } from "./existing-products.ts"
import type { GroupNames } from "./group-names.ts"

/** A cell that differs from the stored value; `sku` is empty for the product's columns. */
type Change = { sku: string; column: string; from: string; to: string }

/** Collects changes and messages while a product plan is built. */
export type PlanLog = {
  changes: Change[]
  /** Errors that prevent the import of the product. */
  errors: CellIssue[]
  /** Warnings about cells that the import ignores. */
  warnings: CellIssue[]
  /** Adds a change if the two values differ. */
  change: (sku: string, column: string, from: string, to: string) => void
  error: (line: number, column: string, message: string) => void
  warning: (line: number, column: string, message: string) => void
}

/** Creates a log that starts with the errors found while parsing. */
export function createPlanLog(errors: readonly CellIssue[]): PlanLog {
  const log: PlanLog = {
    changes: [],
    errors: [...errors],
    warnings: [],
    change(sku, column, from, to) {
      if (from !== to) log.changes.push({ sku, column, from, to })
    },
    error: (line, column, message) => void log.errors.push({ line, column, message }),
    warning: (line, column, message) => void log.warnings.push({ line, column, message }),
  }
  return log
}

/** The data that building a plan needs besides the product. */
export type PlanContext = {
  groups: GroupNames
  /** Hashes of images that the shop has, among those named in the file. */
  hashes: ReadonlySet<string>
  /** Returns the handle of the product that has this SKU code. */
  ownerOf: (code: string) => string | undefined
  now: Date
  /** Leaves the stock of existing SKUs unchanged. */
  preservesStock: boolean
  /** Ignores unknown categories instead of rejecting the product. */
  skipsUnknownGroups: boolean
}

/** A SKU to write; `id` is null for a new one. */
export type SkuWrite = {
  id: number | null
  code: string
  priceCents: number
  specialCents: number | null
  specialFrom: Date | null
  specialUntil: Date | null
  stock: number
  /** Null if unchanged. */
  options: Readonly<Record<string, string>> | null
  /** Hash of the photo it shows; undefined if unchanged. */
  photoHash: string | null | undefined
}

export type PhotoWrite = { id: number | null; hash: string; name: string }

/** The columns of the `products` row that differ. */
export type ProductColumns = Partial<
  Pick<
    Insertable<ProductsTable>,
    ProductTextField | "enabled" | "is_new" | "primary_group_id" | "featured_position" | "low_stock"
  >
>

/** Everything to write for a product; `id` is null for a new one. */
export type ProductWrite = {
  id: number | null
  handle: string
  columns: ProductColumns
  /** Null if unchanged. */
  groupIds: readonly number[] | null
  /** Null if unchanged. */
  attributes: readonly ProductAttribute[] | null
  /** Variations and options that have to exist. */
  variations: readonly { name: string; options: readonly string[] }[]
  skus: readonly SkuWrite[]
  photos: readonly PhotoWrite[]
}

/** The effect of a file on a product. With errors, nothing is written. */
export type ProductPlan = {
  handle: string
  line: number
  kind: "added" | "changed" | "unchanged" | "rejected"
  skuCount: number
  changes: readonly Change[]
  errors: readonly CellIssue[]
  warnings: readonly CellIssue[]
  write: ProductWrite
}
