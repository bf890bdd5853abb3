import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { buildErrorBody } from "#lib/contract/error.ts"
import { log } from "#lib/log.ts"
import type { ErrorResponse } from "./authenticated-client.ts"
import { findRecentRefresh, type RefreshResult, refreshTokens } from "./refresh-tokens.ts"
import { isDue, type Session, type StoredTokens } from "./session.ts"

type RefreshOptions = {
  session: Session
  /** Saves a session and returns whether it could: if not, nothing is refreshed. */
  trySave: (session: Session) => Promise<boolean>
  /** Timeout of a refresh; by default the timeout of a page's requests. */
  timeoutMs?: number | undefined
}

/**
 * Returns the result of `call` with the session's access token. A token with 30 seconds or less
 * left is refreshed first; if the API reports it expired, it is refreshed and the call is repeated
 * once. If the API rejects the refresh: 401 TOKEN_INVALID, and the cookie stays as it is. Throws an
 * ApiError.
 */
export async function withFreshTokens<T>(
  parts: RefreshOptions,
  call: (access: string) => Promise<Result<T, ErrorResponse>>,
): Promise<Result<T, ErrorResponse>> {
  const { tokens } = parts.session
  if (tokens === null) return { ok: false, error: notSignedIn }
  const before: RefreshResult = isDue(tokens, Date.now())
    ? await renew(parts, tokens)
    : { ok: true, value: tokens }
  if (!before.ok) return before
  const result = await call(before.value.access)
  if (!isExpired(result) || before.value !== tokens) return result
  const after = await renew(parts, tokens, "it is needed")
  if (!after.ok) return after
  return after.value === tokens ? result : call(after.value.access)
}

/**
 * Returns refreshed tokens; the current ones if they cannot be refreshed now but may still be
 * valid.
 */
async function renew(
  { session, trySave, timeoutMs }: RefreshOptions,
  tokens: StoredTokens,
  why?: "it is needed",
): Promise<RefreshResult> {
  const input = { ...session, refresh: tokens.refresh }
  if (!(await trySave(session))) return findRecentRefresh(input) ?? { ok: true, value: tokens }
  try {
    const outcome = await refreshTokens(input, timeoutMs)
    if (outcome.ok) await trySave({ ...session, tokens: outcome.value })
    return outcome
  } catch (error) {
    const isGoodEnough = why === undefined && tokens.expiresAtMs > Date.now()
    if (!(error instanceof ApiError) || !isGoodEnough) throw error
    log.warn({ err: error }, "token-refresh: failed, will retry")
    return { ok: true, value: tokens }
  }
}

function isExpired(result: Result<unknown, ErrorResponse>): boolean {
  if (result.ok) return false
  const { status, code } = result.error
  return (status === 401 || status === 422) && code === "TOKEN_EXPIRED"
}

const notSignedIn: ErrorResponse = {
  ...buildErrorBody("UNAUTHENTICATED", { code: "login_required" }),
  status: 401,
  retryAfterSeconds: null,
}
