import type { Kysely } from "kysely"
import { z } from "zod"
import { buildAmount } from "#backend/catalogue/amount.ts"
import type { Database } from "#backend/db/schema.ts"
import { legacyFieldSchema, questionSchema, type WireForm } from "#lib/contract/form.ts"

/** A form that is switched on; null where there is none. */
export async function getForm(db: Kysely<Database>, id: number): Promise<WireForm | null> {
  const row = await db
    .selectFrom("forms")
    .selectAll()
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst()
  if (row === undefined) return null
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
