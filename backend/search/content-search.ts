import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import type { WireSearchContent } from "#lib/contract/search.ts"
import type { QuerySegments } from "./query-segments.ts"
import { buildTextQuery, buildTranslatedHits, type TextQuery } from "./translated-query.ts"

/** Maximum number of hits of each kind. */
const maxPerKind = 5
const maxTextLength = 200
/** Hits below this share of the best rank of their kind are left out: only their body has the words. */
const relevantShare = 0.2

/**
 * Searches categories, pages, articles and questions that contain all words, best match first within
 * each kind. A question is found if a page shows it; one about a product, if the product is shown.
 */
export async function searchContent(
  deps: Deps,
  segments: QuerySegments,
): Promise<WireSearchContent[]> {
  if (segments.english.length === 0) return []
  const now = deps.now()
  const { english, translated } = buildTextQuery(deps, segments)
  const isEnabled = deps.showsDrafts ? sql`true` : sql`r.enabled`
  const { rows } = await sql<WireSearchContent & { text: string }>`
    WITH input AS MATERIALIZED (SELECT ${english} AS query),
      hits AS MATERIALIZED (${buildHits(translated)}),
      shown AS (
        SELECT hits.kind, r.id, r.name, r.url AS slug, top.url AS parent,
          coalesce(nullif(r.meta_description, ''), r.content) AS text, rank
        FROM hits JOIN groups r ON hits.kind = 'category' AND r.id = record_id
          JOIN groups top ON top.id = r.root AND top.url IN ('shop', 'shop-christmas')
        WHERE ${isEnabled} AND NOT EXISTS (SELECT FROM groups above WHERE above.root = r.root
          AND above.lft < r.lft AND above.rgt > r.rgt AND NOT above.enabled)
        UNION ALL
        SELECT hits.kind, r.id, coalesce(nullif(r.title, ''), r.name), r.url, '',
          coalesce(nullif(r.meta_description, ''), r.content), rank
        FROM hits JOIN pages r ON hits.kind = 'page' AND r.id = record_id WHERE ${isEnabled}
        UNION ALL
        SELECT hits.kind, r.id, r.name, r.url, '', coalesce(nullif(r.blurb, ''), r.content), rank
        FROM hits JOIN articles r ON hits.kind = 'article' AND r.id = record_id
        WHERE ${deps.showsDrafts ? sql`true` : sql`r.enabled AND r.published_at <= ${now}`}
        UNION ALL
        SELECT hits.kind, r.id, r.name, '', place.url, r.content, rank
        FROM hits JOIN faqs r ON hits.kind = 'question' AND r.id = record_id
          CROSS JOIN LATERAL (${pageOfQuestion}) AS place
        WHERE ${isEnabled}
        UNION ALL
        SELECT 'question', r.id, r.question, p.url, '', r.reply, rank
        FROM hits JOIN product_questions r ON hits.kind = 'product_question' AND r.id = record_id
          JOIN products p ON p.id = r.product_id AND p.enabled AND p.has_skus
        WHERE NOT r.is_demo OR NOT EXISTS (SELECT FROM product_questions own
          WHERE own.product_id = p.id AND own.is_published AND NOT own.is_demo)),
      best AS (
        SELECT *, row_number() OVER (PARTITION BY kind ORDER BY rank DESC, name, id) AS place,
          max(rank) OVER (PARTITION BY kind) AS best_rank
        FROM shown)
    SELECT kind, id, name, slug, parent, text FROM best
    WHERE place <= ${maxPerKind} AND rank >= best_rank * ${relevantShare}
    ORDER BY kind, place`.execute(deps.db)
  const hits = await translateHits(deps, rows)
  return hits.map((hit) => ({ ...hit, text: buildExcerpt(hit.text) }))
}

/** SQL: the texts that have the words, in English or in the requested language. */
function buildHits(translated: TextQuery["translated"]): RawBuilder<unknown> {
  const english = sql`SELECT t.kind, t.record_id, ts_rank(t.search, input.query) AS rank
    FROM search_texts t, input WHERE t.search @@ input.query`
  if (translated === null) return english
  return sql`SELECT kind, record_id, max(rank) AS rank FROM (${english} UNION ALL
      SELECT CASE record_kind WHEN 'group' THEN 'category' WHEN 'faq' THEN 'question'
        ELSE record_kind END, record_id, rank
      FROM (${buildTranslatedHits(translated)}) AS hit WHERE record_kind <> 'product') AS found
    GROUP BY kind, record_id`
}

const recordKindOf = {
  category: "group",
  page: "page",
  article: "article",
  question: "faq",
} as const

/** Returns the hits with their names and texts in the requested language. */
async function translateHits(
  deps: Deps,
  hits: readonly WireSearchContent[],
): Promise<readonly WireSearchContent[]> {
  const idsOf = (kind: WireSearchContent["kind"]) =>
    hits.filter((hit) => hit.kind === kind && !isProductQuestion(hit)).map(({ id }) => id)
  const lookup = await getTextLookup(deps, {
    group: idsOf("category"),
    page: idsOf("page"),
    article: idsOf("article"),
    faq: idsOf("question"),
  })
  if (lookup === null) return hits
  return hits.map((hit) => {
    if (isProductQuestion(hit)) return { ...hit, translated_fields: [] }
    const texts = lookup(recordKindOf[hit.kind], hit.id)
    const name = (hit.kind === "page" ? texts.get("title") : undefined) ?? texts.get("name")
    const text = texts.get("meta_description") ?? texts.get("blurb") ?? texts.get("content")
    const found = Object.entries({ name, text }).filter(([, value]) => value !== undefined)
    return {
      ...hit,
      name: name ?? hit.name,
      text: text ?? hit.text,
      translated_fields: found.map(([field]) => field),
    }
  })
}

/** A question about a product, which has no translations. */
function isProductQuestion({ kind, slug }: WireSearchContent): boolean {
  return kind === "question" && slug !== ""
}

/** SQL: the first page with a widget that lists the question `r`: its group, one above it, or all. */
const pageOfQuestion: RawBuilder<unknown> = sql`
  SELECT p.url FROM pages p, LATERAL (
    SELECT coalesce(widget -> 'templatevar' ->> 'group', '') AS listed
    FROM jsonb_path_query(p.rows, '$[*].blocks[*] ? (!(@.deleted == true))
      .widgets[*] ? (@.type == "core/faq" && !(@.wrapper.hidden == true))') AS widget) AS list
  WHERE p.enabled AND (list.listed = '' OR list.listed IN (
    SELECT above.url FROM groups own JOIN groups above
      ON above.root = own.root AND above.lft <= own.lft AND above.rgt >= own.rgt
    WHERE own.id = r.group_id))
  ORDER BY (list.listed = ''), p.id LIMIT 1`

/** Returns the beginning of an HTML or plain text, without markup, cut at a word. */
function buildExcerpt(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/&(?:nbsp|#160);/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  if (text.length <= maxTextLength) return text
  return `${text.slice(0, maxTextLength).replace(/\s+\S*$/, "")} …`
}
