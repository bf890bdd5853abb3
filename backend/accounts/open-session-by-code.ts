import type { Tokens } from "#lib/contract/account-calls.ts"
import type { AccountDeps } from "./account-parts.ts"
import { lockEmailCodes, redeemMailCode } from "./mail-codes.ts"
import { parseRegistration, registerCustomer } from "./register-customer.ts"
import { openSession } from "./sessions.ts"

/**
 * Opens a session for an emailed code of any purpose; a registration code creates the customer
 * first. Returns null if the code is wrong or no longer valid, or if the customer is disabled.
 */
export function openSessionByCode(
  deps: AccountDeps,
  given: { email: string; code: string; fingerprint: string },
): Promise<Tokens | null> {
  const { email, fingerprint } = given
  return deps.db.transaction().execute(async (trx) => {
    await lockEmailCodes(trx, email)
    const purposes = ["login", "register", "recover"] as const
    const taken = await redeemMailCode(trx, deps, { ...given, purposes })
    if (taken === null) return null
    if (taken.purpose === "register") {
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
