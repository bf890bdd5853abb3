import type { ModelFormPlan } from "./describe-model.ts"

/** The form of a promotion code: what it takes off, when, how often, and of what. */
export const promotionPlan: ModelFormPlan = {
  groups: {
    Discount: ["code", "name", "percent_basis_points", "amount"],
    Dates: ["starts_at", "ends_at"],
    Limits: ["max_uses", "max_uses_per_customer", "first_order_only", "min_spend"],
    "Only for": ["product_ids", "group_ids"],
  },
}
