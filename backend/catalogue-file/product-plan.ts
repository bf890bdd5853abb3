import type { Insertable } from "kysely"
import type { ProductsTable } from "#backend/db/schema.ts"
import type { CellNote } from "./filed-product.ts"
import type { GroupNames } from "./group-names.ts"
import type { Change } from "./plan-log.ts"
import type { ShelfText } from "./shelf-product.ts"

/** What planning knows besides the product itself. */
export type PlanContext = {
  groups: GroupNames
  /** Pictures the shop has, of those that are named. */
  hashes: ReadonlySet<string>
  /** Whose a SKU code is: the handle of its product. */
  ownerOf: (code: string) => string | undefined
  now: Date
  /** Stock of SKUs that are there already stays. */
  keepsStock: boolean
  /** Categories that there are not are left out, rather than the product. */
  skipsUnknownGroups: boolean
}

/** A SKU to be written; id null for a new one. */
export type SkuWrite = {
  id: number | null
  code: string
  priceCents: number
  specialCents: number | null
  specialFrom: Date | null
  specialUntil: Date | null
  stock: number
  /** Null where they stay. */
  options: Readonly<Record<string, string>> | null
  /** The picture it shows; undefined where that stays. */
  photoHash: string | null | undefined
}

export type PhotoWrite = { id: number | null; hash: string; name: string }

/** Columns of a product's own row, those that differ. */
export type ProductColumns = Partial<
  Pick<Insertable<ProductsTable>, ShelfText | "enabled" | "is_new" | "primary_group_id">
>

/** All that is to be written of a product; id null for a new one. */
export type ProductWrite = {
  id: number | null
  handle: string
  columns: ProductColumns
  /** Null where they stay. */
  groupIds: readonly number[] | null
  /** Variations with options that are to be there. */
  variations: readonly { name: string; options: readonly string[] }[]
  skus: readonly SkuWrite[]
  photos: readonly PhotoWrite[]
}

/** What a file does to a product. With faults nothing is written. */
export type ProductPlan = {
  handle: string
  line: number
  kind: "added" | "changed" | "unchanged" | "refused"
  skuCount: number
  changes: readonly Change[]
  faults: readonly CellNote[]
  remarks: readonly CellNote[]
  write: ProductWrite
}
