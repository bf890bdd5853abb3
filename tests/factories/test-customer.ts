import { randomBytes } from "node:crypto"
import type { Insertable } from "kysely"
import { hashPassword } from "#backend/accounts/password.ts"
import type { UsersTable } from "#backend/db/accounts-schema.ts"
import { type Tokens, tokensSchema } from "#lib/contract/account-calls.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import { type TestBackend, testPasswordCost } from "../support/test-backend.ts"

export const testPassword = "three small curlews"

let passwordHash: Promise<string> | undefined

/** Returns the hash of `testPassword`, which is computed once. */
function hashTestPassword(): Promise<string> {
  passwordHash ??= hashPassword(testPassword, testPasswordCost)
  return passwordHash
}

/** Inserts a customer with the password `testPassword` and returns the id. */
export async function createCustomerWithPassword(
  { database }: Pick<TestBackend, "database">,
  values: Partial<Insertable<UsersTable>> = {},
): Promise<number> {
  const email = `customer-${randomBytes(6).toString("hex")}@example.com`
  const password_hash = await hashTestPassword()
  const { id } = await database.db
    .insertInto("users")
    .values({ email, password_hash, first_name: "Ann", last_name: "Example", ...values })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** Generates a unique browser fingerprint. */
export function createFingerprint(): string {
  return randomBytes(16).toString("base64url").slice(0, 21)
}

/** Builds the storefront's signed header with the IP address of the client. */
export function buildClientHeader(ip: string, { env }: Pick<TestBackend, "env">, now: Date) {
  return { [clientHeader]: signClient(ip, env.REVALIDATE_SECRET, now.getTime() / 1000) }
}

/** Signs a customer in with a new browser fingerprint. A rejection fails the test. */
export async function createCustomerSession(
  { app }: Pick<TestBackend, "app">,
  email: string,
  options: { fingerprint?: string; password?: string } = {},
): Promise<Tokens & { fingerprint: string }> {
  const { fingerprint = createFingerprint(), password = testPassword } = options
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/login",
    payload: { username: email, password, fingerprint },
  })
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return { ...tokensSchema.parse(response.json()), fingerprint }
}

/** Inserts a customer and signs them in. */
export async function openCustomer(
  backend: TestBackend,
  values: Partial<Insertable<UsersTable>> = {},
) {
  const email = `customer-${randomBytes(6).toString("hex")}@example.com`
  const id = await createCustomerWithPassword(backend, { email, ...values })
  return { id, email, ...(await createCustomerSession(backend, email)) }
}
