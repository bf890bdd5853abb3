import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage, type ImageSize } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WirePerson } from "#lib/contract/person.ts"
import { buildGroupFilter, type GroupedListQuery } from "./group-filter.ts"

/** Lists the enabled staff members in order, with the total count. */
export async function listPeople(
  db: Kysely<Database>,
  { group, limit, offset, size }: GroupedListQuery & { size: ImageSize },
): Promise<{ data: WirePerson[]; count: number }> {
  const shown = db
    .selectFrom("people")
    .where("enabled", "=", true)
    .where(await buildGroupFilter(db, "Cognito/Person", group))
  const [rows, { count }] = await Promise.all([
    shown
      .select(["id", "first_name", "last_name", "title", "description", "photo_hash"])
      .orderBy("sort_order")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.photo_hash),
  )
  const data = rows.map(({ photo_hash, ...own }) => ({
    ...own,
    photo: buildOptionalWireImage(imageOf(photo_hash), size),
  }))
  return { data, count: Number(count) }
}
