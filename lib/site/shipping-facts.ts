import { type Money, parseCents } from "#lib/money.ts"

/** Orders above this amount are posted free of charge (specification 1, section 9). */
export const freeShippingOver: Money = parseCents(200_00)

/** Business days from an order to its parcel leaving (specification 1, section 9). */
export const processingDays = { from: 2, to: 3 }
