import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { parseAmount } from "#lib/contract/money.ts"
import {
  buildFormInput,
  listFaqInputs,
  listPersonInputs,
  listTestimonialInputs,
} from "./build-widget-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves the records listed by widgets: FAQs, testimonials, people and forms. */
export async function saveSeedWidgetRecords(trx: Trx, seed: Seed, ids: SeedLookup) {
  await saveFaqs(trx, seed, ids)
  await saveTestimonials(trx, seed, ids)
  await savePeople(trx, seed, ids)
  await saveForms(trx, seed, ids)
}

async function saveFaqs(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("faqs").select(["id", "group_id", "name"]).execute()
  for (const row of listFaqInputs(seed, ids)) {
    const existing = known.find((each) => each.group_id === row.group_id && each.name === row.name)
    await (existing
      ? trx.updateTable("faqs").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("faqs").values(row).execute())
  }
}

async function saveTestimonials(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("testimonials").select(["id", "group_id", "name"]).execute()
  for (const row of listTestimonialInputs(seed, ids)) {
    const existing = known.find((each) => each.group_id === row.group_id && each.name === row.name)
    await (existing
      ? trx.updateTable("testimonials").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("testimonials").values(row).execute())
  }
}

async function savePeople(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("people").select(["id", "first_name", "last_name"]).execute()
  for (const row of listPersonInputs(seed, ids)) {
    const existing = known.find(
      (each) => each.first_name === row.first_name && each.last_name === row.last_name,
    )
    await (existing
      ? trx.updateTable("people").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("people").values(row).execute())
  }
}

async function saveForms(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const form of seed.forms) {
    const { cost, questions, data, ...own } = buildFormInput(form)
    const row = {
      ...own,
      cost_cents: parseAmount(cost),
      questions: JSON.stringify(questions),
      data: JSON.stringify(data),
    }
    const { id } = await trx
      .insertInto("forms")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.form.set(form.url, id)
  }
}
