import { randomInt } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Transaction } from "kysely"
import { hashPassword } from "#backend/accounts/password.ts"
import type { Database } from "#backend/db/schema.ts"
import { createCustomerFile } from "#backend/files/customer-files.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import { models } from "#backend/models/models.ts"
import { createRecord } from "#backend/models/record-rows.ts"
import { addressInputSchema } from "#lib/contract/address.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { isMissingFile, saveFileAtomically } from "#lib/runtime/atomic-file.ts"
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
  const accounts: GeneratedAccount[] = []
  for (const customer of seed.customers.filter(({ email }) => !known.has(email))) {
    accounts.push(await addCustomer(deps, customer))
  }
  if (accounts.length > 0) await saveAccounts(join(dataDir, demoAccountsFile), heading, accounts)
  return accounts.length
}

async function addCustomer(
  { trx, files: folder }: CustomerDeps,
  customer: SeedCustomer,
): Promise<GeneratedAccount> {
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
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("")
  return Array.from({ length: 4 }, group).join("-")
}

/** Builds a customer's user, address and credit inputs, validated like API input. */
export function buildCustomerInputs({ addresses, credit, files, ...user }: SeedCustomer) {
  const creditSchema = modelInputs["cognito/credit"].omit({ user_id: true }).strict()
  return {
    user: modelInputs["cognito/user"].strict().parse(user),
    addresses: addresses.map((address) => addressInputSchema.parse(address)),
    credit: credit.map((entry) => creditSchema.parse(entry)),
    files,
  }
}

/** Login data of an account of which the start generates the password. `who` describes its name and role. */
type GeneratedAccount = { email: string; password: string; who: string }

const heading = `These accounts came with the demonstration shop. Their passwords were generated on this machine and
aren’t stored anywhere else. Choose others, or remove the accounts, before the shop opens to the public.
`

/**
 * Saves accounts and passwords to a file readable only by the shop's owner (mode 0600). Entries of
 * other accounts stay in the file.
 */
export async function saveAccounts(
  path: string,
  head: string,
  accounts: readonly GeneratedAccount[],
): Promise<void> {
  const text = buildAccountList(await readIfThere(path), accounts, head)
  await saveFileAtomically(path, Buffer.from(text), 0o600)
}

/** Name of the file in the data folder. */
const demoAccountsFile = "demo-accounts.txt"

/** Builds the file's text: other accounts of the old text, then these accounts, each once. */
export function buildAccountList(
  old: string,
  accounts: readonly GeneratedAccount[],
  head = heading,
): string {
  const emails = new Set(accounts.map(({ email }) => email))
  const isOther = (line: string) => {
    const [email = ""] = line.split(" ", 1)
    return email.includes("@") && !emails.has(email)
  }
  const lines = accounts.map(({ email, password, who }) => `${email}  ${password}  ${who}`)
  return [head, ...old.split("\n").filter(isOther), ...lines, ""].join("\n")
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (isMissingFile(error)) return ""
    throw error
  }
}
