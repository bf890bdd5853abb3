import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireVideo } from "#lib/contract/product.ts"

const slateSize = { width: 1184, aspect: "16x9" } as const

/** The films that are shown, first made first, with their number. Still pictures: 1184, 16x9. */
export async function listVideos(
  db: Kysely<Database>,
  page: { limit: number; offset: number },
): Promise<{ data: WireVideo[]; count: number }> {
  const shown = db.selectFrom("videos").where("enabled", "=", true)
  const [rows, { count }] = await Promise.all([
    shown
      .select(["id", "platform", "name", "slug", "length", "slate_hash"])
      .orderBy("id")
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.slate_hash),
  )
  const data = rows.map(({ slate_hash, ...video }) => {
    const slate = buildOptionalWireImage(imageOf(slate_hash), slateSize)
    const file = video.platform === "file" ? `/v/${video.id}.mp4` : null
    return { ...video, slate: slate?.url ?? "", slate_image: slate, file }
  })
  return { data, count: Number(count) }
}
