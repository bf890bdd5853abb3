import type { FastifyInstance } from "fastify"
import { withAudit } from "#backend/audit/with-audit.ts"
import type { Deps } from "#backend/deps.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { buildVersion } from "#backend/http/record-version.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { getRecord, updateRecord } from "#backend/models/record-rows.ts"
import { updateModel } from "#backend/models/write-model.ts"
import { pageBodySchema } from "#lib/contract/page-admin-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { draftChanged, pageMissing } from "./page-drafts.ts"
import { type Db, getLivePage, pageModel } from "./page-editor.ts"

/** Older states of a page are deleted. */
const maxVersions = 50
const everyMs = 15_000

type Publication = {
  id: number
  revision: number
  /** Of the page that the draft replaces. */
  version: string
  userId: number | null
}

/**
 * Makes the draft of a page the page, which visitors see from now on, and deletes the draft. Runs
 * through the same write as any other change of a page, so that the caches learn of it. What was
 * there before remains in the history.
 */
export async function publishPageDraft(
  db: Db,
  { id, revision, version, userId }: Publication,
  now: Date,
): Promise<Result<null, ApiError>> {
  const draft = await db
    .selectFrom("page_drafts")
    .select("body")
    .where("page_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst()
  if (draft === undefined) return draftChanged
  const replaced = await getLivePage(db, id)
  if (replaced === null) return pageMissing
  const body = pageBodySchema.parse(draft.body)
  const written = await updateModel(db, pageModel, id, body, {
    version,
    writeMore: async (trx) => {
      const deleted = await trx
        .deleteFrom("page_drafts")
        .where("page_id", "=", id)
        .where("revision", "=", revision)
        .returning("page_id")
        .executeTakeFirst()
      if (deleted === undefined) return draftChanged
      await updateRecord(trx, pageModel, id, { enabled: true })
      await saveReplaced(trx, id, { body: replaced.body, at: replaced.updatedAt })
      await trx
        .insertInto("page_versions")
        .values({
          page_id: id,
          body: JSON.stringify(body),
          user_id: userId,
          published_at: now,
        })
        .execute()
      await deleteOldVersions(trx, id)
      return { ok: true, value: null }
    },
  })
  return written.ok ? { ok: true, value: null } : written
}

/** Saves what was live before, unless the history ends with it. */
async function saveReplaced(
  trx: Trx,
  id: number,
  { body, at }: { body: object; at: string },
): Promise<void> {
  const last = await trx
    .selectFrom("page_versions")
    .select("body")
    .where("page_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirst()
  const isSame =
    last !== undefined &&
    buildVersion(pageBodySchema.parse(last.body)) === buildVersion({ ...body })
  if (isSame) return
  await trx
    .insertInto("page_versions")
    .values({ page_id: id, body: JSON.stringify(body), user_id: null, published_at: at })
    .execute()
}

async function deleteOldVersions(trx: Trx, id: number): Promise<void> {
  const newest = trx
    .selectFrom("page_versions")
    .select("id")
    .where("page_id", "=", id)
    .orderBy("id", "desc")
    .limit(maxVersions)
  await trx
    .deleteFrom("page_versions")
    .where("page_id", "=", id)
    .where("id", "not in", newest)
    .execute()
}

/**
 * Sets when the draft of a page is published; null cancels it. `version` is that of the page which
 * it will replace: if that is changed until then, the draft is not published.
 */
export async function schedulePageDraft(
  db: Db,
  { id, revision, version, publishAt }: Omit<Publication, "userId"> & { publishAt: string | null },
): Promise<Result<null, ApiError>> {
  const updated = await db
    .updateTable("page_drafts")
    .set({ publish_at: publishAt, base_version: version, problem: null })
    .where("page_id", "=", id)
    .where("revision", "=", revision)
    .returning("page_id")
    .executeTakeFirst()
  return updated === undefined ? draftChanged : { ok: true, value: null }
}

/** Registers the job that publishes the drafts whose time has come. */
export function registerPagePublication(app: FastifyInstance, deps: Deps): void {
  const work = (signal: AbortSignal) => publishDueDrafts(deps, signal)
  registerJob(app, deps, { name: "publish-pages", everyMs, work })
}

/**
 * Publishes the drafts whose time has come. One whose page was changed since it was scheduled, or
 * that the database rejects, is no longer scheduled; the editor shows why.
 */
export async function publishDueDrafts(
  { db, now }: Pick<Deps, "db" | "now">,
  signal?: AbortSignal,
): Promise<void> {
  const due = await db
    .selectFrom("page_drafts")
    .select(["page_id", "revision", "base_version", "user_id"])
    .where("publish_at", "<=", now())
    .orderBy("publish_at")
    .execute()
  for (const { page_id: id, revision, base_version: version, user_id: userId } of due) {
    if (signal?.aborted) return
    const call = {
      actor: { kind: "account" as const, userId, role: "" },
      call: "cognito/page/publish",
      model: "cognito/page",
      id,
      read: (recordId: number) => getRecord(db, pageModel, recordId),
    }
    const draft = { id, revision, version, userId }
    const result = await withAudit({ db, now }, call, () => publishPageDraft(db, draft, now()))
    if (!result.ok) await endSchedule(db, draft, result.error)
  }
}

/** A draft that was just saved stays scheduled: the next run publishes it. */
async function endSchedule(db: Db, draft: Publication, error: ApiError): Promise<void> {
  const { code } = error.body.detail ?? {}
  await db
    .updateTable("page_drafts")
    .set({ publish_at: null, problem: code === "record_changed" ? "page_changed" : "rejected" })
    .where("page_id", "=", draft.id)
    .where("revision", "=", draft.revision)
    .execute()
}
