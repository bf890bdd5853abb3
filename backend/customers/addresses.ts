import type { Kysely, Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { type AddressInput, addressSchema, type WireAddress } from "#lib/contract/address.ts"
import type { Result } from "#lib/contract/result.ts"
import { type SiteConfig, siteConfigSchema } from "#lib/contract/site.ts"

/**
 * Returns which profile fields the shop lets customers change; the defaults if the shop is not
 * configured.
 */
export async function getProfileFlags(db: Kysely<Database>): Promise<SiteConfig["profile"]> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {}).profile
}

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** 404 response for a missing address and for another customer's. */
export const missingAddress = buildApiError(404, "NOT_FOUND", { code: "address_not_found" })

/** Maximum number of addresses per customer. */
export const maxAddresses = 50

const columns = addressSchema.keyof().options

/** Returns a customer's addresses in the order they were saved, including disabled ones. */
export async function listAddresses(db: Db, userId: number): Promise<WireAddress[]> {
  const rows = await selectOwn(db, userId).orderBy("id").execute()
  return rows.map((row) => addressSchema.parse(row))
}

/** Returns one of a customer's own addresses; null for any other. */
export async function getAddress(db: Db, userId: number, id: number): Promise<WireAddress | null> {
  const row = await selectOwn(db, userId).where("id", "=", id).executeTakeFirst()
  return row === undefined ? null : addressSchema.parse(row)
}

/**
 * Creates an address. It becomes the current one if the customer has none. A customer without a
 * name, who signed in by a code, gets the name of the address.
 */
export function createAddress(
  db: Db,
  userId: number,
  input: AddressInput,
): Promise<Result<WireAddress, ApiError>> {
  return changeBook(db, userId, async (trx) => {
    const { count } = await trx
      .selectFrom("addresses")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxAddresses) return { ok: false, error: tooMany }
    const { id } = await trx
      .insertInto("addresses")
      .values({ ...input, user_id: userId })
      .returning("id")
      .executeTakeFirstOrThrow()
    await chooseIfNone(trx, userId, id)
    await nameIfNameless(trx, userId, input)
    return getChangedAddress(trx, userId, id)
  })
}

/** Replaces all fields of one of a customer's addresses. */
export function updateAddress(
  db: Db,
  userId: number,
  { id, ...input }: AddressInput & { id: number },
): Promise<Result<WireAddress, ApiError>> {
  return changeBook(db, userId, async (trx) => {
    await trx
      .updateTable("addresses")
      .set(input)
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .execute()
    return getChangedAddress(trx, userId, id)
  })
}

/**
 * Enables or disables one of a customer's addresses; a disabled one is no longer the current one.
 */
export function updateAddressEnabled(
  db: Db,
  userId: number,
  { id, enabled }: { id: number; enabled: boolean },
): Promise<Result<WireAddress, ApiError>> {
  return changeBook(db, userId, async (trx) => {
    await trx
      .updateTable("addresses")
      .set({ enabled })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .execute()
    const address = await getAddress(trx, userId, id)
    if (address === null) return { ok: false, error: missingAddress }
    await (enabled ? chooseIfNone(trx, userId, id) : forgetChoice(trx, userId, id))
    return { ok: true, value: address }
  })
}

/**
 * Deletes one of a customer's addresses and returns it. Carts and the customer no longer refer to
 * it; orders have a copy of their own.
 */
export function deleteAddress(
  db: Db,
  userId: number,
  id: number,
): Promise<Result<WireAddress, ApiError>> {
  return changeBook(db, userId, async (trx) => {
    const address = await getAddress(trx, userId, id)
    if (address === null) return { ok: false, error: missingAddress }
    await trx.deleteFrom("addresses").where("id", "=", id).execute()
    return { ok: true, value: address }
  })
}

/** Serialises changes of a customer's addresses; returns 403 if the shop does not allow them. */
function changeBook(
  db: Db,
  userId: number,
  change: (trx: Trx) => Promise<Result<WireAddress, ApiError>>,
): Promise<Result<WireAddress, ApiError>> {
  return db.transaction().execute(async (trx) => {
    const { manage_addresses: isAllowed } = await getProfileFlags(trx)
    if (!isAllowed) return { ok: false, error: closed }
    await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute()
    return change(trx)
  })
}

async function getChangedAddress(
  trx: Trx,
  userId: number,
  id: number,
): Promise<Result<WireAddress, ApiError>> {
  const address = await getAddress(trx, userId, id)
  return address === null ? { ok: false, error: missingAddress } : { ok: true, value: address }
}

async function chooseIfNone(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .updateTable("users")
    .set({ current_address_id: id })
    .where("id", "=", userId)
    .where("current_address_id", "is", null)
    .execute()
}

async function nameIfNameless(
  trx: Trx,
  userId: number,
  { first_name, last_name }: Pick<AddressInput, "first_name" | "last_name">,
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ first_name, last_name })
    .where("id", "=", userId)
    .where("first_name", "=", "")
    .where("last_name", "=", "")
    .execute()
}

async function forgetChoice(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .updateTable("users")
    .set({ current_address_id: null })
    .where("id", "=", userId)
    .where("current_address_id", "=", id)
    .execute()
}

function selectOwn(db: Db, userId: number) {
  return db.selectFrom("addresses").select(columns).where("user_id", "=", userId)
}

const closed = buildApiError(403, "FORBIDDEN", { code: "addresses_read_only" })
const tooMany = buildApiError(409, "CONFLICT", {
  code: "addresses_full",
  params: { count: maxAddresses },
})
