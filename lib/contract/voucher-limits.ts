/** Maximum characters of the names and the message on a gift voucher, and days until it is sent. */
export const giftLimits = { nameLength: 60, messageLength: 400, maxDays: 365 } as const
