import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildPageInput, listBlockInputs } from "./build-page-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves the pages in seed order (link targets first) and the content blocks of list pages. */
export async function saveSeedPages(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const build of seed.pages) {
    const page = buildPageInput(build, ids)
    const row = { ...page, rows: JSON.stringify(page.rows) }
    const { id } = await trx
      .insertInto("pages")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.page.set(page.url, id)
  }
  await saveBlocks(trx, seed, ids)
}

async function saveBlocks(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("page_contents").select(["id", "page_id", "name"]).execute()
  for (const block of listBlockInputs(seed, ids)) {
    const row = { ...block, variables: JSON.stringify(block.variables) }
    const existing = known.find((each) => each.page_id === row.page_id && each.name === row.name)
    await (existing
      ? trx.updateTable("page_contents").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("page_contents").values(row).execute())
  }
}
