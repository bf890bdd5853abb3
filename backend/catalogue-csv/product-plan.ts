import type { Insertable } from "kysely"
import type { ProductsTable } from "#backend/db/schema.ts"
import type { CellIssue } from "./csv-product.ts"
import type { ProductTextField } from "./existing-product.ts"
import type { GroupNames } from "./group-names.ts"
import type { Change } from "./plan-log.ts"

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
  Pick<Insertable<ProductsTable>, ProductTextField | "enabled" | "is_new" | "primary_group_id">
>

/** Everything to write for a product; `id` is null for a new one. */
export type ProductWrite = {
  id: number | null
  handle: string
  columns: ProductColumns
  /** Null if unchanged. */
  groupIds: readonly number[] | null
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
