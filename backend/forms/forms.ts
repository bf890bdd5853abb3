import type { Kysely, Selectable } from "kysely"
import { z } from "zod"
import type { FormsTable } from "#backend/db/forms-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { buildTranslatedFields, listFormTexts } from "#backend/translations/form-texts.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import { translateRecord } from "#backend/translations/translate-records.ts"
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

/** Returns forms with their texts in the requested language. Names and values stay as they are. */
export async function translateForms(
  deps: Pick<Deps, "db" | "language">,
  forms: readonly WireForm[],
): Promise<WireForm[]> {
  const lookup = await getTextLookup(deps, { form: forms.map(({ id }) => id) })
  if (lookup === null) return [...forms]
  return forms.map((form) => ({
    ...translateRecord("form", form, lookup),
    ...buildTranslatedFields(form, lookup("form", form.id, listFormTexts(form))),
  }))
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
