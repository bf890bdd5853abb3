import type { Selectable } from "kysely"
import {
  buildOptionalWireImage,
  type ImageLookup,
  listImageRows,
} from "#backend/catalogue/images.ts"
import type { ArticlesTable } from "#backend/db/content-schema.ts"
import type { Deps } from "#backend/deps.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import type { WireArticle, WireArticleSummary } from "#lib/contract/article.ts"

const summarySize = { width: 600, aspect: "16x9" } as const
const articleSize = { width: 1184, aspect: "16x9" } as const

/** Lists published articles, newest first, with the total count. Images: 600 wide, 16x9. */
export async function listArticles(
  deps: Deps,
  page: { limit: number; offset: number },
): Promise<{ data: WireArticleSummary[]; count: number }> {
  const published = selectPublished(deps)
  const [rows, { count }] = await Promise.all([
    published
      .select(summaryColumns)
      .orderBy("published_at", "desc")
      .orderBy("id", "desc")
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    published.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  const imageOf = await listImageRows(
    deps.db,
    rows.map((row) => row.image_hash),
  )
  return { data: rows.map((row) => buildSummary(row, imageOf, summarySize)), count: Number(count) }
}

/** Returns a published article by its slug, or null. Its image: 1184 wide, 16x9. */
export async function getArticle(deps: Deps, url: string): Promise<WireArticle | null> {
  const row = await selectPublished(deps)
    .select([...summaryColumns, "title", "meta_description", "content"])
    .select(buildCompleteLanguages("article", "articles").as("complete_languages"))
    .where("url", "=", url)
    .executeTakeFirst()
  if (!row) return null
  const imageOf = await listImageRows(deps.db, [row.image_hash])
  return {
    ...buildSummary(row, imageOf, articleSize),
    title: row.title,
    meta_description: row.meta_description,
    content: row.content,
    complete_languages: row.complete_languages,
  }
}

const summaryColumns = [
  "id",
  "name",
  "url",
  "blurb",
  "author",
  "image_hash",
  "published_at",
  "updated_at",
] as const

type SummaryRow = Pick<Selectable<ArticlesTable>, (typeof summaryColumns)[number]>

/** Selects published articles. A preview with drafts also sees disabled and scheduled ones. */
function selectPublished({ db, now, showsDrafts = false }: Deps) {
  const articles = db.selectFrom("articles")
  if (showsDrafts) return articles
  return articles.where("enabled", "=", true).where("published_at", "<=", now())
}

function buildSummary(
  row: SummaryRow,
  imageOf: ImageLookup,
  size: typeof summarySize | typeof articleSize,
): WireArticleSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.url,
    blurb: row.blurb,
    author: row.author,
    image: buildOptionalWireImage(imageOf(row.image_hash), size),
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
