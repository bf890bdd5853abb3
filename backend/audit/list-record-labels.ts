import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

type Source = { table: keyof Database; label: RawBuilder<string> }

const byName = (table: keyof Database): Source => ({ table, label: sql`name` })
const person: Source = {
  table: "users",
  label: sql`coalesce(nullif(trim(concat(first_name, ' ', last_name)), ''), email)`,
}

/** What the records of each model are called. The others have a number only. */
const sources: Readonly<Record<string, Source>> = {
  "sell/product": byName("products"),
  "sell/sku": { table: "skus", label: sql`code` },
  "sell/addon": byName("addons"),
  "sell/shipping_type": byName("shipping_types"),
  "sell/shipping_region": byName("shipping_regions"),
  "sell/payment_type": byName("payment_types"),
  "sell/promotion": { table: "promotions", label: sql`code` },
  "cognito/page": byName("pages"),
  "cognito/group": byName("groups"),
  "cognito/article": byName("articles"),
  "cognito/menu": byName("menus"),
  "cognito/link": byName("links"),
  "cognito/gallery": byName("galleries"),
  "cognito/faq": byName("faqs"),
  "cognito/testimonial": byName("testimonials"),
  "cognito/person": { table: "people", label: sql`trim(concat(first_name, ' ', last_name))` },
  "cognito/form": byName("forms"),
  "cognito/page_content": byName("page_contents"),
  "cognito/redirect": { table: "redirects", label: sql`from_path` },
  "cognito/sitemap": { table: "sitemap_entries", label: sql`path` },
  "cognito/video": byName("videos"),
  "cognito/gift_voucher_theme": byName("gift_voucher_themes"),
  "cognito/user": person,
  "cognito/admin": person,
}

type NamedRecord = { model: string; record_id: number | null }

/** Returns what a record is called now; empty for one that is deleted or has no name. */
export type RecordLabels = (record: NamedRecord) => string

/** Reads the names of records, with one query for each model. */
export async function listRecordLabels(
  db: Kysely<Database>,
  records: readonly NamedRecord[],
): Promise<RecordLabels> {
  const models = [...new Set(records.map(({ model }) => model))]
  const found = await Promise.all(
    models.map(async (model): Promise<[string, Map<number, string>]> => {
      const ids = records.flatMap((each) => (each.model === model ? (each.record_id ?? []) : []))
      return [model, await readLabels(db, sources[model], ids)]
    }),
  )
  const labels = new Map(found)
  return ({ model, record_id: id }) => labels.get(model)?.get(id ?? 0) ?? ""
}

async function readLabels(db: Kysely<Database>, source: Source | undefined, ids: number[]) {
  if (source === undefined || ids.length === 0) return new Map<number, string>()
  const { rows } = await sql<{ id: number; label: string }>`
    SELECT id, ${source.label} AS label FROM ${sql.table(source.table)}
    WHERE id = ANY(${ids}::integer[])`.execute(db)
  return new Map(rows.map(({ id, label }) => [id, label]))
}
