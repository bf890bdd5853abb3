/** What a customer may ask for about news from the shop. */
export const marketingWishes = ["agree", "withdraw"] as const

export type MarketingWish = (typeof marketingWishes)[number]
