/** What a customer can do about marketing email: consent to it, or withdraw the consent. */
export const marketingIntents = ["agree", "withdraw"] as const

export type MarketingIntent = (typeof marketingIntents)[number]
