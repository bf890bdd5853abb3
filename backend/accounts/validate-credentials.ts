import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { deleteRateLimitHits } from "#backend/limits/rate-limit.ts"
import type { AccountDeps } from "./account-parts.ts"
import type { ClientRequest } from "./limits.ts"
import { registerLoginAttempt } from "./login-attempts.ts"
import { isPassword } from "./password.ts"
import { buildFingerprintHash } from "./sessions.ts"

/** The same error for a wrong password, an unknown email address and a disabled customer. */
export const invalidCredentialsError = buildApiError(
  401,
  "LOGIN_REFUSED",
  "Incorrect email or password.",
)

/** A customer whose password was correct; `passwordHash` is the hash it was compared with. */
export type CheckedPassword = { userId: number; passwordHash: string }

/**
 * Returns the customer with this email address and password, or 401 `invalidCredentialsError`, or
 * 429 RATE_LIMITED after too many attempts. Takes the same time for an unknown address.
 */
export function validateCredentials(
  deps: AccountDeps,
  request: ClientRequest,
  login: { email: string; password: string; fingerprint: string },
): Promise<CheckedPassword | ApiError> {
  const fingerprintHash = buildFingerprintHash(login.fingerprint, deps)
  return tryPassword(deps, request, { ...login, fingerprintHash })
}

/**
 * Validates the password that a signed-in customer enters again. Errors as in
 * `validateCredentials`.
 */
export async function validateCurrentPassword(
  deps: AccountDeps,
  request: ClientRequest,
  input: { sessionId: string; password: string },
): Promise<CheckedPassword | ApiError> {
  const row = await deps.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.email", "sessions.fingerprint_hash"])
    .where("sessions.id", "=", input.sessionId)
    .executeTakeFirst()
  if (row === undefined) return invalidCredentialsError
  const { email, fingerprint_hash: fingerprintHash } = row
  return tryPassword(deps, request, { email, password: input.password, fingerprintHash })
}

async function tryPassword(
  deps: AccountDeps,
  request: ClientRequest,
  login: { email: string; password: string; fingerprintHash: string },
): Promise<CheckedPassword | ApiError> {
  const taken = await registerLoginAttempt(deps, request, login)
  if ("status" in taken) return taken
  const user = await deps.db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", login.email)
    .where("enabled", "=", true)
    .executeTakeFirst()
  const passwordHash = user?.password_hash ?? null
  const isRight = await isPassword(passwordHash, login.password)
  if (!isRight || user === undefined || passwordHash === null) return invalidCredentialsError
  await deleteRateLimitHits(deps.db, taken.marks)
  return { userId: user.id, passwordHash }
}
