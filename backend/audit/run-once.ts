import { createHash } from "node:crypto"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"

/** A request of an administrator that must not be done twice. */
export type AdminRequest = {
  /** Path below `/api/v1/`. */
  call: string
  /** Chosen by the sender; without one, each request is a new one. */
  key: string | undefined
  /** What is sent, without the key and without the version that it is based on. */
  input: object
}

/** The record that a request created or changed, and whether that happened before. */
type Done = { recordId: number; isRepeated: boolean }

const retainedDays = 90

/**
 * Does the work of a request, unless one with the same idempotency key was done before: then it
 * returns the record of that one, or 409 if its input differs. Requests with the same key wait for
 * each other. A rejected request may be sent again with its key. Runs in the transaction of the work.
 */
export async function runOnce(
  trx: Transaction<Database>,
  { call, key, input }: AdminRequest,
  work: () => Promise<Result<number, ApiError>>,
): Promise<Result<Done, ApiError>> {
  if (key === undefined) return buildDone(await work())
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`admin_request:${key}`}, 0))`.execute(
    trx,
  )
  const digest = buildDigest(call, input)
  const known = await trx
    .selectFrom("admin_requests")
    .select(["request_digest", "record_id"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst()
  if (known !== undefined) {
    return known.request_digest === digest
      ? { ok: true, value: { recordId: known.record_id, isRepeated: true } }
      : reusedKey
  }
  const done = await work()
  if (!done.ok) return done
  await trx
    .insertInto("admin_requests")
    .values({ idempotency_key: key, request_digest: digest, record_id: done.value })
    .execute()
  return buildDone(done)
}

/** Deletes the keys of requests that are not repeated any more. */
export async function deleteExpiredAdminRequests(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retainedDays * 86_400_000)
  await db.deleteFrom("admin_requests").where("created_at", "<", before).execute()
}

function buildDone(result: Result<number, ApiError>): Result<Done, ApiError> {
  return result.ok ? { ok: true, value: { recordId: result.value, isRepeated: false } } : result
}

/** Equal for equal input: the order of its fields is that of the schema that parsed it. */
function buildDigest(call: string, input: object): string {
  return createHash("sha256")
    .update(JSON.stringify([call, input]))
    .digest("base64url")
}

const reusedKey: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "request_key_reused" }),
}
