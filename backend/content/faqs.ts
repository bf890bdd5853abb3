import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireFaq } from "#lib/contract/faq.ts"
import { buildGroupFilter, type GroupedListQuery } from "./group-filter.ts"

/** Lists enabled FAQs (question and text) in order, with the total count. */
export async function listFaqs(
  db: Kysely<Database>,
  { group, limit, offset }: GroupedListQuery,
): Promise<{ data: WireFaq[]; count: number }> {
  const shown = db
    .selectFrom("faqs")
    .where("enabled", "=", true)
    .where(await buildGroupFilter(db, "Cognito/Faq", group))
  const [data, { count }] = await Promise.all([
    shown
      .select(["id", "name", "content"])
      .orderBy("sort_order")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  return { data, count: Number(count) }
}
