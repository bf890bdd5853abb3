import { buildApiError } from "#backend/http/api-error.ts"

/** 401 response to an expired token; the client may refresh it. */
export const expiredToken = buildApiError(401, "TOKEN_EXPIRED", "This token has expired.")

/** 401 response to an invalid token, or to one whose session has ended. */
export const invalidToken = buildApiError(401, "TOKEN_INVALID", "This token is not valid.")

/** 401 response to a call without a token. */
export const missingToken = buildApiError(401, "UNAUTHENTICATED", "Please log in first.")
