import type { Transaction } from "kysely"
import { createGroup } from "#backend/catalogue/groups.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildGroupInput } from "./build-content-inputs.ts"
import { buildContentGroupInput } from "./build-widget-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

type Trx = Transaction<Database>
type GroupInput = ReturnType<typeof buildGroupInput>

/**
 * Saves the group trees of products and widget records. Existing groups get the seed's texts and
 * stay at their position in the tree.
 */
export async function saveSeedGroups(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const group of seed.groups) await saveGroup(trx, buildGroupInput(group, ids), ids)
  for (const group of seed.contentGroups) {
    await saveGroup(trx, buildContentGroupInput(group, ids), ids)
  }
}

async function saveGroup(trx: Trx, row: GroupInput, ids: SeedLookup) {
  const existing = await trx
    .selectFrom("groups")
    .select("id")
    .where("model", "=", row.model)
    .where("url", "=", row.url)
    .executeTakeFirst()
  ids.group.set(row.url, existing ? existing.id : await addGroup(trx, row))
  if (!existing) return
  const { parent_id: _parent, ...words } = row
  await trx.updateTable("groups").set(words).where("id", "=", existing.id).execute()
}

async function addGroup(trx: Trx, row: GroupInput) {
  const created = await createGroup(trx, row)
  if (!created.ok) throw new Error(`The group ${row.url} could not be placed: ${created.error}`)
  return created.id
}
