import { sql } from "kysely"
import type { GroupModel } from "#backend/catalogue/group-reads.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { type AffectedTags, buildAffectedTags } from "./affected-tags.ts"
import type { Trx } from "./model-definition.ts"

/** The tables whose records belong to groups, with the tag kind of their lists. */
const groupings = {
  faqs: { model: "Cognito/Faq", kind: "faq" },
  testimonials: { model: "Cognito/Testimonial", kind: "testimonial" },
  people: { model: "Cognito/Person", kind: "person" },
  galleries: { model: "Cognito/Gallery", kind: "gallery-group" },
} as const satisfies Record<string, { model: GroupModel; kind: ChangedRecord["kind"] }>

export type GroupedTable = keyof typeof groupings

/** Returns the tag kind of the lists of a model's groups; null if the model has no lists. */
export function resolveListKind(model: string): ChangedRecord["kind"] | null {
  return Object.values(groupings).find((grouping) => grouping.model === model)?.kind ?? null
}

/** Builds the tags of the lists of these groups and of the list of all records. */
export function buildListChanges(
  kind: ChangedRecord["kind"],
  groupUrls: readonly string[],
): ChangedRecord[] {
  return [...groupUrls, "all"].map((slug) => ({ kind, slug }))
}

/**
 * Returns the tags of the lists that contain a record: its group's, those of the groups above, and
 * that of all records.
 */
export async function getGroupedAffectedTags(
  trx: Trx,
  table: GroupedTable,
  id: number,
): Promise<AffectedTags> {
  const { rows } = await sql<{ url: string }>`
    SELECT above.url FROM ${sql.table(table)} AS record
    JOIN groups g ON g.id = record.group_id
    JOIN groups above ON above.root = g.root AND above.lft <= g.lft AND above.rgt >= g.rgt
    WHERE record.id = ${id} ORDER BY above.lft`.execute(trx)
  return buildAffectedTags(
    buildListChanges(
      groupings[table].kind,
      rows.map(({ url }) => url),
    ),
  )
}

/** Validates that the record's group is of the model for its table. */
export async function validateGroup(
  trx: Trx,
  table: GroupedTable,
  id: number,
): Promise<ApiError | null> {
  const { model } = groupings[table]
  const { rows } = await sql<{ name: string }>`
    SELECT g.name FROM ${sql.table(table)} AS record JOIN groups g ON g.id = record.group_id
    WHERE record.id = ${id} AND g.model <> ${model}`.execute(trx)
  const [foreign] = rows
  if (foreign === undefined) return null
  const { name } = foreign
  return buildFieldError("group_id", { code: "group_of_other_model", params: { name, model } })
}
