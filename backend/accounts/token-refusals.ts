import { buildRefusal } from "#backend/http/refusal.ts"

/** The answer to a token whose time has passed: it may be refreshed. */
export const expiredToken = buildRefusal(401, "TOKEN_EXPIRED", "This token has expired.")

/** The answer to a token that is none, or whose session has ended. */
export const invalidToken = buildRefusal(401, "TOKEN_INVALID", "This token is not valid.")

/** The answer to a call that needs a token and has none. */
export const missingToken = buildRefusal(401, "UNAUTHENTICATED", "Please log in first.")
