import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import { type ClientRequest, withCodeTry } from "#backend/accounts/limits.ts"
import { validateIdentity } from "#backend/customers/validate-identity.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { IdentityProof } from "#lib/contract/account-calls.ts"
import type { SignedChallenge } from "#lib/contract/passkey.ts"
import type { Result } from "#lib/contract/result.ts"
import type { ChallengeOwner } from "./challenges.ts"
import { createSignatureOptions, resolveSignedPasskey, savePasskeyUse } from "./verify-passkey.ts"

/**
 * Returns the options with which a signed-in customer proves their identity by one of their own
 * passkeys; null without any. The challenge can be signed once, in this session.
 */
export async function createIdentityOptions(deps: AccountDeps, caller: SessionCaller) {
  const credentials = await deps.db
    .selectFrom("passkeys")
    .select(["credential_id as id", "transports"])
    .where("user_id", "=", caller.userId)
    .execute()
  if (credentials.length === 0) return null
  return createSignatureOptions(deps, buildOwner(caller), credentials)
}

/**
 * Validates the identity of a signed-in customer by a passkey of theirs. Returns null for what
 * `resolveSignedPasskey` rejects, and for the passkey of another customer.
 */
async function validatePasskey(
  deps: AccountDeps,
  caller: SessionCaller,
  credential: SignedChallenge,
): Promise<true | null> {
  const verified = await resolveSignedPasskey(deps, { credential, owner: buildOwner(caller) })
  if (verified === null || verified.passkey.user_id !== caller.userId) return null
  return (await savePasskeyUse(deps.db, verified, deps.now())) ? true : null
}

/** Differs from the owner of a challenge for a new passkey, which is given after a proof only. */
function buildOwner({ userId, sessionId }: SessionCaller): ChallengeOwner {
  return { userId, owner: `identity:${sessionId}` }
}

/**
 * Validates the identity of a signed-in customer again, as `validateIdentity` does or by a passkey, and
 * saves when, for their session.
 */
export async function confirmIdentity(
  deps: AccountDeps,
  request: ClientRequest,
  caller: SessionCaller,
  { credential, ...proof }: IdentityProof & { credential?: SignedChallenge | undefined },
): Promise<Result<null, ApiError>> {
  const validated =
    credential === undefined
      ? await validateIdentity(deps, request, caller, proof)
      : await withCodeTry(deps, request, () => validatePasskey(deps, caller, credential))
  if (!validated.ok) return validated
  if (validated.value === null) return wrongPasskey
  await deps.db
    .updateTable("sessions")
    .set({ confirmed_at: deps.now() })
    .where("id", "=", caller.sessionId)
    .execute()
  return { ok: true, value: null }
}

const wrongPasskey: Result<never, ApiError> = {
  ok: false,
  error: buildFieldError("credential", { code: "passkey_wrong" }),
}
