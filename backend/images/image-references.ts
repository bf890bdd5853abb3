import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { listUsedHashes } from "./unused-images.ts"

type Db = Kysely<Database>
type ColumnType = "text" | "json" | "jsonb" | "text[]"
type Column = { name: string; type: ColumnType }
type Table = { name: string; columns: Column[] }

/** A row that refers to an image or a video: its id and those of what it belongs to, where the table has them. */
export type ImageReference = {
  table: string
  id: number | null
  product_id: number | null
  gallery_id: number | null
  page_id: number | null
}

/**
 * Tables that record what has happened, or that belong to people: an image there is neither in use nor
 * replaced. Orders are counted on their own.
 */
const historyTables: ReadonlySet<string> = new Set([
  "addresses",
  "admin_requests",
  "audit_entries",
  "cart_lines",
  "carts",
  "change_outbox",
  "consents",
  "credit_entries",
  "files",
  "form_submissions",
  "gift_vouchers",
  "images",
  "job_runs",
  "mail_outbox",
  "order_events",
  "order_lines",
  "order_notes",
  "orders",
  "payment_events",
  "payments",
  "product_questions",
  "rate_marks",
  "reviews",
  "search_pings",
  "sessions",
  "users",
])

/**
 * Lists the rows that refer to an image: a text that is its hash or has one of its URLs, or JSON with
 * its hash. Reads every text and JSON column, so that a new one cannot be forgotten.
 */
export function listImageReferences(db: Db, hash: string): Promise<ImageReference[]> {
  return listReferences(db, (column, type) => matchHash(column, type, hash))
}

/** The condition that a column refers to something. */
type ColumnCondition = (column: RawBuilder<unknown>, type: ColumnType) => RawBuilder<boolean>

/**
 * Lists the rows of which a text or JSON column fulfils a condition, or one of the named columns has a
 * number.
 */
export async function listReferences(
  db: Db,
  matches: ColumnCondition,
  number?: { columns: readonly string[]; value: number },
): Promise<ImageReference[]> {
  const references: ImageReference[] = []
  const numbered = number === undefined ? [] : await listNumbers(db, number.columns)
  for (const { name, columns } of await listTables(db)) {
    const conditions = columns.map((column) => matches(sql.ref(column.name), column.type))
    const numbers = numbered
      .filter(({ table }) => table === name)
      .map(({ column }) => sql<boolean>`${sql.ref(column)} = ${number?.value}`)
    const { rows } = await sql<Omit<ImageReference, "table">>`
      SELECT ${sql.join(["id", "product_id", "gallery_id", "page_id"].map(selectNumber))}
      FROM ${sql.table(name)} AS row
      WHERE ${sql.join([...conditions, ...numbers], sql` OR `)}`.execute(db)
    references.push(...rows.map((row) => ({ table: name, ...row })))
  }
  return references
}

/** Lists the hashes of the library's images that neither a record nor a past order refers to now. */
export async function listUnusedHashes(db: Db): Promise<string[]> {
  const images = await db
    .selectFrom("images")
    .select("hash")
    .where("is_private", "=", false)
    .execute()
  const ordered = await db.selectFrom("order_lines").select("image_hash").distinct().execute()
  const used = await listUsedHashes(db, undefined, historyTables)
  for (const { image_hash: hash } of ordered) if (hash !== null) used.add(hash)
  return images.flatMap(({ hash }) => (used.has(hash) ? [] : [hash]))
}

/**
 * Replaces an image in all rows that refer to it, and in the URLs of it in texts: `key` is that of the
 * new URLs. With the same hash, only URLs change.
 */
export async function replaceImageReferences(
  db: Db,
  from: string,
  to: { hash: string; key: string },
): Promise<void> {
  for (const { name, columns } of await listTables(db)) {
    const values = columns.map((column) => {
      return sql`${sql.ref(column.name)} = ${buildReplacement(column, from, to)}`
    })
    await sql`UPDATE ${sql.table(name)} SET ${sql.join(values)}
      WHERE ${buildAny(columns, from)}`.execute(db)
  }
}

/** Selects a column that the table may not have, or whose values may be other than numbers. */
function selectNumber(column: string): RawBuilder<unknown> {
  return sql`CASE WHEN to_jsonb(row) ->> ${column} ~ '^\\d+$'
    THEN (to_jsonb(row) ->> ${column})::integer END AS ${sql.ref(column)}`
}

function buildAny(columns: readonly Column[], hash: string): RawBuilder<boolean> {
  const each = columns.map(({ name, type }) => matchHash(sql.ref(name), type, hash))
  return sql<boolean>`(${sql.join(each, sql` OR `)})`
}

/** Texts with a URL contain the hash too, but not each text with these digits is about the image. */
function matchHash(column: RawBuilder<unknown>, type: ColumnType, hash: string) {
  return type === "text"
    ? sql<boolean>`(${column} = ${hash} OR ${column} LIKE ${`%assets/i/${hash}%`})`
    : sql<boolean>`${column}::text LIKE ${`%${hash}%`}`
}

function buildReplacement(
  { name, type }: Column,
  from: string,
  { hash, key }: { hash: string; key: string },
): RawBuilder<unknown> {
  const urls = sql`regexp_replace(${sql.ref(name)}::text, ${`assets/i/${from}(-\\d+-\\d+)?/`},
    ${`assets/i/${key}/`}, 'g')`
  const text = sql`replace(${urls}, ${from}, ${hash})`
  return type === "text" ? text : sql`${text}::${sql.raw(type)}`
}

async function listNumbers(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = ANY(${[...names]}::text[])
      AND udt_name = 'int4'`.execute(db)
  return rows
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT table_name AS name, json_agg(json_build_object('name', column_name,
      'type', CASE udt_name WHEN '_text' THEN 'text[]' ELSE udt_name END)) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
      AND udt_name IN ('text', 'json', 'jsonb', '_text') AND is_generated = 'NEVER'
    GROUP BY table_name ORDER BY table_name`.execute(db)
  return rows.filter(({ name }) => !historyTables.has(name))
}
