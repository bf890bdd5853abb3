import { sql } from "kysely"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { buildAffectedTags } from "./affected-tags.ts"
import {
  buildAmountField,
  buildListedNumber,
  buildPlainFields,
  buildTimestampField,
  type ModelDefinition,
  type Trx,
} from "./model-definition.ts"

/** None of these appears on a cached page. */
const noTags = async () => buildAffectedTags([])
/** Every page's footer shows the delivery costs. */
const everyPage = async () => buildAffectedTags([{ kind: "site", slug: "all" }])
const hidden = { urlField: null, isShown: null, getAffectedTags: noTags } as const

/** The models of selling: shipping, payment methods, promotions and voucher themes. */
export const sellingModels = {
  "sell/shipping_type": {
    ...hidden,
    table: "shipping_types",
    input: modelInputs["sell/shipping_type"],
    fields: buildPlainFields("name", "description", "is_pick_up", "sort_order"),
    getAffectedTags: everyPage,
  },
  "sell/shipping_region": {
    ...hidden,
    table: "shipping_regions",
    input: modelInputs["sell/shipping_region"],
    fields: buildPlainFields("name"),
    getAffectedTags: everyPage,
  },
  "sell/shipping_region_postcode": {
    ...hidden,
    table: "shipping_region_postcodes",
    input: modelInputs["sell/shipping_region_postcode"],
    fields: buildPlainFields("region_id", "first_postcode", "last_postcode", "suburb", "excluded"),
    getAffectedTags: everyPage,
  },
  "sell/shipping_cost": {
    ...hidden,
    table: "shipping_costs",
    input: modelInputs["sell/shipping_cost"],
    fields: {
      ...buildPlainFields("shipping_type_id", "region_id", "transit_days_min", "transit_days_max"),
      amount: buildAmountField("amount_cents"),
      free_over: buildAmountField("free_over_cents"),
    },
    getAffectedTags: everyPage,
  },
  "sell/payment_type": {
    ...hidden,
    table: "payment_types",
    input: modelInputs["sell/payment_type"],
    fields: {
      ...buildPlainFields(
        "code",
        "name",
        "description",
        "surcharge_basis_points",
        "is_credit_card",
      ),
      ...buildPlainFields("sort_order"),
      surcharge_fixed: buildAmountField("surcharge_cents"),
    },
  },
  "sell/promotion": {
    ...hidden,
    table: "promotions",
    input: modelInputs["sell/promotion"],
    fields: {
      ...buildPlainFields(
        "code",
        "name",
        "percent_basis_points",
        "max_uses",
        "max_uses_per_customer",
      ),
      ...buildPlainFields("first_order_only", "product_ids", "group_ids"),
      starts_at: buildTimestampField("starts_at"),
      ends_at: buildTimestampField("ends_at"),
      amount: buildAmountField("amount_cents"),
      min_spend: buildAmountField("min_spend_cents"),
    },
    listed: {
      use_count: buildListedNumber(
        sql`(SELECT count(*) FROM promotion_uses WHERE promotion_id = promotions.id)`,
      ),
    },
    validate: validatePromotion,
  },
  "cognito/gift_voucher_theme": {
    ...hidden,
    table: "gift_voucher_themes",
    input: modelInputs["cognito/gift_voucher_theme"],
    fields: buildPlainFields("name", "image_hash", "sort_order"),
  },
} as const satisfies Record<string, ModelDefinition>

async function validatePromotion(trx: Trx, id: number): Promise<ApiError | null> {
  const promotion = await trx
    .selectFrom("promotions")
    .select(["percent_basis_points", "amount_cents", "starts_at", "ends_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const { starts_at: start, ends_at: end } = promotion
  if (start !== null && end !== null && end <= start) {
    return buildFieldError("ends_at", { code: "promotion_ends_early" })
  }
  return null
}
