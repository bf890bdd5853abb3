import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { amountField, momentField, plainFields } from "./field.ts"
import { buildFootprint } from "./footprint.ts"
import type { ModelDefinition, Trx } from "./model-definition.ts"

/** None of these appears on a cached page. */
const nowhere = async () => buildFootprint([])
/** Every page's footer shows the delivery costs. */
const everyPage = async () => buildFootprint([{ kind: "site", slug: "all" }])
const hidden = { urlField: null, isShown: null, getFootprint: nowhere } as const

/** The models of selling: shipping, payment methods, promotions and voucher themes. */
export const sellingModels = {
  "sell/shipping_type": {
    ...hidden,
    table: "shipping_types",
    input: modelInputs["sell/shipping_type"],
    fields: plainFields("name", "description", "is_pick_up", "sort_order"),
    getFootprint: everyPage,
  },
  "sell/shipping_region": {
    ...hidden,
    table: "shipping_regions",
    input: modelInputs["sell/shipping_region"],
    fields: plainFields("name"),
    getFootprint: everyPage,
  },
  "sell/shipping_region_postcode": {
    ...hidden,
    table: "shipping_region_postcodes",
    input: modelInputs["sell/shipping_region_postcode"],
    fields: plainFields("region_id", "first_postcode", "last_postcode", "suburb", "excluded"),
    getFootprint: everyPage,
  },
  "sell/shipping_cost": {
    ...hidden,
    table: "shipping_costs",
    input: modelInputs["sell/shipping_cost"],
    fields: {
      ...plainFields("shipping_type_id", "region_id"),
      amount: amountField("amount_cents"),
      free_over: amountField("free_over_cents"),
    },
    getFootprint: everyPage,
  },
  "sell/payment_type": {
    ...hidden,
    table: "payment_types",
    input: modelInputs["sell/payment_type"],
    fields: {
      ...plainFields("code", "name", "description", "surcharge_basis_points", "is_credit_card"),
      ...plainFields("sort_order"),
      surcharge_fixed: amountField("surcharge_cents"),
    },
  },
  "sell/promotion": {
    ...hidden,
    table: "promotions",
    input: modelInputs["sell/promotion"],
    fields: {
      ...plainFields("code", "name", "percent_basis_points", "max_uses", "max_uses_per_customer"),
      ...plainFields("first_order_only", "product_ids", "group_ids"),
      starts_at: momentField("starts_at"),
      ends_at: momentField("ends_at"),
      amount: amountField("amount_cents"),
      min_spend: amountField("min_spend_cents"),
    },
    verify: verifyPromotion,
  },
  "cognito/gift_voucher_theme": {
    ...hidden,
    table: "gift_voucher_themes",
    input: modelInputs["cognito/gift_voucher_theme"],
    fields: plainFields("name", "image_hash", "sort_order"),
  },
} as const satisfies Record<string, ModelDefinition>

async function verifyPromotion(trx: Trx, id: number): Promise<Refusal | null> {
  const promotion = await trx
    .selectFrom("promotions")
    .select(["percent_basis_points", "amount_cents", "starts_at", "ends_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const { starts_at: start, ends_at: end } = promotion
  if (start !== null && end !== null && end <= start) {
    const message = "The promotion ends before it begins."
    return buildRefusal(400, "BAD_REQUEST", message, { ends_at: message })
  }
  return null
}
