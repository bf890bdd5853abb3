import { getArticle, listArticles } from "#backend/content/articles.ts"
import { getDomain } from "#backend/content/domain.ts"
import { getFreshness } from "#backend/content/freshness.ts"
import { getImage } from "#backend/content/images.ts"
import { getInitialData } from "#backend/content/initial-data.ts"
import { listLinks } from "#backend/content/links.ts"
import { getPage, listPages } from "#backend/content/pages.ts"
import { buildRefusal } from "#backend/http/refusal.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { buildImageSize } from "./image-size.ts"
import { buildRestAnswer } from "./rest-answer.ts"
import { buildWindow } from "./window.ts"

const notSetUp = buildRefusal(503, "UNAVAILABLE", "The shop has no site settings yet.")

/** The handlers of calls about the site itself and the editors' content. */
export const contentAnswers = {
  currentDomain: buildRestAnswer(restCalls.currentDomain, async (_input, deps) => {
    const domain = await getDomain(deps)
    return domain ? { answer: domain } : { refusal: notSetUp }
  }),
  initialData: buildRestAnswer(restCalls.initialData, async (_input, deps) => {
    const data = await getInitialData(deps)
    return data ? { answer: data } : { refusal: notSetUp }
  }),
  listLinks: buildRestAnswer(restCalls.listLinks, async ({ query }, { db }) => {
    const data = await listLinks(db, query.parent)
    return { answer: { data, count: data.length } }
  }),
  listPages: buildRestAnswer(restCalls.listPages, async ({ query }, deps) => ({
    answer: await listPages(deps, { ...buildWindow(query), withRows: query.pb === "1" }),
  })),
  getPage: buildRestAnswer(restCalls.getPage, async ({ query }, deps) => ({
    answer: { item: await getPage(deps, query.url, { withRows: query.pb === "1" }) },
  })),
  listArticles: buildRestAnswer(restCalls.listArticles, async ({ query }, deps) => ({
    answer: await listArticles(deps, buildWindow(query)),
  })),
  getArticle: buildRestAnswer(restCalls.getArticle, async ({ query }, deps) => ({
    answer: { item: await getArticle(deps, query.url) },
  })),
  getFreshness: buildRestAnswer(restCalls.getFreshness, async ({ query }, deps) => ({
    answer: { updated_at: await getFreshness(deps, query.kind, query.url) },
  })),
  getImageByHash: buildRestAnswer(restCalls.getImageByHash, async ({ body }, { db }) => {
    return { answer: { item: await getImage(db, body.hash, buildImageSize(body)) } }
  }),
}
