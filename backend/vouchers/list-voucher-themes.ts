import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import type { ImageRow } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"

/** A design of gift vouchers. */
export type VoucherTheme = { id: number; name: string; image: ImageRow | null }

/** Returns the offered designs of gift vouchers, in order. */
export async function listVoucherThemes(db: Kysely<Database>): Promise<VoucherTheme[]> {
  const rows = await db
    .selectFrom("gift_voucher_themes")
    .select(["id", "name", "image_hash"])
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  const imageOf = await listImageRows(
    db,
    rows.map(({ image_hash }) => image_hash),
  )
  return rows.map(({ id, name, image_hash }) => ({ id, name, image: imageOf(image_hash) }))
}
