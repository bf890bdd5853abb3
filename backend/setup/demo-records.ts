import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Seed } from "#backend/seed/seed-types.ts"

/**
 * A table of records of the demonstration content, and how they are recognised: by a key, and by the
 * time of the shop's first start, so that an owner's record with the same key is not one of them.
 */
type DemoTable = {
  table: keyof Database
  /** The model whose changes the audit log has; null: these records are not changed one by one. */
  model: string | null
  /** Expression of a row (alias `r`) that is one of `keys`. */
  key: RawBuilder<string>
  keys: readonly string[]
}

/** True if a row was created in the transaction that created the shop. */
const isOfFirstStart = sql<boolean>`r.created_at = (SELECT created_at FROM domains LIMIT 1)`

/** Builds the condition that a row is of the demonstration content. */
export function buildIsDemo({ model, key, keys }: DemoTable): RawBuilder<boolean> {
  const isKnown = sql<boolean>`${key} = ANY(${[...keys]}::text[])`
  return model === null ? isKnown : sql<boolean>`${isKnown} AND ${isOfFirstStart}`
}

const column = (name: string) => sql<string>`r.${sql.ref(name)}`
const joined = (...names: [string, ...string[]]) =>
  sql<string>`concat_ws(' ', ${sql.join(names.map(column))})`

/**
 * Lists the tables of the demonstration content in the order in which they are deleted. Categories
 * have a tree and are not among them.
 */
export function listDemoTables(seed: Seed): DemoTable[] {
  const of = (
    table: keyof Database,
    model: string | null,
    name: string,
    keys: readonly string[],
  ): DemoTable => ({ table, model, key: column(name), keys })
  return [
    {
      table: "links",
      model: "cognito/link",
      key: joined("parent", "link", "name"),
      keys: seed.links.map(({ parent, link, name }) => `${parent} ${link} ${name}`),
    },
    of(
      "redirects",
      "cognito/redirect",
      "from_path",
      seed.redirects.map(({ from }) => from),
    ),
    of(
      "sitemap_entries",
      "cognito/sitemap",
      "path",
      seed.sitemap.map(({ path }) => path),
    ),
    {
      table: "pages",
      model: "cognito/page",
      key: joined("url", "name"),
      keys: listPageKeys(seed),
    },
    of(
      "articles",
      "cognito/article",
      "url",
      seed.articles.map(({ url }) => url),
    ),
    of(
      "faqs",
      "cognito/faq",
      "name",
      seed.faqs.map(({ name }) => name),
    ),
    of(
      "testimonials",
      "cognito/testimonial",
      "name",
      seed.testimonials.map(({ name }) => name),
    ),
    {
      table: "people",
      model: "cognito/person",
      key: joined("first_name", "last_name"),
      keys: seed.people.map(({ first_name, last_name }) => `${first_name} ${last_name ?? ""}`),
    },
    of(
      "galleries",
      "cognito/gallery",
      "url",
      seed.galleries.map(({ url }) => url),
    ),
    of(
      "forms",
      "cognito/form",
      "url",
      seed.forms.map(({ url }) => url),
    ),
    of(
      "products",
      "sell/product",
      "url",
      seed.products.map(({ url }) => url),
    ),
    of(
      "addons",
      "sell/addon",
      "name",
      seed.addons.map(({ name }) => name),
    ),
    of(
      "promotions",
      "sell/promotion",
      "code",
      seed.promotions.map(({ code }) => code),
    ),
    of(
      "gift_voucher_themes",
      "cognito/gift_voucher_theme",
      "name",
      seed.voucherThemes.map(({ name }) => name),
    ),
    of(
      "shipping_types",
      "sell/shipping_type",
      "name",
      seed.shippingTypes.map(({ name }) => name),
    ),
    of(
      "shipping_regions",
      "sell/shipping_region",
      "name",
      seed.regions.map(({ name }) => name),
    ),
    of(
      "videos",
      "cognito/video",
      "slug",
      seed.videos.map(({ slug }) => slug),
    ),
    {
      table: "search_synonyms",
      model: null,
      key: joined("language", "words", "others"),
      keys: seed.synonyms.map(({ language, words, others }) => `${language} ${words} ${others}`),
    },
    of(
      "search_redirects",
      null,
      "words",
      seed.searchRedirects.map(({ words }) => words),
    ),
  ]
}

/** Lists the keys of the seed's pages, which are known once a page is built. */
function listPageKeys({ pages }: Seed): string[] {
  const ids = {
    gallery: () => 1,
    form: () => 1,
    page: () => 1,
    image: () => "0".repeat(32),
    groupUrl: (url: string) => url,
    productUrl: (url: string) => url,
  }
  return pages.map((build) => {
    const { url, name } = build(ids)
    return `${url} ${name}`
  })
}

type Db = Kysely<Database>

/**
 * Returns the condition that an administrator has changed a row since it was created. Options,
 * prices and stock are changed in a product's SKUs, blocks in those of a page.
 */
export function buildIsChanged({ model }: Pick<DemoTable, "model">): RawBuilder<boolean> {
  if (model === null) return sql<boolean>`false`
  const own = sql`a.model = ${model} AND a.record_id = r.id`
  const parts =
    model === "sell/product"
      ? sql`${own} OR a.model = 'sell/sku'
          AND a.record_id IN (SELECT id FROM skus WHERE product_id = r.id)`
      : model === "cognito/page"
        ? sql`${own} OR a.model = 'cognito/page_content'
          AND a.record_id IN (SELECT id FROM page_contents WHERE page_id = r.id)`
        : own
  return sql<boolean>`EXISTS (SELECT FROM audit_entries a WHERE a.outcome = 'done' AND (${parts}))`
}

/** Returns how many records of the demonstration content there are, and how many were changed. */
export async function countDemoRecords(
  db: Db,
  seed: Seed,
): Promise<{ count: number; changedCount: number }> {
  let [count, changedCount] = [0, 0]
  for (const each of listDemoTables(seed).filter(({ model }) => model !== null)) {
    const { rows } = await sql<{ count: number; changed: number }>`
      SELECT count(*)::integer AS count,
        (count(*) FILTER (WHERE ${buildIsChanged(each)}))::integer AS changed
      FROM ${sql.table(each.table)} r WHERE ${buildIsDemo(each)}`.execute(db)
    count += rows[0]?.count ?? 0
    changedCount += rows[0]?.changed ?? 0
  }
  return { count, changedCount }
}
