import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { getSiteConfig } from "#backend/settings/site-settings.ts"
import {
  listQuestionsOfGroups,
  listShopQuestions,
  type ShopQuestion,
} from "#lib/contract/rules/shop-question.ts"

/**
 * Returns the shop's own questions about each of these products: those for all, and those for one of
 * its categories or one above them.
 */
export async function listQuestionsOfProducts(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(id: number) => ShopQuestion[]> {
  const questions = listShopQuestions((await getSiteConfig(db)).reviews)
  const hasGroups = questions.some(({ groups }) => groups.length > 0)
  const groupsOf = hasGroups ? await listGroupSlugs(db, ids) : new Map<number, string[]>()
  return (id) => listQuestionsOfGroups(questions, groupsOf.get(id) ?? [])
}

/** Lists the slugs of the categories of each product, and of those above them. */
async function listGroupSlugs(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ product_id: number; slugs: string[] }>`
    SELECT own.product_id, array_agg(DISTINCT above.url) AS slugs
    FROM product_groups own JOIN groups g ON g.id = own.group_id
      JOIN groups above ON above.root = g.root AND above.lft <= g.lft AND above.rgt >= g.rgt
    WHERE own.product_id = ANY(${[...ids]}::integer[])
    GROUP BY own.product_id`.execute(db)
  return new Map(rows.map(({ product_id: id, slugs }) => [id, slugs]))
}
