/**
 * Actions on a saved address other than editing it: make it the current one, enable it, disable it.
 */
export const addressWishes = ["current", "enabled", "disabled"] as const

export type AddressWish = (typeof addressWishes)[number]
