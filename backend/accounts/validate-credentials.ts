import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits, deleteRateLimitHits, type Limit } from "#backend/limits/rate-limit.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AccountDeps } from "./account-parts.ts"
import {
  buildEmailHash,
  buildRateLimitError,
  type ClientRequest,
  resolveRateLimitClient,
} from "./limits.ts"
import { isPassword } from "./password.ts"
import { buildFingerprintHash } from "./sessions.ts"

const withinMs = 900_000
const detail = { code: "login_rate_limited" } as const

/**
 * Counts one login attempt: 10 for the account and 50 for the IP address in 15 minutes. Attempts
 * from browsers in which the customer has signed in before are counted separately, 10 for each, so
 * that neither an attacker nor a client on the same network can use them up. Returns the ids of the
 * hits, which the caller deletes if the password was correct. Correct passwords count too, but only
 * against 300 for the IP address.
 */
async function registerLoginAttempt(
  deps: AccountDeps,
  request: ClientRequest,
  at: { email: string; fingerprintHash: string },
): Promise<Result<{ marks: string[] }, ApiError>> {
  const account = buildEmailHash(deps, at.email)
  const client = resolveRateLimitClient(deps, request)
  const isKnown = await isKnownDevice(deps, at)
  const device = isKnown ? at.fingerprintHash : "unknown"
  const tries: Limit[] = [{ bucket: `login:${account}:${device}`, max: 10, withinMs, detail }]
  if (!isKnown) tries.push({ bucket: `login:client:${client}`, max: 50, withinMs, detail })
  const all: Limit = { bucket: `login:all:${client}`, max: 300, withinMs, detail }
  const taken = await consumeRateLimits(deps.db, [...tries, all], deps.now())
  if (!taken.ok) return { ok: false, error: buildRateLimitError(taken.error, deps.now()) }
  return { ok: true, value: { marks: taken.value.slice(0, tries.length) } }
}

/** True if the customer with this email address has signed in on this browser before. */
export async function isKnownDevice(
  { db }: Pick<AccountDeps, "db">,
  at: { email: string; fingerprintHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("known_devices")
    .innerJoin("users", "users.id", "known_devices.user_id")
    .select("user_id")
    .where("users.email", "=", at.email)
    .where("fingerprint_hash", "=", at.fingerprintHash)
    .executeTakeFirst()
  return row !== undefined
}

/** The same error for a wrong password, an unknown email address and a disabled customer. */
export const invalidCredentialsError = buildApiError(401, "LOGIN_REFUSED", {
  code: "credentials_wrong",
})

const rejected: Result<never, ApiError> = { ok: false, error: invalidCredentialsError }

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
): Promise<Result<CheckedPassword, ApiError>> {
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
): Promise<Result<CheckedPassword, ApiError>> {
  const row = await deps.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.email", "sessions.fingerprint_hash"])
    .where("sessions.id", "=", input.sessionId)
    .executeTakeFirst()
  if (row === undefined) return rejected
  const { email, fingerprint_hash: fingerprintHash } = row
  return tryPassword(deps, request, { email, password: input.password, fingerprintHash })
}

async function tryPassword(
  deps: AccountDeps,
  request: ClientRequest,
  login: { email: string; password: string; fingerprintHash: string },
): Promise<Result<CheckedPassword, ApiError>> {
  const taken = await registerLoginAttempt(deps, request, login)
  if (!taken.ok) return taken
  const user = await deps.db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", login.email)
    .where("enabled", "=", true)
    .executeTakeFirst()
  const passwordHash = user?.password_hash ?? null
  const isRight = await isPassword(passwordHash, login.password, deps.accounts.passwordCost)
  if (!isRight || user === undefined || passwordHash === null) return rejected
  await deleteRateLimitHits(deps.db, taken.value.marks)
  return { ok: true, value: { userId: user.id, passwordHash } }
}
