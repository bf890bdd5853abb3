import type { SeedPromotion } from "../../seed-types.ts"

/** Codes of the shop: two that hold, and one that has ended. */
export const promotions: SeedPromotion[] = [
  {
    code: "WELCOME10",
    name: "10% off your first order",
    percent_basis_points: 1_000,
    max_uses_per_customer: 1,
    first_order_only: true,
  },
  {
    code: "RESIN5",
    name: "$5.00 off resin, from $40.00",
    amount: "5.00",
    min_spend: "40.00",
    groups: ["resin"],
  },
  {
    code: "EASTER15",
    name: "15% off for Easter 2026",
    percent_basis_points: 1_500,
    starts_at: "2026-03-19T14:00:00Z",
    ends_at: "2026-04-06T14:00:00Z",
    groups: ["easter"],
  },
]
