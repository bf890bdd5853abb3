import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server"
import type { Kysely } from "kysely"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import type { ClientRequest } from "#backend/accounts/limits.ts"
import { validateIdentity } from "#backend/customers/validate-identity.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { IdentityProof } from "#lib/contract/account-calls.ts"
import { type NewPasskey, type Passkey, passkeyLimits } from "#lib/contract/passkey.ts"
import type { Result } from "#lib/contract/result.ts"
import { redeemChallenge, saveChallenge } from "./challenges.ts"
import { buildPasskeyEmail } from "./passkey-email.ts"
import { buildUserHandle, getRelyingParty } from "./relying-party.ts"

/** Returns a customer's passkeys, oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute()
  return rows.map(buildPasskey)
}

/**
 * Returns the options with which a browser creates a passkey for the customer, who proves their
 * identity first: a stolen session cannot add one. Returns 409 with ten passkeys, and the errors of
 * `validateIdentity`.
 */
export async function createPasskeyOptions(
  deps: AccountDeps,
  request: ClientRequest,
  caller: SessionCaller,
  proof: IdentityProof,
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, ApiError>> {
  const { userId, sessionId } = caller
  const credentials = await deps.db
    .selectFrom("passkeys")
    .select(["credential_id as id", "transports"])
    .where("user_id", "=", userId)
    .execute()
  if (credentials.length >= passkeyLimits.count) return { ok: false, error: tooMany }
  const validated = await validateIdentity(deps, request, caller, proof)
  if (!validated.ok) return validated
  const { email } = validated.value
  const head = await getEmailBranding(deps.db, deps.accounts.siteUrl)
  // Imported at its first use: it takes 20 MB of memory (ADR 84).
  const { generateRegistrationOptions } = await import("@simplewebauthn/server")
  const options = await generateRegistrationOptions({
    rpName: head.name,
    rpID: getRelyingParty(deps).id,
    userName: email,
    userID: buildUserHandle(deps, userId),
    excludeCredentials: credentials,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
  await saveChallenge(deps, options.challenge, { userId, owner: sessionId })
  return { ok: true, value: options }
}

/**
 * Saves a passkey that was created with `createPasskeyOptions` in the same session, and notifies
 * the customer by email. Returns 400 if the response does not fit, and 409 for an eleventh passkey.
 */
export async function createPasskey(
  deps: AccountDeps,
  { userId, sessionId }: SessionCaller,
  { name, credential }: { name: string; credential: NewPasskey },
): Promise<Result<Passkey, ApiError>> {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(deps)
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server")
  const created = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) =>
      redeemChallenge(deps, challenge, { userId, owner: sessionId }),
    expectedOrigin,
    expectedRPID,
  }).then(
    ({ registrationInfo }) => registrationInfo?.credential ?? null,
    () => null,
  )
  if (created === null) return { ok: false, error: unfit }
  const saved = await deps.db.transaction().execute(async (trx): Promise<SaveResult> => {
    const user = await trx
      .selectFrom("users")
      .select(["id", "email", "first_name", "language"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const passkeys = await listPasskeys(trx, userId)
    if (passkeys.length >= passkeyLimits.count) return { ok: false, error: tooMany }
    const words = getTranslations(user.language)
    const row = await trx
      .insertInto("passkeys")
      .values({
        user_id: userId,
        credential_id: created.id,
        public_key: Buffer.from(created.publicKey).toString("base64url"),
        counter: created.counter,
        transports: credential.response.transports,
        name: name === "" ? words.t("account.passkey.name") : name,
        created_at: deps.now(),
      })
      .onConflict((on) => on.column("credential_id").doNothing())
      .returning(["id", "name", "created_at", "used_at"])
      .executeTakeFirst()
    if (row === undefined) return { ok: false, error: unfit }
    await enqueuePasskeyEmail(trx, deps, { user, name: row.name, change: "added" })
    return { ok: true, value: buildPasskey(row) }
  })
  if (saved.ok) deps.accounts.onMail()
  return saved
}

type SaveResult = Result<Passkey, ApiError>

/**
 * Deletes one of the customer's own passkeys and notifies the customer by email. A code by email
 * remains as a way to log in, whichever passkeys are left. Returns 404 for any other.
 */
export async function deletePasskey(
  deps: AccountDeps,
  userId: number,
  id: number,
): Promise<Result<null, ApiError>> {
  const isDeleted = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("name")
      .executeTakeFirst()
    if (row === undefined) return false
    const user = await trx
      .selectFrom("users")
      .select(["id", "email", "first_name", "language"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow()
    await enqueuePasskeyEmail(trx, deps, { user, name: row.name, change: "removed" })
    return true
  })
  if (!isDeleted) return { ok: false, error: missing }
  deps.accounts.onMail()
  return { ok: true, value: null }
}

type EmailInput = {
  user: { id: number; email: string; first_name: string; language: string }
  name: string
  change: "added" | "removed"
}

async function enqueuePasskeyEmail(
  trx: Kysely<Database>,
  { accounts }: Pick<AccountDeps, "accounts">,
  { user, name, change }: EmailInput,
): Promise<void> {
  const head = await getEmailBranding(trx, accounts.siteUrl)
  const words = getTranslations(user.language)
  const email = buildPasskeyEmail({ head, words, firstName: user.first_name }, { name, change })
  await enqueueEmail(trx, email, { about: `user:${user.id}`, to: user.email, head, words })
}

type PasskeyRow = { id: number; name: string; created_at: Date; used_at: Date | null }

function buildPasskey({ created_at, used_at, ...row }: PasskeyRow): Passkey {
  return {
    ...row,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }
}

const tooMany = buildApiError(409, "CONFLICT", {
  code: "passkeys_full",
  params: { count: passkeyLimits.count },
})
const unfit = buildApiError(400, "BAD_REQUEST", { code: "passkey_not_added" })
const missing = buildApiError(404, "NOT_FOUND", { code: "passkey_not_found" })
