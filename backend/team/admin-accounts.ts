import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { models } from "#backend/models/models.ts"
import { resolveDatabaseError } from "#backend/models/resolve-database-error.ts"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import type { Result } from "#lib/contract/result.ts"
import type { WireAdminAccount } from "#lib/contract/team-calls.ts"

type Db = Kysely<Database>

/** Lists the accounts that manage the shop, by email address. */
export async function listAdmins(db: Db): Promise<WireAdminAccount[]> {
  const rows = await buildQuery(db).where("users.is_admin", "=", true).orderBy("email").execute()
  return rows.map(buildAccount)
}

/**
 * Gives an account a role, or takes it (null), and returns the account. The database rejects a
 * change that leaves no owner.
 */
export async function setAdminRole(
  db: Db,
  id: number,
  role: AdminRole | null,
): Promise<Result<WireAdminAccount, ApiError>> {
  try {
    await db
      .updateTable("users")
      .set(role === null ? { is_admin: false } : { is_admin: true, admin_role: role })
      .where("id", "=", id)
      .execute()
  } catch (error) {
    const apiError = resolveDatabaseError(error, models["cognito/user"])
    if (apiError === null) throw error
    return { ok: false, error: apiError }
  }
  const account = await getAdmin(db, id)
  return account === null ? { ok: false, error: missing } : { ok: true, value: account }
}

/** Returns an account with its role; null if there is none. */
export async function getAdmin(db: Db, id: number): Promise<WireAdminAccount | null> {
  const row = await buildQuery(db).where("users.id", "=", id).executeTakeFirst()
  return row === undefined ? null : buildAccount(row)
}

/** True if the account with this email address is the only owner. */
export async function isLastOwner(db: Db, email: string): Promise<boolean> {
  const owners = await db
    .selectFrom("users")
    .select("email")
    .where("is_admin", "=", true)
    .where("enabled", "=", true)
    .where("admin_role", "=", "owner")
    .limit(2)
    .execute()
  return owners.length === 1 && owners[0]?.email === email
}

const missing = buildApiError(404, "NOT_FOUND", { code: "customer_not_found" })

function buildQuery(db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "enabled", "is_admin", "admin_role"])
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select((session) => session.fn.max("created_at").as("at"))
        .whereRef("sessions.user_id", "=", "users.id")
        .as("signed_in_at"),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof buildQuery>["executeTakeFirstOrThrow"]>>

function buildAccount({ is_admin, admin_role, signed_in_at, ...row }: Row): WireAdminAccount {
  return {
    ...row,
    role: is_admin ? admin_role : null,
    signed_in_at: signed_in_at?.toISOString() ?? null,
  }
}
