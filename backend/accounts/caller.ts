import type { FastifyReply, FastifyRequest } from "fastify"
import { decodeJwt } from "jose"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { getAdminCall } from "#lib/contract/admin-access.ts"
import { type AdminRole, recentSignInMs } from "#lib/contract/admin-role.ts"
import type { Result } from "#lib/contract/result.ts"
import type { AccountDeps } from "./account-parts.ts"
import { resolveOwnerToken } from "./admin-token.ts"
import { type AccessClaims, invalidToken, missingToken, resolveAccessToken } from "./tokens.ts"

/** The customer's session in which a request is made. */
export type SessionCaller = {
  userId: number
  sessionId: string
  /** Null for a customer who is not an administrator. */
  role: AdminRole | null
  /** When the customer last proved their identity in this session. */
  signedInAt: Date
}

/**
 * The authenticated client of a request: the owner (token of `npm run admin-token`) or a customer.
 */
export type Caller = { kind: "owner" } | ({ kind: "user" } & SessionCaller)

type CallerResult = Result<Caller, ApiError>
type Headers = Pick<FastifyRequest, "headers">

const known = new WeakMap<object, Promise<CallerResult>>()

/**
 * Returns the authenticated caller of a request, or a 401 error: UNAUTHENTICATED without a token,
 * TOKEN_EXPIRED, or TOKEN_INVALID for a forged or malformed token, a session that has ended or a
 * disabled customer. Queries the database at most once per request.
 */
export function resolveCaller(deps: AccountDeps, request: Headers): Promise<CallerResult> {
  const caller = known.get(request) ?? findCaller(deps, request)
  known.set(request, caller)
  return caller
}

/** Returns the token of a bearer header; "" for a header of another kind, null without a header. */
export function resolveBearerText({ headers }: Headers): string | null {
  const { authorization } = headers
  if (!authorization) return null
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? ""
}

async function findCaller(deps: AccountDeps, request: Headers): Promise<CallerResult> {
  const token = resolveBearerText(request)
  if (token === null) return { ok: false, error: missingToken }
  const { ownerSecret, keys } = deps.accounts
  if (isOwnerToken(token)) return resolveOwnerToken(token, { secret: ownerSecret, now: deps.now() })
  const claims = await resolveAccessToken(token, { key: keys.access, now: deps.now() })
  return claims.ok ? findSession(deps, claims.value, resolveLanguage(request)) : claims
}

/** True if a token claims to be the owner's. Does not verify the claim. */
function isOwnerToken(token: string): boolean {
  try {
    return decodeJwt(token).role !== undefined
  } catch {
    return false
  }
}

async function findSession(
  { db, now }: AccountDeps,
  claims: AccessClaims,
  language: string | null,
): Promise<CallerResult> {
  const { sessionId, userId, generation } = claims
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.generation", "sessions.used_generation"])
    .select(["sessions.created_at", "sessions.confirmed_at"])
    .select(["users.is_admin", "users.admin_role", "users.language"])
    .where("sessions.id", "=", sessionId)
    .where("sessions.user_id", "=", userId)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now())
    .where("users.enabled", "=", true)
    .executeTakeFirst()
  if (row === undefined || generation > row.generation) {
    return { ok: false, error: invalidToken }
  }
  if (generation > row.used_generation) {
    await db
      .updateTable("sessions")
      .set({ used_generation: generation })
      .where("id", "=", sessionId)
      .where("used_generation", "<", generation)
      .execute()
  }
  if (language !== null && language !== row.language) await noteLanguage(db, userId, language)
  const role = row.is_admin ? row.admin_role : null
  const signedInAt = row.confirmed_at ?? row.created_at
  return { ok: true, value: { kind: "user", userId, sessionId, role, signedInAt } }
}

/** Later emails to a customer use the language of their last request. */
async function noteLanguage(db: Kysely<Database>, userId: number, language: string): Promise<void> {
  await db.updateTable("users").set({ language }).where("id", "=", userId).execute()
}

export type AdminGuard = {
  /**
   * Lets every request through except one with an invalid token, whose user may want to sign in
   * again.
   */
  rejectInvalidToken: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply | undefined>
  /**
   * Returns the hook of a call, by its path below `/api/v1/`: it lets those through whose role may
   * use the call, and sends an error to everyone else. Throws for a path without roles.
   */
  requireAdmin: (
    path: string,
  ) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /** True if the request is an administrator's. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>
}

/**
 * Returns the guard of the administrators' calls. It accepts the owner's token and customers with
 * `is_admin`.
 */
export function buildAdminGuard(deps: AccountDeps): AdminGuard {
  return {
    async rejectInvalidToken(request, reply) {
      if (!request.headers.authorization) return undefined
      const caller = await resolveCaller(deps, request)
      return caller.ok ? undefined : sendApiError(reply, caller.error)
    },
    requireAdmin(path) {
      getAdminCall(path)
      return async (request, reply) => {
        const error = await authorizeAdminCall(deps, request, path)
        if (error === null) return undefined
        const isUnknown = error.status === 401
        return sendApiError(isUnknown ? reply.header("www-authenticate", "Bearer") : reply, error)
      }
    },
    async isAdmin(request) {
      const caller = await resolveCaller(deps, request)
      return caller.ok && isAdministrator(caller.value)
    },
  }
}

/** True if a caller may use some of the administrators' calls. */
function isAdministrator(caller: Caller): boolean {
  return resolveRole(caller) !== null
}

/** Returns a caller's role: the token of `npm run admin-token` is an owner's. */
export function resolveRole(caller: Caller): AdminRole | null {
  return caller.kind === "owner" ? "owner" : caller.role
}

/** True if a caller's role may use a call, by its path below `/api/v1/`. */
export function mayCall(caller: Caller, path: string): boolean {
  const role = resolveRole(caller)
  return role !== null && getAdminCall(path).roles.includes(role)
}

/** Returns why the sender of a request may not use a call of administrators; null if they may. */
export async function authorizeAdminCall(
  deps: AccountDeps,
  request: Headers,
  path: string,
): Promise<ApiError | null> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller.error
  if (!isAdministrator(caller.value)) return adminOnly
  if (!mayCall(caller.value, path)) return roleInsufficient
  return getAdminCall(path).needsRecentSignIn ? requireRecentSignIn(deps, caller.value) : null
}

/**
 * Returns an error if a caller proved their identity more than 15 minutes ago; null otherwise. The
 * token of `npm run admin-token` always counts as recent.
 */
export function requireRecentSignIn(
  { now }: Pick<AccountDeps, "now">,
  caller: Caller,
): ApiError | null {
  if (caller.kind === "owner") return null
  const ageMs = now().getTime() - caller.signedInAt.getTime()
  return ageMs <= recentSignInMs ? null : recentSignInRequired
}

const adminOnly = buildApiError(403, "FORBIDDEN", { code: "admin_only" })
const roleInsufficient = buildApiError(403, "FORBIDDEN", { code: "admin_role_insufficient" })
const recentSignInRequired = buildApiError(403, "FORBIDDEN", { code: "recent_sign_in_required" })
