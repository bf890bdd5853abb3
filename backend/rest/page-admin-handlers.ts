import type { FastifyRequest } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { resolveCaller } from "#backend/accounts/caller.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { createDisabledPage, discardPageDraft, savePageDraft } from "#backend/pages/page-drafts.ts"
import { getPageInEditor, getPageVersion, listEditedPages } from "#backend/pages/page-editor.ts"
import { publishPageDraft, schedulePageDraft } from "#backend/pages/publish-page.ts"
import { pageAdminCalls } from "#lib/contract/page-admin-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of the editor of pages. */
export const pageAdminHandlers = {
  listEditedPages: buildAdminHandler(pageAdminCalls.listEditedPages, async ({ body }, { db }) => ({
    ok: true,
    value: await listEditedPages(db, body),
  })),
  getPageInEditor: buildAdminHandler(pageAdminCalls.getPageInEditor, async ({ body }, { db }) => ({
    ok: true,
    value: { item: await getPageInEditor(db, body.id) },
  })),
  getPageVersion: buildAdminHandler(pageAdminCalls.getPageVersion, async ({ body }, { db }) => ({
    ok: true,
    value: { item: await getPageVersion(db, { id: body.id, versionId: body.version_id }) },
  })),
  createDisabledPage: buildAdminHandler(
    pageAdminCalls.createDisabledPage,
    async ({ body: { name, url, from_id: fromId } }, { db }) =>
      createDisabledPage(db, { name, url, fromId }),
  ),
  savePageDraft: buildAdminHandler(pageAdminCalls.savePageDraft, async ({ body }, deps, request) =>
    savePageDraft(
      deps.db,
      {
        id: body.id,
        revision: body.revision,
        baseVersion: body.base_version,
        body: body.body,
        userId: await findUserId(deps, request),
      },
      deps.now(),
    ),
  ),
  discardPageDraft: buildAdminHandler(pageAdminCalls.discardPageDraft, async ({ body }, deps) =>
    withPage(deps, body.id, await discardPageDraft(deps.db, body)),
  ),
  publishPageDraft: buildAdminHandler(
    pageAdminCalls.publishPageDraft,
    async ({ body }, deps, request) => {
      const draft = { ...body, userId: await findUserId(deps, request) }
      return withPage(deps, body.id, await publishPageDraft(deps.db, draft, deps.now()))
    },
  ),
  schedulePageDraft: buildAdminHandler(
    pageAdminCalls.schedulePageDraft,
    async ({ body: { publish_at: publishAt, ...draft } }, deps) =>
      withPage(deps, draft.id, await schedulePageDraft(deps.db, { ...draft, publishAt })),
  ),
}

/** Returns the page as it is after a change, or why there was none. */
async function withPage({ db }: AccountDeps, id: number, changed: Result<null, ApiError>) {
  if (!changed.ok) return changed
  return { ok: true as const, value: { item: await getPageInEditor(db, id) } }
}

/** The token of `npm run admin-token` belongs to no account. */
async function findUserId(deps: AccountDeps, request: FastifyRequest): Promise<number | null> {
  const caller = await resolveCaller(deps, request)
  return caller.ok && caller.value.kind === "user" ? caller.value.userId : null
}
