import type { Transaction } from "kysely"
import { createGroup } from "#backend/catalogue/groups.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildGroupInput } from "./build-content-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/** Grows the trees of the catalogue. Groups that stand already keep their place and get their words. */
export async function loadGroups(trx: Transaction<Database>, seed: Seed, ids: SeedLookup) {
  for (const group of seed.groups) {
    const row = buildGroupInput(group, ids)
    const found = await trx
      .selectFrom("groups")
      .select("id")
      .where("model", "=", row.model)
      .where("url", "=", row.url)
      .executeTakeFirst()
    ids.group.set(group.url, found ? found.id : await addGroup(trx, row))
    if (!found) continue
    const { parent_id: _parent, ...words } = row
    await trx.updateTable("groups").set(words).where("id", "=", found.id).execute()
  }
}

async function addGroup(trx: Transaction<Database>, row: ReturnType<typeof buildGroupInput>) {
  const created = await createGroup(trx, row)
  if (!created.ok) throw new Error(`The group ${row.url} could not be placed: ${created.refusal}`)
  return created.id
}
