import { sql } from "kysely"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { type AffectedTags, listChangedRecords } from "./affected-tags.ts"
import type { Trx } from "./model-definition.ts"

type ProductTagRow = {
  id: number
  url: string
  is_new: boolean
  tile: string | null
  is_personalised: boolean
  group_urls: string[] | null
  related_urls: string[] | null
  is_offered: boolean
  together_urls: string[] | null
}

const personalisedKey = "personalised:"

/**
 * Returns the tags of products: their pages always; their groups, at every level, and the list of
 * new products if their tile differs, or what the lists are filtered by; the products that list them as related if they become shown
 * or hidden, and those that they are bought with if they are in stock again or sold out. Locks the
 * products until the transaction ends.
 */
export async function getProductAffectedTags(
  trx: Trx,
  ids: readonly number[],
): Promise<AffectedTags> {
  const states: AffectedTags["states"] = new Map()
  const rows = await selectRows(trx, ids)
  for (const row of rows) {
    const listings: ChangedRecord[] = (row.group_urls ?? []).map((slug) => ({
      kind: "group",
      slug,
    }))
    if (row.is_new) listings.push({ kind: "new-products", slug: "all" })
    states.set(`tile:${row.id}`, { state: row.tile ?? "", changes: listings })
    states.set(`${personalisedKey}${row.id}`, {
      state: row.tile !== null && row.is_personalised ? "personalised" : "",
      changes: listings,
    })
    states.set(`shown:${row.id}`, {
      state: row.tile === null ? "" : "shown",
      changes: (row.related_urls ?? []).map((slug) => ({ kind: "product", slug })),
    })
    states.set(`offered:${row.id}`, {
      state: row.is_offered ? "offered" : "",
      changes: (row.together_urls ?? []).map((slug) => ({ kind: "product", slug })),
    })
  }
  return {
    changes: rows.map((row) => ({ kind: "product", slug: row.url })),
    states,
    touches: [{ table: "products", ids: rows.map((row) => row.id) }],
  }
}

/**
 * Returns the tags of products whose add-ons change: their pages, and their groups if they become
 * personalisable or cease to be, which is a filter of lists. Locks the products.
 */
export async function getProductAddonAffectedTags(
  trx: Trx,
  ids: readonly number[],
): Promise<AffectedTags> {
  const { states, ...own } = await getProductAffectedTags(trx, ids)
  const relevant = [...states].filter(([key]) => key.startsWith(personalisedKey))
  return { ...own, states: new Map(relevant) }
}

/**
 * Returns the tags of product pages only, for changes that appear on no tile. Locks the products.
 */
export async function getProductPageAffectedTags(
  trx: Trx,
  ids: readonly number[],
): Promise<AffectedTags> {
  const rows = await trx
    .selectFrom("products")
    .select(["id", "url"])
    .where("id", "in", [0, ...ids])
    .orderBy("id")
    .forUpdate()
    .execute()
  return {
    changes: rows.map((row) => ({ kind: "product", slug: row.url })),
    states: new Map(),
    touches: [{ table: "products", ids: rows.map((row) => row.id) }],
  }
}

async function selectRows(trx: Trx, ids: readonly number[]): Promise<ProductTagRow[]> {
  await sql`SELECT id FROM products WHERE id = ANY(${ids}::integer[]) ORDER BY id FOR UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<ProductTagRow>`
    SELECT p.id, p.url, p.is_new,
      CASE WHEN p.enabled AND p.has_skus THEN jsonb_build_array(
        p.name, p.url, p.blurb, p.badge, p.is_new,
        (SELECT jsonb_agg(
            jsonb_build_array(s.price_cents, s.special_price_cents, s.special_from, s.special_until)
            ORDER BY s.price_cents, s.special_price_cents, s.id)
          FROM skus s WHERE s.product_id = p.id AND s.enabled),
        (SELECT bool_or(s.stock > 0) FROM skus s WHERE s.product_id = p.id AND s.enabled),
        (SELECT f.image_hash FROM photos f WHERE f.product_id = p.id AND f.enabled
          ORDER BY f.sort_order, f.id LIMIT 1),
        (SELECT jsonb_agg(pg.group_id ORDER BY pg.group_id)
          FROM product_groups pg WHERE pg.product_id = p.id),
        p.featured_position,
        (SELECT jsonb_agg(jsonb_build_array(a.name, a.value) ORDER BY a.name, a.value)
          FROM product_attributes a WHERE a.product_id = p.id),
        (SELECT jsonb_agg(DISTINCT jsonb_build_array(v.name, o.name))
          FROM skus s JOIN sku_options so ON so.sku_id = s.id
            JOIN product_variations v ON v.id = so.variation_id
            JOIN product_variation_options o ON o.id = so.option_id
          WHERE s.product_id = p.id AND s.enabled),
        (SELECT jsonb_build_array(
            count(*) FILTER (WHERE NOT r.is_demo), sum(r.stars) FILTER (WHERE NOT r.is_demo),
            count(*), sum(r.stars))
          FROM reviews r WHERE r.product_id = p.id AND r.status = 'published')
      )::text END AS tile,
      EXISTS (SELECT FROM product_addons pa JOIN addons a ON a.id = pa.addon_id
        WHERE pa.product_id = p.id AND pa.enabled AND a.enabled AND a.type = 'Text')
        AS is_personalised,
      (SELECT array_agg(DISTINCT above.url) FROM product_groups pg
        JOIN groups g ON g.id = pg.group_id
        JOIN groups above ON above.root = g.root AND above.lft <= g.lft AND above.rgt >= g.rgt
        WHERE pg.product_id = p.id) AS group_urls,
      (SELECT array_agg(other.url) FROM related_products r
        JOIN products other ON other.id = r.product_id WHERE r.related_id = p.id) AS related_urls,
      p.enabled AND EXISTS (SELECT FROM skus s
        WHERE s.product_id = p.id AND s.enabled AND s.stock > 0) AS is_offered,
      (SELECT array_agg(other.url) FROM bought_together b
        JOIN products other ON other.id = b.product_id WHERE b.other_id = p.id) AS together_urls
    FROM products p WHERE p.id = ANY(${ids}::integer[])`.execute(trx)
  return rows
}

/**
 * Runs `write` on products and what belongs to them, then publishes the changed cache tags. `ids`
 * are the existing products; `write` returns the ids it added. The SKUs that it writes must be
 * locked before: the whole shop locks SKUs before products.
 */
export async function withProductChanges(
  trx: Trx,
  ids: readonly number[],
  write: () => Promise<readonly number[]>,
): Promise<void> {
  const before = await getProductAffectedTags(trx, ids)
  const added = await write()
  await sql`UPDATE products SET updated_at = clock_timestamp()
    WHERE id = ANY(${ids}::integer[])`.execute(trx)
  const after = await getProductAffectedTags(trx, [...ids, ...added])
  await enqueueChanges(trx, listChangedRecords(before, after))
}
