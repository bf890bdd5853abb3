import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Maps the shop's categories to and from their names in CSV files. */
export type GroupNames = {
  /**
   * Returns the category's name if it is unique, trimmed and without a comma, else its URL slug.
   */
  nameOf: (id: number) => string
  /** Returns the id of the category with this name or URL slug; null if none or several match. */
  find: (name: string) => number | null
}

/** Returns the current names of all product categories. */
export async function getGroupNames(db: Kysely<Database>): Promise<GroupNames> {
  const groups = await db
    .selectFrom("groups")
    .select(["id", "name", "url"])
    .where("model", "=", "Sell/Product")
    .execute()
  return buildGroupNames(groups)
}

/** Builds the lookup from category rows. Matches names case-insensitively. */
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
