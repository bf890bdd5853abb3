/**
 * Actions on a saved address other than editing it: make it the current one, enable it, disable it.
 */
export const addressIntents = ["current", "enabled", "disabled"] as const

export type AddressIntent = (typeof addressIntents)[number]
