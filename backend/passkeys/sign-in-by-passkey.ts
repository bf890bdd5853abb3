import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { buildFingerprintHash, openSession } from "#backend/accounts/sessions.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { SignedChallenge } from "#lib/contract/passkey.ts"
import { createSignatureOptions, resolveSignedPasskey, savePasskeyUse } from "./verify-passkey.ts"

/**
 * Returns the options with which a browser requests any passkey of the shop (discoverable
 * credentials). Its challenge can be signed once, in this browser, within five minutes.
 */
export function createLoginOptions(deps: AccountDeps, fingerprint: string) {
  const owner = buildFingerprintHash(fingerprint, deps)
  return createSignatureOptions(deps, { userId: null, owner })
}

/**
 * Opens a session for a challenge that a customer's passkey signed. Returns null for what
 * `resolveSignedPasskey` rejects, and for a disabled customer.
 */
export async function openSessionByPasskey(
  deps: AccountDeps,
  { fingerprint, credential }: { fingerprint: string; credential: SignedChallenge },
): Promise<Tokens | null> {
  const owner = { userId: null, owner: buildFingerprintHash(fingerprint, deps) }
  const verified = await resolveSignedPasskey(deps, { credential, owner })
  if (verified === null) return null
  return deps.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", verified.passkey.user_id)
      .where("enabled", "=", true)
      .forShare()
      .executeTakeFirst()
    if (user === undefined || !(await savePasskeyUse(trx, verified, deps.now()))) return null
    return openSession(deps, trx, { userId: user.id, fingerprint })
  })
}
