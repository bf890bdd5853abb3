import { stringify } from "csv-stringify/sync"
import { type Kysely, type SqlBool, sql } from "kysely"
import type { z } from "zod"
import { escapeFormula } from "#backend/catalogue-csv/csv-format.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildPattern } from "#backend/models/record-listing.ts"
import type { marketingCalls, WireSubscriber } from "#lib/contract/marketing-calls.ts"

type Db = Kysely<Database>
type Query = z.output<typeof marketingCalls.listSubscribers.body>

/** Returns a page of the newsletter's subscribers, newest first. */
export async function listSubscribers(
  db: Db,
  { search, state, page, page_size: size }: Query,
): Promise<{ data: WireSubscriber[]; count: number }> {
  const wanted = db
    .selectFrom("newsletter_subscriptions")
    .$if(search !== "", (query) => query.where(sql<SqlBool>`email ILIKE ${buildPattern(search)}`))
    .$if(state !== undefined, (query) =>
      query.where("confirmed_at", state === "confirmed" ? "is not" : "is", null),
    )
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .select(["id", "email", "language", "source", "requested_at", "confirmed_at"])
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const data = rows.map(({ requested_at, confirmed_at, ...row }) =>
    Object.assign(row, {
      requested_at: requested_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
    }),
  )
  return { data, count: Number(count) }
}

const columns = ["Email", "Language", "Source", "Requested", "Confirmed", "Agreed to"]

/** Returns the confirmed subscribers as a CSV file for spreadsheets, the latest first. */
export async function exportSubscribers(
  db: Db,
  now: Date,
): Promise<{ name: string; mime: string; data: string }> {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at", "desc")
    .orderBy("id", "desc")
    .execute()
  const lines = rows.map((row) => [
    row.email,
    row.language,
    row.source,
    row.requested_at.toISOString(),
    row.confirmed_at?.toISOString() ?? "",
    row.wording,
  ])
  const cells = [columns, ...lines].map((line) => line.map(escapeFormula))
  // The byte order mark makes spreadsheets read UTF-8.
  const text = `\uFEFF${stringify(cells, { record_delimiter: "windows", quoted_match: "\n" })}`
  return {
    name: `newsletter-${now.toISOString().slice(0, 10)}.csv`,
    mime: "text/csv; charset=utf-8",
    data: Buffer.from(text).toString("base64"),
  }
}
