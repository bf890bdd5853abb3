import type { Kysely, Selectable } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { PasskeysTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { SignedChallenge } from "#lib/contract/passkey.ts"
import { type ChallengeOwner, redeemChallenge, saveChallenge } from "./challenges.ts"
import { buildUserHandle, getRelyingParty } from "./relying-party.ts"

/** A passkey, and the number of its signatures after the one that was verified. */
type VerifiedPasskey = { passkey: Selectable<PasskeysTable>; counter: number }

/** A credential that may sign: none of them means any passkey of the shop. */
type AllowedCredential = { id: string; transports: string[] }

/**
 * Returns the options with which a browser requests the signature of a passkey, with user
 * verification. The owner can use their challenge once, within five minutes.
 */
export async function createSignatureOptions(
  deps: AccountDeps,
  owner: ChallengeOwner,
  allowCredentials: AllowedCredential[] = [],
) {
  // Imported at its first use: it takes 20 MB of memory (ADR 84).
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server")
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(deps).id,
    userVerification: "required",
    ...(allowCredentials.length > 0 && { allowCredentials }),
  })
  await saveChallenge(deps, options.challenge, owner)
  return options
}

/**
 * Uses up the challenge that a passkey signed. Returns null for an unknown passkey or challenge, a
 * wrong signature, no user verification, and a counter that went back (a copied authenticator).
 */
export async function resolveSignedPasskey(
  deps: AccountDeps,
  { credential, owner }: { credential: SignedChallenge; owner: ChallengeOwner },
): Promise<VerifiedPasskey | null> {
  const passkey = await deps.db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credential.id)
    .executeTakeFirst()
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps)
  const key = {
    id: credential.id,
    publicKey: Buffer.from(passkey?.public_key ?? "", "base64url"),
    counter: Number(passkey?.counter ?? 0),
  }
  const { userHandle, ...signed } = credential.response
  const response = userHandle === undefined ? signed : { ...signed, userHandle }
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server")
  const counter = await verifyAuthenticationResponse({
    response: { ...credential, response },
    expectedChallenge: (challenge) => redeemChallenge(deps, challenge, owner),
    expectedOrigin,
    expectedRPID,
    credential: key,
    requireUserVerification: true,
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : null),
    // The library throws for whatever does not fit, also for a counter that went back.
    () => null,
  )
  if (passkey === undefined || counter === null) return null
  const expectedHandle = buildUserHandle(deps, passkey.user_id).toString("base64url")
  if (userHandle !== undefined && userHandle !== expectedHandle) return null
  return { passkey, counter }
}

/** Saves the use of a passkey. Returns false if it was used or removed in the meantime. */
export async function savePasskeyUse(
  db: Kysely<Database>,
  { passkey, counter }: VerifiedPasskey,
  usedAt: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable("passkeys")
    .set({ counter, used_at: usedAt })
    .where("id", "=", passkey.id)
    .where("counter", "=", passkey.counter)
    .returning("id")
    .executeTakeFirst()
  return updated !== undefined
}
