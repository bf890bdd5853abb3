/** What a customer can do about marketing email: consent to it, or withdraw the consent. */
export const marketingWishes = ["agree", "withdraw"] as const

export type MarketingWish = (typeof marketingWishes)[number]
