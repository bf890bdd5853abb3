import type { Kysely } from "kysely"
import { lockEmailCodes } from "#backend/accounts/mail-codes.ts"
import type { Database } from "#backend/db/schema.ts"
import type { GoogleProfile } from "./openid-provider.ts"

type Customer = { userId: number } | { problem: "otherGoogleAccount" | "switchedOff" }

/**
 * Returns the customer of a Google profile: the one linked to the Google account, else the one with
 * the email address, who is linked from now on, else a new one with the profile's names.
 */
export async function resolveGoogleCustomer(
  trx: Kysely<Database>,
  profile: GoogleProfile & { email: string },
): Promise<Customer> {
  await lockEmailCodes(trx, profile.email)
  const known = await selectUser(trx)
    .where("google_subject", "=", profile.subject)
    .executeTakeFirst()
  if (known !== undefined) return known.enabled ? { userId: known.id } : { problem: "switchedOff" }
  return linkByEmail(trx, profile)
}

async function linkByEmail(
  trx: Kysely<Database>,
  { subject, email, firstName, lastName }: GoogleProfile & { email: string },
): Promise<Customer> {
  await trx
    .insertInto("users")
    .values({ email, first_name: firstName, last_name: lastName, google_subject: subject })
    .onConflict((on) => on.column("email").doNothing())
    .execute()
  const user = await selectUser(trx).where("email", "=", email).executeTakeFirstOrThrow()
  if (!user.enabled) return { problem: "switchedOff" }
  if (user.google_subject !== null && user.google_subject !== subject) {
    return { problem: "otherGoogleAccount" }
  }
  await trx
    .updateTable("users")
    .set({ google_subject: subject })
    .where("id", "=", user.id)
    .where("google_subject", "is", null)
    .execute()
  return { userId: user.id }
}

function selectUser(trx: Kysely<Database>) {
  return trx.selectFrom("users").select(["id", "enabled", "google_subject"]).forUpdate()
}
