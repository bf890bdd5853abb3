import type { AccountDeps } from "./account-parts.ts"
import { lockAddress, takeCode, voidCodes } from "./mail-codes.ts"
import { hashPassword } from "./password.ts"
import { queuePasswordNotice } from "./password-notice.ts"
import { endSessions } from "./sessions.ts"

/**
 * Sets the password of the customer with this recovery code, revokes all of their sessions and all
 * other emailed codes, and notifies the customer by email. Returns the user's id. Returns null and
 * changes nothing if the code is wrong or no longer valid.
 */
export async function recoverPassword(
  deps: AccountDeps,
  given: { email: string; code: string; fingerprint: string | null; newPassword: string },
): Promise<{ userId: number } | null> {
  const { email } = given
  // Hash before the code is checked, so that the response takes as long for a wrong code.
  const passwordHash = await hashPassword(given.newPassword)
  const changed = await deps.db.transaction().execute(async (trx) => {
    await lockAddress(trx, email)
    const taken = await takeCode(trx, deps, { ...given, purposes: ["recover"] })
    if (taken === null) return null
    const user = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("email", "=", email)
      .where("enabled", "=", true)
      .returning(["id", "email", "first_name", "language"])
      .executeTakeFirst()
    if (user === undefined) return null
    await endSessions(trx, user.id, { reason: "password", now: deps.now() })
    await voidCodes(trx, email, deps.now())
    await queuePasswordNotice(trx, deps, user)
    return { userId: user.id }
  })
  if (changed !== null) deps.accounts.onMail()
  return changed
}
