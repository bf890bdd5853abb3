/** What can be asked for with a saved address besides changing what it says. */
export const addressWishes = ["current", "enabled", "disabled"] as const

export type AddressWish = (typeof addressWishes)[number]
