import type { Kysely, Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { type AddressInput, addressSchema, type WireAddress } from "#lib/contract/address.ts"
import { getProfileFlags } from "./profile-flags.ts"

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** What is told about an address that there is not, and about everybody else's. */
export const missingAddress = buildRefusal(404, "NOT_FOUND", "There is no such address.")

/** Most addresses that one customer may save. */
export const mostAddresses = 50

const columns = addressSchema.keyof().options

/** A customer's addresses, those switched off as well, first saved first. */
export async function listAddresses(db: Db, userId: number): Promise<WireAddress[]> {
  const rows = await selectOwn(db, userId).orderBy("id").execute()
  return rows.map((row) => addressSchema.parse(row))
}

/** One of a customer's own addresses; null for anybody else's. */
export async function getAddress(db: Db, userId: number, id: number): Promise<WireAddress | null> {
  const row = await selectOwn(db, userId).where("id", "=", id).executeTakeFirst()
  return row === undefined ? null : addressSchema.parse(row)
}

/** Saves an address. It becomes the current one of who has none. */
export function createAddress(
  db: Db,
  userId: number,
  input: AddressInput,
): Promise<WireAddress | Refusal> {
  return changeBook(db, userId, async (trx) => {
    const { count } = await trx
      .selectFrom("addresses")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostAddresses) return tooMany
    const { id } = await trx
      .insertInto("addresses")
      .values({ ...input, user_id: userId })
      .returning("id")
      .executeTakeFirstOrThrow()
    await chooseIfNone(trx, userId, id)
    return (await getAddress(trx, userId, id)) ?? missingAddress
  })
}

/** Writes one of a customer's addresses anew. */
export function updateAddress(
  db: Db,
  userId: number,
  { id, ...input }: AddressInput & { id: number },
): Promise<WireAddress | Refusal> {
  return changeBook(db, userId, async (trx) => {
    await trx
      .updateTable("addresses")
      .set(input)
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .execute()
    return (await getAddress(trx, userId, id)) ?? missingAddress
  })
}

/** Offers one of a customer's addresses again, or no longer; then it is not the current one either. */
export function enableAddress(
  db: Db,
  userId: number,
  { id, enabled }: { id: number; enabled: boolean },
): Promise<WireAddress | Refusal> {
  return changeBook(db, userId, async (trx) => {
    await trx
      .updateTable("addresses")
      .set({ enabled })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .execute()
    const address = await getAddress(trx, userId, id)
    if (address === null) return missingAddress
    await (enabled ? chooseIfNone(trx, userId, id) : forgetChoice(trx, userId, id))
    return address
  })
}

/** One change of a customer's addresses at a time, where the shop lets customers make any. */
function changeBook(
  db: Db,
  userId: number,
  change: (trx: Trx) => Promise<WireAddress | Refusal>,
): Promise<WireAddress | Refusal> {
  return db.transaction().execute(async (trx) => {
    const { manage_addresses: isAllowed } = await getProfileFlags(trx)
    if (!isAllowed) return closed
    await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute()
    return change(trx)
  })
}

async function chooseIfNone(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .updateTable("users")
    .set({ current_address_id: id })
    .where("id", "=", userId)
    .where("current_address_id", "is", null)
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

const closed = buildRefusal(
  403,
  "FORBIDDEN",
  "You can’t change addresses here. Contact us and we’ll change them for you.",
)
const tooMany = buildRefusal(
  409,
  "CONFLICT",
  `You’ve saved ${mostAddresses} addresses, which is the maximum. Edit one of them instead.`,
)
