import type { Kysely, SqlBool } from "kysely"
import { sql } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { buildVersion } from "#backend/http/record-version.ts"
import { models } from "#backend/models/models.ts"
import { getRecord } from "#backend/models/record-rows.ts"
import {
  type PageBody,
  type pageAdminCalls,
  pageBodySchema,
  type WireEditedPage,
  type WirePageInEditor,
} from "#lib/contract/page-admin-calls.ts"

export type Db = Kysely<Database>

/** The pages' model: what is published goes through its writes, with their change events. */
export const pageModel = models["cognito/page"]

/** A page as it is live: its body, and the version of its record. */
export type LivePage = {
  enabled: boolean
  version: string
  updatedAt: string
  body: PageBody
}

const stateSchema = z.object({ enabled: z.boolean(), updated_at: z.string() })

/** Returns a page as it is live, by its id; null if there is none. */
export async function getLivePage(db: Db, id: number): Promise<LivePage | null> {
  const record = await getRecord(db, pageModel, id)
  if (record === null) return null
  const { enabled, updated_at: updatedAt } = stateSchema.parse(record)
  const body = pageBodySchema.parse(record)
  return { enabled, version: buildVersion(record), updatedAt, body }
}

/** Returns a page with its draft and its published states; null if there is none. */
export async function getPageInEditor(db: Db, id: number): Promise<WirePageInEditor | null> {
  const live = await getLivePage(db, id)
  if (live === null) return null
  const draft = await db
    .selectFrom("page_drafts")
    .leftJoin("users", "users.id", "page_drafts.user_id")
    .selectAll("page_drafts")
    .select(["first_name", "last_name", "email"])
    .where("page_id", "=", id)
    .executeTakeFirst()
  const versions = await selectVersions(db, id).execute()
  return {
    id,
    enabled: live.enabled,
    version: live.version,
    live: live.body,
    updated_at: live.updatedAt,
    draft:
      draft === undefined
        ? null
        : {
            revision: draft.revision,
            body: pageBodySchema.parse(draft.body),
            base_version: draft.base_version,
            author: formatAuthor(draft),
            saved_at: draft.saved_at.toISOString(),
            publish_at: draft.publish_at?.toISOString() ?? null,
            problem: draft.problem,
          },
    versions: versions.map(buildVersionEntry),
  }
}

/** Returns a published state of a page; null if there is none. */
export async function getPageVersion(db: Db, { id, versionId }: { id: number; versionId: number }) {
  const row = await selectVersions(db, id)
    .select("page_versions.body")
    .where("page_versions.id", "=", versionId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { ...buildVersionEntry(row), body: pageBodySchema.parse(row.body) }
}

/** Newest first. */
function selectVersions(db: Db, pageId: number) {
  return db
    .selectFrom("page_versions")
    .leftJoin("users", "users.id", "page_versions.user_id")
    .select(["page_versions.id", "published_at", "first_name", "last_name", "email"])
    .where("page_id", "=", pageId)
    .orderBy("page_versions.id", "desc")
}

type Author = { first_name: string | null; last_name: string | null; email: string | null }

function buildVersionEntry(row: Author & { id: number; published_at: Date }) {
  return {
    id: row.id,
    author: formatAuthor(row),
    published_at: row.published_at.toISOString(),
  }
}

function formatAuthor({ first_name: first, last_name: last, email }: Author): string {
  const name = [first, last].filter(Boolean).join(" ")
  return name === "" ? (email ?? "") : name
}

type Query = z.output<typeof pageAdminCalls.listEditedPages.body>

/** Returns a page of the pages, those that were changed last first, with the state of each. */
export async function listEditedPages(
  db: Db,
  { search, state, page, page_size: size }: Query,
): Promise<{ data: WireEditedPage[]; count: number }> {
  const wanted = sql<SqlBool>`${sql.join(
    [buildStateCondition(state), ...search.split(/\s+/).filter(Boolean).map(buildWordCondition)],
    sql` AND `,
  )}`
  const pages = db
    .selectFrom("pages")
    .leftJoin("page_drafts", "page_drafts.page_id", "pages.id")
    .where(wanted)
  const { count } = await pages
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const changed = sql<Date>`greatest(pages.updated_at, page_drafts.saved_at)`
  const rows = await pages
    .select(["pages.id", "pages.name", "pages.url", "pages.enabled", "pages.updated_at"])
    .select(["saved_at", "publish_at", "problem"])
    .orderBy(changed, "desc")
    .orderBy("pages.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    data: rows.map(({ saved_at: savedAt, publish_at: publishAt, ...row }) => ({
      ...row,
      updated_at: row.updated_at.toISOString(),
      draft_saved_at: savedAt?.toISOString() ?? null,
      publish_at: publishAt?.toISOString() ?? null,
    })),
    count: Number(count),
  }
}

function buildStateCondition(state: Query["state"]) {
  const conditions = {
    all: sql<SqlBool>`true`,
    live: sql<SqlBool>`pages.enabled`,
    disabled: sql<SqlBool>`NOT pages.enabled`,
    draft: sql<SqlBool>`page_drafts.page_id IS NOT NULL`,
    scheduled: sql<SqlBool>`page_drafts.publish_at IS NOT NULL`,
  }
  return conditions[state]
}

function buildWordCondition(word: string) {
  const pattern = `%${word.replaceAll(/[%_\\]/g, "\\$&")}%`
  return sql<SqlBool>`concat_ws(' ', pages.name, pages.url, pages.title) ILIKE ${pattern}`
}
