import { type Money, parseCents } from "#lib/money.ts"

/** Orders above this amount are posted free of charge (specification 1, section 9). */
export const freeShippingOver: Money = parseCents(200_00)
