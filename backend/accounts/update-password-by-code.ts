import type { AccountDeps } from "./account-parts.ts"
import { lockEmailCodes, redeemMailCode, revokeMailCodes } from "./mail-codes.ts"
import { hashPassword } from "./password.ts"
import { enqueuePasswordChangedEmail } from "./password-changed-email.ts"
import { revokeSessions } from "./sessions.ts"

/**
 * Sets the password of the customer with this recovery code, revokes all of their sessions and all
 * other emailed codes, and notifies the customer by email. Returns the user's id. Returns null and
 * changes nothing if the code is wrong or no longer valid.
 */
export async function updatePasswordByCode(
  deps: AccountDeps,
  given: { email: string; code: string; fingerprint: string | null; newPassword: string },
): Promise<{ userId: number } | null> {
  const { email } = given
  // Hash before the code is checked, so that the response takes as long for a wrong code.
  const passwordHash = await hashPassword(given.newPassword)
  const changed = await deps.db.transaction().execute(async (trx) => {
    await lockEmailCodes(trx, email)
    const taken = await redeemMailCode(trx, deps, { ...given, purposes: ["recover"] })
    if (taken === null) return null
    const user = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("email", "=", email)
      .where("enabled", "=", true)
      .returning(["id", "email", "first_name", "language"])
      .executeTakeFirst()
    if (user === undefined) return null
    await revokeSessions(trx, user.id, { reason: "password", now: deps.now() })
    await revokeMailCodes(trx, email, deps.now())
    await enqueuePasswordChangedEmail(trx, deps, user)
    return { userId: user.id }
  })
  if (changed !== null) deps.accounts.onMail()
  return changed
}
