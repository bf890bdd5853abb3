import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

type Column = { name: string; isText: boolean }
type Table = { name: string; columns: Column[] }

/**
 * Lists the hashes of all images referenced in the database: a text that is a hash or contains an
 * image URL, or JSON with a hash anywhere in it. Scans every text and JSON column of every table,
 * so that a new column cannot be forgotten.
 */
export async function listUsedHashes(
  db: Kysely<Database>,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of await listTables(db)) {
    signal?.throwIfAborted()
    for (const hash of await listHashesIn(db, table)) used.add(hash)
  }
  return used
}

async function listTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT table_name AS name,
      json_agg(json_build_object('name', column_name, 'isText', data_type = 'text')) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'images'
      AND data_type IN ('text', 'json', 'jsonb', 'ARRAY')
    GROUP BY table_name`.execute(db)
  return rows
}

async function listHashesIn(db: Kysely<Database>, { name, columns }: Table): Promise<string[]> {
  const cells = columns.map((column) => {
    return sql`(${sql.ref(column.name)}::text, ${column.isText}::boolean)`
  })
  const { rows } = await sql<{ hash: string }>`
    SELECT DISTINCT found[1] AS hash
    FROM ${sql.table(name)}, LATERAL (VALUES ${sql.join(cells)}) AS cell (words, is_text),
      LATERAL regexp_matches(words, '\\m[0-9a-f]{32}\\M', 'g') AS found
    WHERE NOT is_text OR length(words) = 32 OR words LIKE '%assets/i/%'`.execute(db)
  return rows.map(({ hash }) => hash)
}
