/** Business days from an order to its parcel leaving (specification 1, section 9). */
export const processingDays = { from: 2, to: 3 }

/** Where the shop says how goods are brought and taken back. */
export const returnsPath = "/shipping-and-returns"
