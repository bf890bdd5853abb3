import { randomInt } from "node:crypto"
import type { Transaction } from "kysely"
import { hashPassword } from "#backend/accounts/password.ts"
import type { Database } from "#backend/db/schema.ts"
import { createCustomerFile } from "#backend/files/customer-files.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import { models } from "#backend/models/models.ts"
import { createRecord } from "#backend/models/record-rows.ts"
import { buildCustomerInputs } from "./build-customer-inputs.ts"
import { type DemoAccount, saveDemoAccounts } from "./demo-accounts.ts"
import type { Seed, SeedCustomer } from "./seed-types.ts"

type Trx = Transaction<Database>
/** `files` stores customers' files; the demo passwords are written to a file in `dataDir`. */
export type CustomerDeps = { trx: Trx; files: FileFolder; dataDir: string }

const alphabet = "abcdefghjkmnpqrstuvwxyz23456789"

/**
 * Creates missing demo customers, each with a random password that is saved in the data folder.
 * Leaves existing customers unchanged. Returns the number created.
 */
export async function createSeedCustomers(deps: CustomerDeps, seed: Seed): Promise<number> {
  const { trx, dataDir } = deps
  const rows = await trx.selectFrom("users").select("email").execute()
  const known = new Set(rows.map(({ email }) => email))
  const accounts: DemoAccount[] = []
  for (const customer of seed.customers.filter(({ email }) => !known.has(email))) {
    accounts.push(await addCustomer(deps, customer))
  }
  if (accounts.length > 0) await saveDemoAccounts(dataDir, accounts)
  return accounts.length
}

async function addCustomer(
  { trx, files: folder }: CustomerDeps,
  customer: SeedCustomer,
): Promise<DemoAccount> {
  const { user, addresses, credit, files } = buildCustomerInputs(customer)
  const password = generatePassword()
  const id = await createRecord(trx, models["cognito/user"], user)
  const password_hash = await hashPassword(password)
  await trx.updateTable("users").set({ password_hash }).where("id", "=", id).execute()
  for (const entry of credit) {
    await createRecord(trx, models["cognito/credit"], { ...entry, user_id: id })
  }
  for (const { name, mime, text } of files) {
    const file = { userId: id, name, mime, bytes: Buffer.from(text) }
    await createCustomerFile({ db: trx, folder }, file)
  }
  for (const address of addresses) await addAddress(trx, { ...address, user_id: id })
  const role = user.is_admin ? "an administrator" : "a customer"
  return { email: user.email, password, who: `(${user.first_name}, ${role})` }
}

async function addAddress(
  trx: Trx,
  row: ReturnType<typeof buildCustomerInputs>["addresses"][number] & { user_id: number },
) {
  const { id } = await trx
    .insertInto("addresses")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow()
  await trx
    .updateTable("users")
    .set({ current_address_id: id })
    .where("id", "=", row.user_id)
    .where("current_address_id", "is", null)
    .execute()
}

/** Generates 16 characters without ambiguous ones, in groups of four: 79 bits of entropy. */
function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("")
  return Array.from({ length: 4 }, group).join("-")
}
