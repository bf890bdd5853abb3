import type { Tokens } from "#lib/contract/account-calls.ts"
import type { CodePurpose } from "#lib/contract/mail-codes.ts"
import { enqueuePasswordChangedEmail } from "./account-emails.ts"
import type { AccountDeps } from "./account-parts.ts"
import { lockEmailCodes, redeemMailCode, revokeMailCodes } from "./mail-codes.ts"
import { hashPassword } from "./password.ts"
import { parseRegistration, registerCustomer } from "./register-customer.ts"
import { openSession, revokeSessions } from "./sessions.ts"

type GivenCode = { email: string; code: string; fingerprint: string }

/**
 * Opens a session for an emailed code of eight characters, of any purpose; a registration code
 * creates the customer first. Returns null if the code is wrong or no longer valid, or if the
 * customer is disabled.
 */
export function openSessionByCode(deps: AccountDeps, given: GivenCode): Promise<Tokens | null> {
  return openSessionFor(deps, given, ["login", "register", "recover"])
}

/**
 * Opens a session for an emailed code of six digits, and creates the customer if the address has no
 * account. Returns null if the code is wrong, no longer valid or was requested by another browser,
 * or if the customer is disabled.
 */
export function openSessionByDigits(deps: AccountDeps, given: GivenCode): Promise<Tokens | null> {
  return openSessionFor(deps, given, ["signin"])
}

function openSessionFor(
  deps: AccountDeps,
  given: GivenCode,
  purposes: readonly CodePurpose[],
): Promise<Tokens | null> {
  const { email, fingerprint } = given
  return deps.db.transaction().execute(async (trx) => {
    await lockEmailCodes(trx, email)
    const taken = await redeemMailCode(trx, deps, { ...given, purposes })
    if (taken === null) return null
    if (taken.purpose === "register" || taken.purpose === "signin") {
      await registerCustomer(trx, email, parseRegistration(taken.data))
    }
    const user = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .where("enabled", "=", true)
      .executeTakeFirst()
    return user === undefined ? null : openSession(deps, trx, { userId: user.id, fingerprint })
  })
}

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
  const passwordHash = await hashPassword(given.newPassword, deps.accounts.passwordCost)
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
