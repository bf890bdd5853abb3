import type { Kysely } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { defaultLocale } from "#lib/contract/languages.ts"

const registrationSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: z.string().nullable(),
  language: z.string().default(defaultLocale),
})

/**
 * What somebody tells about himself when signing up, besides the address; with the language of the
 * page.
 */
export type Registration = z.infer<typeof registrationSchema>

/** What was kept with a registration's code. Throws when it is something else. */
export function parseRegistration(data: unknown): Registration {
  return registrationSchema.parse(data)
}

/**
 * Makes a customer of an address that has proved to be the visitor's. Where one was made meanwhile,
 * that one stays as it is.
 */
export async function registerCustomer(
  trx: Kysely<Database>,
  email: string,
  registration: Registration,
): Promise<void> {
  await trx
    .insertInto("users")
    .values({ email, ...registration })
    .onConflict((on) => on.column("email").doNothing())
    .execute()
}
