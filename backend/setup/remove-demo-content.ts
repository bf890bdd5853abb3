import { type Kysely, sql, type Transaction } from "kysely"
import { deleteGroup } from "#backend/catalogue/groups.ts"
import type { Database } from "#backend/db/schema.ts"
import { lockEditors } from "#backend/models/record-rows.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import type { Seed } from "#backend/seed/seed-types.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { buildIsChanged, buildIsDemo, listDemoTables } from "./demo-records.ts"
import { unnamedShop } from "./empty-shop.ts"
import { saveStartingContent } from "./save-empty-shop.ts"

type Trx = Transaction<Database>

const isOfFirstStart = sql<boolean>`created_at = (SELECT created_at FROM domains LIMIT 1)`

/** The tables whose records the storefront's pages name, by the kind of their change events. */
const kinds: Readonly<Record<string, ChangedRecord["kind"]>> = {
  pages: "page",
  articles: "article",
  products: "product",
}

/**
 * Removes the demonstration content in one transaction: its products, pages, categories, menus,
 * deliveries and codes, its customers without orders, and the site's details that are still the
 * demonstration's. Orders and everybody else stay, and what an administrator has changed unless
 * `includesChanged`. Afterwards the storefront has the pages that it links to by itself.
 */
export async function removeDemoContent(
  db: Kysely<Database>,
  seed: Seed,
  { includesChanged }: { includesChanged: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockEditors(trx)
    const changes: ChangedRecord[] = [{ kind: "site", slug: "all" }]
    for (const each of listDemoTables(seed)) {
      const kind = kinds[each.table]
      const stays = includesChanged ? sql<boolean>`false` : buildIsChanged(each)
      const { rows } = await sql<{ key: string }>`
        DELETE FROM ${sql.table(each.table)} r
        WHERE ${buildIsDemo(each)} AND NOT ${stays}
        RETURNING ${each.key} AS key`.execute(trx)
      if (kind) changes.push(...rows.map(({ key }) => ({ kind, slug: key.split(" ")[0] ?? key })))
    }
    await removeGroups(trx, seed)
    await removeCustomers(trx, seed)
    await resetSite(trx, seed)
    await saveStartingContent(trx)
    await enqueueChanges(trx, [...changes, ...listListChanges(seed)])
  })
}

/** Removes the seed's categories from the leaves up; those with records or children of others stay. */
async function removeGroups(trx: Trx, seed: Seed): Promise<void> {
  const urls = [...seed.groups, ...seed.contentGroups].map(({ url }) => url)
  const groups = await trx
    .selectFrom("groups")
    .select("id")
    .where("url", "in", urls)
    .where("url", "<>", "shop")
    .where(isOfFirstStart)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM product_groups WHERE group_id = groups.id)
        AND NOT EXISTS (SELECT FROM faqs WHERE group_id = groups.id)
        AND NOT EXISTS (SELECT FROM testimonials WHERE group_id = groups.id)
        AND NOT EXISTS (SELECT FROM people WHERE group_id = groups.id)
        AND NOT EXISTS (SELECT FROM galleries WHERE group_id = groups.id)`,
    )
    .orderBy("level", "desc")
    .execute()
  for (const { id } of groups) await deleteGroup(trx, id)
}

/** Administrators stay, since somebody logs in as one; so do customers with orders. */
async function removeCustomers(trx: Trx, { customers }: Seed): Promise<void> {
  await trx
    .deleteFrom("users")
    .where(
      "email",
      "in",
      customers.map(({ email }) => email),
    )
    .where("is_admin", "=", false)
    .where(isOfFirstStart)
    .where("id", "not in", (eb) => eb.selectFrom("orders").select("user_id"))
    .execute()
}

/** Empties the details of the site that are still those of the demonstration. */
async function resetSite(trx: Trx, { domain }: Seed): Promise<void> {
  const site = await trx.selectFrom("domains").selectAll().executeTakeFirstOrThrow()
  const logos = await trx
    .selectFrom("images")
    .select("hash")
    .where("alt", "in", [domain.logo.alt, domain.logo_dark.alt])
    .execute()
  const hashes = new Set(logos.map(({ hash }) => hash))
  const isDemo = (name: keyof typeof domain & keyof typeof site) => site[name] === domain[name]
  await trx
    .updateTable("domains")
    .set({
      name: isDemo("name") ? unnamedShop : site.name,
      ...(isDemo("seo_title_suffix") && { seo_title_suffix: "" }),
      ...(isDemo("organisation_name") && { organisation_name: "" }),
      ...(isDemo("organisation_abn") && { organisation_abn: null }),
      ...(isDemo("organisation_address") && { organisation_address: "" }),
      ...(isDemo("organisation_email") && { organisation_email: "" }),
      ...(isDemo("organisation_phone") && { organisation_phone: null }),
      ...(isDemo("facebook") && { facebook: null }),
      ...(isDemo("instagram") && { instagram: null }),
      ...(isDemo("youtube") && { youtube: null }),
      ...(isDemo("pinterest") && { pinterest: null }),
      ...(hashes.has(site.organisation_logo_hash ?? "") && { organisation_logo_hash: null }),
      ...(hashes.has(site.organisation_logo_dark_hash ?? "") && {
        organisation_logo_dark_hash: null,
      }),
    })
    .where("id", "=", site.id)
    .execute()
}

/** Lists the events of the lists, menus and categories that showed the demonstration content. */
function listListChanges(seed: Seed): ChangedRecord[] {
  const of = (kind: ChangedRecord["kind"], slugs: readonly string[]) =>
    [...new Set(slugs)].map((slug) => ({ kind, slug }))
  return [
    ...of("search", ["all"]),
    ...of("new-products", ["all"]),
    ...of(
      "link",
      seed.links.map(({ parent }) => parent),
    ),
    ...of(
      "group",
      seed.groups.map(({ url }) => url),
    ),
    ...of("faq", ["all"]),
    ...of("testimonial", ["all"]),
    ...of("person", ["all"]),
    ...of("gallery-group", ["all"]),
  ]
}
