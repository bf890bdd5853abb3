/** Roles of administrators, who are the accounts with `is_admin`. */
export const adminRoles = ["owner", "orders", "content", "read_only"] as const

export type AdminRole = (typeof adminRoles)[number]

/** A sign-in is recent for this long: refunds, exports and changes of roles require one. */
export const recentSignInMs = 15 * 60_000
