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
 * The customer's data from the registration form, without the email address, and the page's
 * language.
 */
export type Registration = z.infer<typeof registrationSchema>

/** Parses the data that was stored with a registration code. Throws a ZodError if it is invalid. */
export function parseRegistration(data: unknown): Registration {
  return registrationSchema.parse(data)
}

/**
 * Creates a customer for a verified email address. Leaves an existing customer with the address
 * unchanged.
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
