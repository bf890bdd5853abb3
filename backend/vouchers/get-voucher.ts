import type { Kysely, Selectable } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage } from "#backend/catalogue/wire-image.ts"
import type { GiftVouchersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { getSeller } from "#backend/invoices/seller.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { formatVoucherCode } from "#lib/contract/values/format-voucher-code.ts"
import type { WireVoucher, WireVoucherTheme } from "#lib/contract/voucher.ts"
import { buildVoucherCode, hashVoucherCode } from "./voucher-code.ts"
import type { VoucherDeps } from "./voucher-parts.ts"

export type Voucher = Selectable<GiftVouchersTable>

const themeSize = { width: 400, aspect: "16x9" } as const

/** Returns a voucher for printing, by the token of its email; null if there is none. */
export async function getVoucher(
  { db, vouchers }: Pick<VoucherDeps, "db" | "vouchers">,
  token: string,
): Promise<WireVoucher | null> {
  const voucher = await db
    .selectFrom("gift_vouchers")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirst()
  if (voucher === undefined) return null
  return {
    token: voucher.token,
    amount: buildAmount(voucher.amount_cents),
    code: resolveGoodCode(voucher, vouchers.keys.code),
    is_redeemed: voucher.redeemed_at !== null,
    issued_at: voucher.issued_at?.toISOString() ?? null,
    theme: await getTheme(db, voucher.theme_id),
    seller_name: (await getSeller(db)).name,
  }
}

/** Null also if the shop's key has changed since; the code in the email is still valid. */
function resolveGoodCode(voucher: Voucher, key: Buffer): string | null {
  if (voucher.redeemed_at !== null || voucher.void_at !== null) return null
  const code = buildVoucherCode(key, voucher.id)
  return voucher.code_hash === hashVoucherCode(code) ? formatVoucherCode(code) : null
}

/** Returns the theme, even if it is no longer offered. */
async function getTheme(db: Kysely<Database>, id: number | null): Promise<WireVoucherTheme | null> {
  if (id === null) return null
  const theme = await db
    .selectFrom("gift_voucher_themes")
    .select(["id", "name", "image_hash"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (theme === undefined) return null
  const imageOf = await listImageRows(db, [theme.image_hash])
  const image = buildOptionalWireImage(imageOf(theme.image_hash), themeSize)
  return { id: theme.id, name: theme.name, image }
}
