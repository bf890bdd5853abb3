import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { parseAmount } from "#lib/contract/money.ts"
import {
  buildPromotionInput,
  listPaymentTypeInputs,
  listVoucherThemeInputs,
} from "./build-selling-inputs.ts"
import { saveSeedShipping } from "./save-seed-shipping.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves the sales settings: shipping, payment types, promotions and voucher themes. */
export async function saveSeedSalesSettings(trx: Trx, seed: Seed, ids: SeedLookup) {
  await saveSeedShipping(trx, seed, ids)
  await savePaymentTypes(trx, seed)
  await savePromotions(trx, seed, ids)
  await saveVoucherThemes(trx, seed, ids)
}

async function savePaymentTypes(trx: Trx, seed: Seed) {
  for (const { surcharge_fixed: fixed, ...own } of listPaymentTypeInputs(seed)) {
    const row = { ...own, surcharge_cents: parseAmount(fixed) }
    await trx
      .insertInto("payment_types")
      .values(row)
      .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
      .execute()
  }
}

async function savePromotions(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const promotion of seed.promotions) {
    const { amount, min_spend: minSpend, ...own } = buildPromotionInput(promotion, ids)
    const row = {
      ...own,
      amount_cents: amount === null ? null : parseAmount(amount),
      min_spend_cents: parseAmount(minSpend),
    }
    await trx
      .insertInto("promotions")
      .values(row)
      .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
      .execute()
  }
}

async function saveVoucherThemes(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("gift_voucher_themes").select(["id", "name"]).execute()
  for (const row of listVoucherThemeInputs(seed, ids)) {
    const existing = known.find(({ name }) => name === row.name)
    await (existing
      ? trx.updateTable("gift_voucher_themes").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("gift_voucher_themes").values(row).execute())
  }
}
