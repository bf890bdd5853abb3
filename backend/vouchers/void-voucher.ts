import type { Kysely } from "kysely"
import { getListedVoucher } from "#backend/admin/admin-lists.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { WireListedVoucher } from "#lib/contract/admin-list-calls.ts"
import type { Result } from "#lib/contract/result.ts"

/**
 * Makes a gift voucher void for a reason; null if there is none, 409 if it has been redeemed. One
 * that is void stays as it is. One statement, so that a redemption at the same time wins or loses.
 */
export async function voidVoucherForReason(
  db: Kysely<Database>,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<Result<{ item: WireListedVoucher | null }, ApiError>> {
  await db
    .updateTable("gift_vouchers")
    .set({ void_at: now, void_reason: reason })
    .where("id", "=", id)
    .where("redeemed_at", "is", null)
    .where("void_at", "is", null)
    .execute()
  const item = await getListedVoucher(db, id)
  if (item?.state === "redeemed") {
    return { ok: false, error: buildApiError(409, "CONFLICT", { code: "voucher_redeemed" }) }
  }
  return { ok: true, value: { item } }
}
