import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import type { CallRefusal } from "#lib/api/ask-account.ts"
import { log } from "#lib/log.ts"
import { type RefreshOutcome, recallTokens, refreshTokens } from "./refresh-tokens.ts"
import type { HeldTokens, Session } from "./session.ts"
import { isDue } from "./token-life.ts"

type Refused = { refusal: CallRefusal }
type Parts = {
  session: Session
  /** Keeps a session and says whether it could: where it cannot, nothing is renewed. */
  trySave: (session: Session) => Promise<boolean>
  /** How long a renewal may take; no longer than a page may wait where this is not said. */
  timeoutMs?: number | undefined
}

/**
 * What `call` gives with the session's access token. A token with 30 seconds or less left is renewed
 * first; one that the API calls expired is renewed and the call made once more. Where the API renews
 * no more: 401 TOKEN_INVALID, and the cookie stays as it is. Throws an ApiError.
 */
export async function withFreshTokens<T extends object>(
  parts: Parts,
  call: (access: string) => Promise<T | Refused>,
): Promise<T | Refused> {
  const { tokens } = parts.session
  if (tokens === null) return { refusal: notSignedIn }
  const before = isDue(tokens, Date.now()) ? await renew(parts, tokens) : { tokens }
  if ("refusal" in before) return before
  const result = await call(before.tokens.access)
  if (!isExpired(result) || before.tokens !== tokens) return result
  const after = await renew(parts, tokens, "it is needed")
  if ("refusal" in after) return after
  return after.tokens === tokens ? result : call(after.tokens.access)
}

/** Renewed tokens; the old ones where they cannot be renewed now and may still be good enough. */
async function renew(
  { session, trySave, timeoutMs }: Parts,
  tokens: HeldTokens,
  why?: "it is needed",
): Promise<RefreshOutcome> {
  const asked = { ...session, refresh: tokens.refresh }
  if (!(await trySave(session))) return recallTokens(asked) ?? { tokens }
  try {
    const outcome = await refreshTokens(asked, timeoutMs)
    if ("tokens" in outcome) await trySave({ ...session, tokens: outcome.tokens })
    return outcome
  } catch (error) {
    const isGoodEnough = why === undefined && tokens.expiresAtMs > Date.now()
    if (!(error instanceof ApiError) || !isGoodEnough) throw error
    log.warn({ err: error }, "tokens could not be renewed yet")
    return { tokens }
  }
}

function isExpired(result: object | Refused): boolean {
  if (!("refusal" in result)) return false
  const { status, code } = result.refusal
  return (status === 401 || status === 422) && code === "TOKEN_EXPIRED"
}

const notSignedIn: CallRefusal = {
  ...{ status: 401, code: "UNAUTHENTICATED", message: "Please log in." },
  retryAfterSeconds: null,
}
