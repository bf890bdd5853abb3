import { createHash, createHmac } from "node:crypto"
import type { Kysely, Selectable } from "kysely"
import { buildOptionalWireImage, type ImageRow, listImageRows } from "#backend/catalogue/images.ts"
import type { GiftVouchersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { getSeller } from "#backend/invoices/seller.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import { translateRecord } from "#backend/translations/translate-records.ts"
import { buildAmount } from "#lib/contract/money.ts"
import {
  formatVoucherCode,
  type WireVoucher,
  type WireVoucherTheme,
} from "#lib/contract/voucher.ts"
import type { VoucherDeps } from "./voucher-parts.ts"

/** 32 digits and capitals without lookalikes (0 O, 1 I): five bits each. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const signs = 16

/** Returns the code of a voucher: 80 bits derived from the shop's key, the same each time. */
export function buildVoucherCode(key: Buffer, voucherId: string): string {
  const bytes = createHmac("sha256", key).update(voucherId).digest()
  let bits = bytes.readBigUInt64BE(0) * 65_536n + BigInt(bytes.readUInt16BE(8))
  let code = ""
  for (let sign = 0; sign < signs; sign += 1) {
    code = `${alphabet[Number(bits % 32n)]}${code}`
    bits /= 32n
  }
  return code
}

/**
 * Returns the stored hash of a code. It needs no key, so that emailed codes stay valid under a new
 * one.
 */
export function hashVoucherCode(code: string): string {
  return createHash("sha256").update(`voucher:${code}`).digest("base64url")
}

export type Voucher = Selectable<GiftVouchersTable>

const themeSize = { width: 400, aspect: "16x9" } as const

/**
 * Returns a voucher for printing, by the token of its email, with its design in the requested
 * language; null if there is none.
 */
export async function getVoucher(
  deps: Pick<VoucherDeps, "db" | "language" | "vouchers">,
  token: string,
): Promise<WireVoucher | null> {
  const { db, vouchers } = deps
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
    theme: await getTheme(deps, voucher.theme_id),
    seller_name: (await getSeller(db)).name,
    recipient_name: voucher.recipient_name,
    sender_name: voucher.sender_name,
    message: voucher.message,
  }
}

/** Null also if the shop's key has changed since; the code in the email is still valid. */
function resolveGoodCode(voucher: Voucher, key: Buffer): string | null {
  if (voucher.redeemed_at !== null || voucher.void_at !== null) return null
  const code = buildVoucherCode(key, voucher.id)
  return voucher.code_hash === hashVoucherCode(code) ? formatVoucherCode(code) : null
}

/** Returns the theme, even if it is no longer offered. */
async function getTheme(
  deps: Pick<Deps, "db" | "language">,
  id: number | null,
): Promise<WireVoucherTheme | null> {
  if (id === null) return null
  const { db } = deps
  const theme = await db
    .selectFrom("gift_voucher_themes")
    .select(["id", "name", "image_hash"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (theme === undefined) return null
  const imageOf = await listImageRows(db, [theme.image_hash])
  const image = buildOptionalWireImage(imageOf(theme.image_hash), themeSize)
  const lookup = await getTextLookup(deps, { voucher_theme: [id] })
  return translateRecord("voucher_theme", { id, name: theme.name, image }, lookup)
}

/** A design of gift vouchers. */
type VoucherTheme = { id: number; name: string; image: ImageRow | null }

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

/** Deletes vouchers that were not paid, created before a date; a later payment is refunded. */
export async function deleteUnpaidVouchers(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom("gift_vouchers")
    .where("issued_at", "is", null)
    .where("created_at", "<", before)
    .execute()
}
