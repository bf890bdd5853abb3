import { stringify } from "csv-stringify/sync"
import type { Kysely } from "kysely"
import { escapeFormula } from "#backend/catalogue-csv/csv-format.ts"
import type { Database } from "#backend/db/schema.ts"
import type { FormValue } from "#lib/contract/forms/form-rules.ts"
import { parseStoredValues } from "./submissions.ts"

type Db = Kysely<Database>

/** Marks a submission as answered now, or as not answered; null if there is none. */
export async function updateSubmissionAnswer(
  db: Db,
  { id, answered }: { id: number; answered: boolean },
  now: Date,
): Promise<{ id: number; answered_at: string | null } | null> {
  const row = await db
    .updateTable("form_submissions")
    .set({ answered_at: answered ? now : null })
    .where("id", "=", id)
    .returning(["id", "answered_at"])
    .executeTakeFirst()
  return row === undefined
    ? null
    : { id: row.id, answered_at: row.answered_at?.toISOString() ?? null }
}

const maxRows = 10_000
const ownColumns = ["Number", "Form", "Sent", "Answered", "Page"]

/** Returns the submissions that match as a CSV file for spreadsheets, newest first. */
export async function exportSubmissions(
  db: Db,
  { form_id, answered }: { form_id?: number | undefined; answered?: boolean | undefined },
  now: Date,
): Promise<{ name: string; mime: string; data: string }> {
  const rows = await db
    .selectFrom("form_submissions")
    .select(["id", "form_name", "created_at", "answered_at", "url", "data"])
    .$if(form_id !== undefined, (all) => all.where("form_id", "=", form_id ?? 0))
    .$if(answered !== undefined, (all) =>
      all.where("answered_at", answered === true ? "is not" : "is", null),
    )
    .orderBy("id", "desc")
    .limit(maxRows)
    .execute()
  const parsed = rows.map((row) => ({ row, values: parseStoredValues(row.data) }))
  const labels = [...new Set(parsed.flatMap(({ values }) => values.map(getLabel)))]
  const body = parsed.map(({ row, values }) => [
    String(row.id),
    row.form_name,
    row.created_at.toISOString(),
    row.answered_at?.toISOString() ?? "",
    row.url,
    ...labels.map((label) => joinValues(values.filter((value) => getLabel(value) === label))),
  ])
  const cells = [[...ownColumns, ...labels], ...body].map((row) => row.map(escapeFormula))
  // The byte order mark makes spreadsheets read UTF-8.
  const text = `\uFEFF${stringify(cells, { record_delimiter: "windows", quoted_match: "\n" })}`
  return {
    name: `submissions-${now.toISOString().slice(0, 10)}.csv`,
    mime: "text/csv; charset=utf-8",
    data: Buffer.from(text).toString("base64"),
  }
}

function getLabel({ label, name }: FormValue): string {
  return label === "" ? name : label
}

function joinValues(values: readonly FormValue[]): string {
  return values.map(({ value }) => String(value)).join(", ")
}
