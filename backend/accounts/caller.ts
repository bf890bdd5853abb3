import type { FastifyRequest } from "fastify"
import { decodeJwt } from "jose"
import type { Kysely } from "kysely"
import { resolveOwnerToken } from "#backend/admin/admin-token.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { type AccessClaims, resolveAccessToken } from "./access-token.ts"
import type { AccountDeps } from "./account-parts.ts"
import { invalidToken, missingToken } from "./token-refusals.ts"

/** A customer's session that a request is made in. */
export type SessionCaller = { userId: number; sessionId: string; isAdmin: boolean }

/** Who makes a request: the holder of a token of `npm run admin-token`, or a customer. */
export type Caller = { kind: "owner" } | ({ kind: "user" } & SessionCaller)

type Headers = Pick<FastifyRequest, "headers">

const known = new WeakMap<object, Promise<Caller | Refusal>>()

/**
 * Who makes a request, or why nobody does: 401 UNAUTHENTICATED without a token, TOKEN_EXPIRED, or
 * TOKEN_INVALID for one that was never good, whose session has ended, or whose customer is switched
 * off. It is asked of the database once per request.
 */
export function resolveCaller(deps: AccountDeps, request: Headers): Promise<Caller | Refusal> {
  const caller = known.get(request) ?? findCaller(deps, request)
  known.set(request, caller)
  return caller
}

/** The token of a bearer header as text; "" for a header of another kind, null without one. */
export function resolveBearerText({ headers }: Headers): string | null {
  const { authorization } = headers
  if (!authorization) return null
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? ""
}

async function findCaller(deps: AccountDeps, request: Headers): Promise<Caller | Refusal> {
  const token = resolveBearerText(request)
  if (token === null) return missingToken
  const { ownerSecret, keys } = deps.accounts
  if (isOwnerToken(token)) return resolveOwnerToken(token, { secret: ownerSecret, now: deps.now() })
  const claims = await resolveAccessToken(token, { key: keys.access, now: deps.now() })
  return "status" in claims ? claims : findSession(deps, claims, resolveLanguage(request))
}

/** Whether a token says that it is an owner's; whether that is true is not looked at. */
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
): Promise<Caller | Refusal> {
  const { sessionId, userId, generation } = claims
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.generation", "sessions.used_generation"])
    .select(["users.is_admin", "users.language"])
    .where("sessions.id", "=", sessionId)
    .where("sessions.user_id", "=", userId)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now())
    .where("users.enabled", "=", true)
    .executeTakeFirst()
  if (row === undefined || generation > row.generation) return invalidToken
  if (generation > row.used_generation) {
    await db
      .updateTable("sessions")
      .set({ used_generation: generation })
      .where("id", "=", sessionId)
      .where("used_generation", "<", generation)
      .execute()
  }
  if (language !== null && language !== row.language) await noteLanguage(db, userId, language)
  return { kind: "user", userId, sessionId, isAdmin: row.is_admin }
}

/** What is written to a customer later is in the language they used last. */
async function noteLanguage(db: Kysely<Database>, userId: number, language: string): Promise<void> {
  await db.updateTable("users").set({ language }).where("id", "=", userId).execute()
}
