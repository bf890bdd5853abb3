import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { buildFingerprintHash, openSession } from "#backend/accounts/sessions.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import type { SignedChallenge } from "#lib/contract/passkey.ts"
import { redeemChallenge, saveChallenge } from "./challenges.ts"
import { buildUserHandle, getRelyingParty } from "./relying-party.ts"

/**
 * Returns the options with which a browser requests any passkey of the shop (discoverable
 * credentials). Its challenge can be signed once, in this browser, within five minutes.
 */
export async function createLoginOptions(deps: AccountDeps, fingerprint: string) {
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(deps).id,
    userVerification: "required",
  })
  const owner = buildFingerprintHash(fingerprint, deps)
  await saveChallenge(deps, options.challenge, { userId: null, owner })
  return options
}

/**
 * Opens a session for a challenge that a customer's passkey signed. Returns null for an unknown
 * passkey or challenge, a wrong signature, a counter that went back (a copied authenticator), and a
 * disabled customer.
 */
export async function openSessionByPasskey(
  deps: AccountDeps,
  { fingerprint, credential }: { fingerprint: string; credential: SignedChallenge },
): Promise<Tokens | null> {
  const passkey = await deps.db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credential.id)
    .executeTakeFirst()
  const owner = buildFingerprintHash(fingerprint, deps)
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps)
  const key = {
    id: credential.id,
    publicKey: Buffer.from(passkey?.public_key ?? "", "base64url"),
    counter: Number(passkey?.counter ?? 0),
  }
  const { userHandle, ...signed } = credential.response
  const response = userHandle === undefined ? signed : { ...signed, userHandle }
  const counter = await verifyAuthenticationResponse({
    response: { ...credential, response },
    expectedChallenge: (challenge) => redeemChallenge(deps, challenge, { userId: null, owner }),
    expectedOrigin,
    expectedRPID,
    credential: key,
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : null),
    // The library throws for whatever does not fit, also for a counter that went back.
    () => null,
  )
  if (passkey === undefined || counter === null) return null
  const expectedHandle = buildUserHandle(deps, passkey.user_id).toString("base64url")
  if (userHandle !== undefined && userHandle !== expectedHandle) return null
  return deps.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", passkey.user_id)
      .where("enabled", "=", true)
      .forShare()
      .executeTakeFirst()
    if (user === undefined) return null
    const updated = await trx
      .updateTable("passkeys")
      .set({ counter, used_at: deps.now() })
      .where("id", "=", passkey.id)
      .where("counter", "=", passkey.counter)
      .returning("id")
      .executeTakeFirst()
    return updated === undefined ? null : openSession(deps, trx, { userId: user.id, fingerprint })
  })
}
