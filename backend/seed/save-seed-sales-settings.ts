import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedRegion } from "./seed-types.ts"
import {
  buildPromotionInput,
  buildRegionInput,
  buildShippingTypeInput,
  listCostInputs,
  listPaymentTypeInputs,
  listPlaceInputs,
  listVoucherThemeInputs,
} from "./selling-inputs.ts"

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

/** Saves shipping regions, shipping types and shipping costs. */
export async function saveSeedShipping(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const region of seed.regions) {
    const row = buildRegionInput(region)
    const { id } = await trx
      .insertInto("shipping_regions")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.region.set(region.name, id)
    await savePostcodes(trx, region, id)
  }
  await saveShippingTypes(trx, seed, ids)
}

async function savePostcodes(trx: Trx, region: SeedRegion, regionId: number) {
  const known = await trx
    .selectFrom("shipping_region_postcodes")
    .selectAll()
    .where("region_id", "=", regionId)
    .execute()
  const added = listPlaceInputs(region, regionId).filter(
    (place) =>
      !known.some(
        (each) =>
          each.first_postcode === place.first_postcode &&
          each.last_postcode === place.last_postcode &&
          each.suburb === place.suburb &&
          each.excluded === place.excluded,
      ),
  )
  if (added.length > 0) await trx.insertInto("shipping_region_postcodes").values(added).execute()
}

async function saveShippingTypes(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("shipping_types").select(["id", "name"]).execute()
  for (const [index, type] of seed.shippingTypes.entries()) {
    const row = buildShippingTypeInput(type, index)
    const existing = known.find(({ name }) => name === row.name)
    const id = existing ? existing.id : await insertType(trx, row)
    if (existing) await trx.updateTable("shipping_types").set(row).where("id", "=", id).execute()
    await saveShippingCosts(trx, listCostInputs(type, id, ids))
  }
}

async function insertType(trx: Trx, row: ReturnType<typeof buildShippingTypeInput>) {
  const { id } = await trx
    .insertInto("shipping_types")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

async function saveShippingCosts(trx: Trx, inputs: ReturnType<typeof listCostInputs>) {
  for (const { amount, free_over: limit, ...own } of inputs) {
    const cost = {
      amount_cents: parseAmount(amount),
      free_over_cents: limit === null ? null : parseAmount(limit),
    }
    await trx
      .insertInto("shipping_costs")
      .values({ ...own, ...cost })
      .onConflict((c) => c.columns(["shipping_type_id", "region_id"]).doUpdateSet(cost))
      .execute()
  }
}
