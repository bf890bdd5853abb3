import { type Kysely, type RawBuilder, sql } from "kysely"
import { z } from "zod"
import { parseRows } from "#backend/content/page-rows.ts"
import type { Database } from "#backend/db/schema.ts"
import { getSiteConfig } from "#backend/settings/site-settings.ts"
import { listFormTexts } from "#backend/translations/form-texts.ts"
import { listConfigTexts } from "#backend/translations/site-texts.ts"
import {
  getKindDefinition,
  imageKind,
  type RecordKind,
  termKind,
} from "#backend/translations/translatable-fields.ts"
import {
  listRowTexts,
  listSettingTexts,
  type SourceText,
} from "#backend/translations/widget-texts.ts"
import { listShopQuestions } from "#lib/contract/rules/shop-question.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"

/**
 * A record with its English texts. `key` names it in files: its URL, else its id; `name` for people, and
 * is empty for the kinds without records.
 */
export type TranslatableRecord = {
  kind: TranslatableKind
  id: number
  key: string
  name: string
  texts: readonly SourceText[]
}

const rowSchema = z.looseObject({ id: z.number(), key: z.string(), record_title: z.string() })

/** Lists the records of a kind that have English texts, by id; only those among `ids` if given. */
export async function listSources(
  db: Kysely<Database>,
  kind: TranslatableKind,
  ids: readonly number[] | null = null,
): Promise<TranslatableRecord[]> {
  if (kind === termKind) return listTerms(db)
  if (kind === imageKind) return listImageAlternatives(db)
  const { table, fields, json = [] } = getKindDefinition(kind)
  const columns = [...Object.keys(fields), ...json].map((name) => sql.ref(name))
  const wanted: RawBuilder<unknown> =
    ids === null ? sql`true` : sql`id = ANY(${[...ids]}::integer[])`
  const { key, title } = buildRecordNames(kind)
  const selected = sql.join([
    sql`id`,
    sql`${key} AS key`,
    sql`${title} AS record_title`,
    ...columns,
  ])
  const { rows } = await sql`
    SELECT ${selected} FROM ${sql.table(table)} WHERE ${wanted} ORDER BY id`.execute(db)
  return z
    .array(rowSchema)
    .parse(rows)
    .map((row) => ({
      kind,
      id: row.id,
      key: row.key,
      name: row.record_title,
      texts: listTexts(kind, row),
    }))
    .filter(({ texts }) => texts.length > 0)
}

/** SQL: what names a record in files, and for people. */
export function buildRecordNames(kind: RecordKind): Record<"key" | "title", RawBuilder<string>> {
  const { key = "id", title = ["name"] } = getKindDefinition(kind)
  return {
    key: sql<string>`${sql.ref(key)}::text`,
    title: sql<string>`concat_ws(' ', ${sql.join(title.map((column) => sql.ref(column)))})`,
  }
}

function listTexts(kind: RecordKind, row: Readonly<Record<string, unknown>>): SourceText[] {
  const own = Object.entries(getKindDefinition(kind).fields).flatMap(([field, format]) => {
    const text = row[field]
    return typeof text === "string" && text.trim() !== "" ? [{ field, format, text }] : []
  })
  if (kind === "page") return [...own, ...listRowTexts(parseRows(row.rows))]
  if (kind === "form") return [...own, ...listFormTexts(row)]
  if (kind === "site") return [...own, ...listConfigTexts(siteConfigSchema.parse(row.config))]
  if (kind !== "page_content") return own
  return listSettingTexts(z.record(z.string(), z.unknown()).parse(row.variables))
}

/** Lists the names and values of options and attributes, and the shop's own questions of reviews. */
async function listTerms(db: Kysely<Database>): Promise<TranslatableRecord[]> {
  const questions = listShopQuestions((await getSiteConfig(db)).reviews)
  const words = questions.flatMap(({ question, choices }) => [question, ...choices])
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM product_variations UNION SELECT name FROM product_variation_options
    UNION SELECT name FROM product_attributes UNION SELECT value FROM product_attributes
    UNION SELECT unnest(${words}::text[])
    ORDER BY name`.execute(db)
  const texts = rows
    .filter(({ name }) => name.trim() !== "" && name.length <= maxTermLength)
    .map(({ name }) => ({ field: name, format: "text" as const, text: name }))
  return texts.length === 0 ? [] : [{ kind: termKind, id: 0, key: "0", name: "", texts }]
}

/** Images of people and of customers are private, and have no text that visitors read. */
async function listImageAlternatives(db: Kysely<Database>): Promise<TranslatableRecord[]> {
  const rows = await db
    .selectFrom("images")
    .select(["hash", "alt"])
    .where("is_private", "=", false)
    .where("alt", "<>", "")
    .orderBy("hash")
    .execute()
  const texts = rows
    .filter(({ alt }) => alt.trim() !== "")
    .map(({ hash, alt }) => ({ field: hash, format: "text" as const, text: alt }))
  return texts.length === 0 ? [] : [{ kind: imageKind, id: 0, key: "0", name: "", texts }]
}

/** Maximum length of a field's name in the table. */
const maxTermLength = 300
