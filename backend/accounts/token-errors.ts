import { buildApiError } from "#backend/http/api-error.ts"

/** 401 response to an expired token; the client may refresh it. */
export const expiredToken = buildApiError(401, "TOKEN_EXPIRED", { code: "token_expired" })

/** 401 response to an invalid token, or to one whose session has ended. */
export const invalidToken = buildApiError(401, "TOKEN_INVALID", { code: "token_invalid" })

/** 401 response to a call without a token. */
export const missingToken = buildApiError(401, "UNAUTHENTICATED", { code: "login_required_first" })
