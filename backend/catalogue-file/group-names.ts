import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** The shop's categories by what files call them. */
export type GroupNames = {
  /** Its name where that is plain and its own, else its address. */
  nameOf: (id: number) => string
  /** The category with this name or address; null where there is none, or several are called so. */
  find: (name: string) => number | null
}

/** The names of all categories, as they are now. */
export async function readGroupNames(db: Kysely<Database>): Promise<GroupNames> {
  const groups = await db
    .selectFrom("groups")
    .select(["id", "name", "url"])
    .where("model", "=", "Sell/Product")
    .execute()
  return buildGroupNames(groups)
}

/** The same from rows. */
export function buildGroupNames(
  groups: readonly { id: number; name: string; url: string }[],
): GroupNames {
  const plain = (name: string) => name.trim().toLowerCase()
  const byUrl = new Map(groups.map(({ id, url }) => [url, id]))
  const byName = new Map<string, number | null>()
  for (const { id, name } of groups) byName.set(plain(name), byName.has(plain(name)) ? null : id)
  const find = (name: string) => byName.get(plain(name)) ?? byUrl.get(plain(name)) ?? null
  const names = new Map(
    groups.map(({ id, name, url }) => {
      const isPlain = !name.includes(",") && name === name.trim() && find(name) === id
      return [id, isPlain ? name : url]
    }),
  )
  return { nameOf: (id) => names.get(id) ?? "", find }
}
