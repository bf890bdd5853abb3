import { getArticle, listArticles } from "#backend/content/articles.ts"
import { getDomain } from "#backend/content/domain.ts"
import { getFreshness } from "#backend/content/freshness.ts"
import { getImage } from "#backend/content/images.ts"
import { getInitialData } from "#backend/content/initial-data.ts"
import { listLinks } from "#backend/content/links.ts"
import { getPage, listPages } from "#backend/content/pages.ts"
import { buildApiError } from "#backend/http/api-error.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize } from "./image-size.ts"
import { buildRestHandler } from "./rest-handler.ts"
import { buildWindow } from "./window.ts"

const notSetUp = buildApiError(503, "UNAVAILABLE", { code: "site_settings_missing" })

/** The handlers of calls about the site itself and the editors' content. */
export const contentHandlers = {
  currentDomain: buildRestHandler(restCalls.currentDomain, async (_input, deps) => {
    const domain = await getDomain(deps)
    return domain ? { ok: true, value: domain } : { ok: false, error: notSetUp }
  }),
  initialData: buildRestHandler(restCalls.initialData, async (_input, deps) => {
    const data = await getInitialData(deps)
    return data ? { ok: true, value: data } : { ok: false, error: notSetUp }
  }),
  listLinks: buildRestHandler(restCalls.listLinks, async ({ query }, { db }) => {
    const data = await listLinks(db, query.parent)
    return { ok: true, value: { data, count: data.length } }
  }),
  listPages: buildRestHandler(restCalls.listPages, async ({ query }, deps) => ({
    ok: true,
    value: await listPages(deps, { ...buildWindow(query), withRows: query.pb === "1" }),
  })),
  getPage: buildRestHandler(restCalls.getPage, async ({ query }, deps) => ({
    ok: true,
    value: { item: await getPage(deps, query.url, { withRows: query.pb === "1" }) },
  })),
  listArticles: buildRestHandler(restCalls.listArticles, async ({ query }, deps) => ({
    ok: true,
    value: await listArticles(deps, buildWindow(query)),
  })),
  getArticle: buildRestHandler(restCalls.getArticle, async ({ query }, deps) => ({
    ok: true,
    value: { item: await getArticle(deps, query.url) },
  })),
  getFreshness: buildRestHandler(restCalls.getFreshness, async ({ query }, deps) => ({
    ok: true,
    value: { updated_at: await getFreshness(deps, query.kind, query.url) },
  })),
  getImageByHash: buildRestHandler(restCalls.getImageByHash, async ({ body }, { db }) => {
    return { ok: true, value: { item: await getImage(db, body.hash, buildImageSize(body)) } }
  }),
}
