import type { SeedPaymentType } from "../../seed-types.ts"

/** Ways to pay, the usual one first. */
export const paymentTypes: SeedPaymentType[] = [
  {
    code: "card",
    name: "Credit or debit card",
    description: "Visa, Mastercard or eftpos, issued in Australia",
  },
  {
    code: "international-card",
    name: "International or Amex card",
    description: "The surcharge covers what these cards cost us extra",
    surcharge_basis_points: 150,
  },
]
