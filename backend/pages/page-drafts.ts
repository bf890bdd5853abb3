import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { createRecord, updateRecord } from "#backend/models/record-rows.ts"
import { createModel } from "#backend/models/write-model.ts"
import type { PageBody } from "#lib/contract/page-admin-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { type Db, getLivePage, getPageInEditor, pageModel } from "./page-editor.ts"

type Saved = { id: number; revision: number; saved_at: string }

export const draftChanged: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "page_draft_changed" }),
}
export const pageMissing: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" }),
}

type SavedDraft = {
  id: number
  /** Of the draft that it is based on; 0 if there was none. */
  revision: number
  baseVersion: string
  body: PageBody
  userId: number | null
}

/**
 * Saves the draft of a page. Rejects one that is based on another revision than the current one, so
 * that no one's work is overwritten. A scheduled draft remains scheduled.
 */
export async function savePageDraft(
  db: Db,
  { id, revision, baseVersion, body, userId }: SavedDraft,
  now: Date,
): Promise<Result<{ item: Saved }, ApiError>> {
  if ((await getLivePage(db, id)) === null) return pageMissing
  const values = { body: JSON.stringify(body), user_id: userId, saved_at: now }
  const saved =
    revision === 0
      ? await db
          .insertInto("page_drafts")
          .values({ page_id: id, revision: 1, base_version: baseVersion, ...values })
          .onConflict((conflict) => conflict.column("page_id").doNothing())
          .returning("revision")
          .executeTakeFirst()
      : await db
          .updateTable("page_drafts")
          .set({ revision: revision + 1, ...values })
          .where("page_id", "=", id)
          .where("revision", "=", revision)
          .returning("revision")
          .executeTakeFirst()
  if (saved === undefined) return draftChanged
  return { ok: true, value: { item: { id, ...saved, saved_at: now.toISOString() } } }
}

/** Deletes the draft of a page, if it is still this one. */
export async function discardPageDraft(
  db: Db,
  { id, revision }: { id: number; revision: number },
): Promise<Result<null, ApiError>> {
  const deleted = await db
    .deleteFrom("page_drafts")
    .where("page_id", "=", id)
    .where("revision", "=", revision)
    .returning("page_id")
    .executeTakeFirst()
  return deleted === undefined ? draftChanged : { ok: true, value: null }
}

/**
 * Creates a page that visitors do not see, empty or as a copy of another page's draft, or of what is
 * live where it has none.
 */
export async function createDisabledPage(
  db: Db,
  { name, url, fromId }: { name: string; url: string; fromId: number | undefined },
): Promise<Result<{ item: { id: number } }, ApiError>> {
  const source = fromId === undefined ? null : await getNewestBody(db, fromId)
  if (fromId !== undefined && source === null) return pageMissing
  const create = async (trx: Trx, values: Record<string, unknown>) => {
    const id = await createRecord(trx, pageModel, values)
    await updateRecord(trx, pageModel, id, { enabled: false })
    return { ok: true as const, value: id }
  }
  const written = await createModel(db, { ...pageModel, create }, { ...source, name, url })
  if (!written.ok) return written
  return written.value === null ? pageMissing : { ok: true, value: { item: written.value } }
}

async function getNewestBody(db: Db, id: number): Promise<PageBody | null> {
  const page = await getPageInEditor(db, id)
  return page && (page.draft?.body ?? page.live)
}
