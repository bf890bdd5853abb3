import type { Kysely, Selectable } from "kysely"
import { z } from "zod"
import type { FormsTable } from "#backend/db/forms-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { legacyFieldSchema, questionSchema, type WireForm } from "#lib/contract/forms/form.ts"
import { buildAmount } from "#lib/contract/money.ts"

/** Returns an enabled form; null if there is none. */
export async function getForm(db: Kysely<Database>, id: number): Promise<WireForm | null> {
  const row = await selectShown(db).selectAll().where("id", "=", id).executeTakeFirst()
  return row === undefined ? null : buildForm(row)
}

/** Returns a page of the enabled forms, oldest first, with their total count. */
export async function listForms(
  db: Kysely<Database>,
  page: { limit: number; offset: number },
): Promise<{ data: WireForm[]; count: number }> {
  const shown = selectShown(db)
  const [rows, { count }] = await Promise.all([
    shown.selectAll().orderBy("id").limit(page.limit).offset(page.offset).execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(buildForm), count: Number(count) }
}

function selectShown(db: Kysely<Database>) {
  return db.selectFrom("forms").where("enabled", "=", true)
}

function buildForm(row: Selectable<FormsTable>): WireForm {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    use_captcha: row.use_captcha,
    must_be_logged_on: row.must_be_logged_on,
    cost: buildAmount(row.cost_cents),
    thank_you: row.thank_you,
    questions: z.array(questionSchema).parse(row.questions),
    data: z.array(legacyFieldSchema).parse(row.data),
    updated_at: row.updated_at.toISOString(),
  }
}
