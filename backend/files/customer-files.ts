import type { Kysely, Selectable } from "kysely"
import type { FilesTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { FileFolder } from "./file-folder.ts"

/** A file uploaded for one customer. */
export type CustomerFile = Pick<
  Selectable<FilesTable>,
  "id" | "user_id" | "name" | "mime" | "bytes" | "key"
>

type FileDeps = { db: Kysely<Database>; folder: FileFolder }

const columns = ["id", "user_id", "name", "mime", "bytes", "key"] as const

/** Creates a file for a customer; null if there is no such customer. `db` may be a transaction. */
export async function createCustomerFile(
  { db, folder }: FileDeps,
  file: { userId: number; name: string; mime: string; bytes: Buffer },
): Promise<CustomerFile | null> {
  const { userId: user_id, name, mime } = file
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", user_id)
    .executeTakeFirst()
  if (user === undefined) return null
  const key = await folder.put(file.bytes)
  return db
    .insertInto("files")
    .values({ user_id, name, mime, bytes: file.bytes.length, key })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Returns an enabled file by its id: only this customer's, or with null any customer's. */
export async function getFile(
  db: Kysely<Database>,
  id: number,
  userId: number | null,
): Promise<CustomerFile | null> {
  const row = await db
    .selectFrom("files")
    .select(columns)
    .where("id", "=", id)
    .where("enabled", "=", true)
    .$if(userId !== null, (query) => query.where("user_id", "=", userId ?? 0))
    .executeTakeFirst()
  return row ?? null
}

/** Deletes stored bytes without a database record. */
export async function deleteOrphanedFiles({ db, folder }: FileDeps): Promise<void> {
  const rows = await db.selectFrom("files").select("key").execute()
  await folder.deleteOrphans(new Set(rows.map(({ key }) => key)))
}
