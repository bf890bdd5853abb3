import type { Kysely } from "kysely"
import { z } from "zod"
import { buildOptionalWireImage, type ImageSize, listImageRows } from "#backend/catalogue/images.ts"
import type { Database } from "#backend/db/schema.ts"
import { pageRowSchema, type WirePageRow, type WireWrapper } from "#lib/contract/page.ts"

const rowsSchema = z.array(pageRowSchema)

/** Parses a page's rows from the database to wire format. Throws a ZodError if they are invalid. */
export function parseRows(rows: unknown): WirePageRow[] {
  return rowsSchema.parse(rows)
}

/**
 * Returns the rows without deleted blocks and hidden widgets. A block without remaining widgets
 * stays, so that it still fills its column.
 */
export function resolvePublishedRows(rows: readonly WirePageRow[]): WirePageRow[] {
  return filterWidgets(rows, ({ wrapper }) => !wrapper.hidden)
}

/** Returns the rows visible at `now`: also without widgets outside their scheduled time span. */
export function resolveVisibleRows(rows: readonly WirePageRow[], now: Date): WirePageRow[] {
  return filterWidgets(rows, ({ wrapper }) => {
    const { hidden, hidden_before: from, hidden_after: until } = wrapper
    if (hidden || (from !== null && now < new Date(from))) return false
    return until === null || now <= new Date(until)
  })
}

type Widget = WirePageRow["blocks"][number]["widgets"][number]

function filterWidgets(
  rows: readonly WirePageRow[],
  isIncluded: (widget: Widget) => boolean,
): WirePageRow[] {
  return rows.map((row) => ({
    ...row,
    blocks: row.blocks
      .filter(({ deleted }) => !deleted)
      .map((block) => ({ ...block, widgets: block.widgets.filter(isIncluded) })),
  }))
}

type BackgroundVideo = NonNullable<WireWrapper["background_video"]>

const slateSize: ImageSize = { width: 1920, aspect: "16x9" }

/**
 * Returns the rows of several pages with the background videos of their widgets, each with its
 * slate (poster image). A disabled or deleted video is null.
 */
export async function withVideos(
  db: Kysely<Database>,
  pages: readonly (readonly WirePageRow[])[],
): Promise<WirePageRow[][]> {
  const videos = await readVideos(db, listVideoIds(pages))
  return pages.map((rows) =>
    rows.map((row) => ({
      ...row,
      blocks: row.blocks.map((block) => ({
        ...block,
        widgets: block.widgets.map(({ wrapper, ...widget }) => ({
          ...widget,
          wrapper: {
            ...wrapper,
            background_video: videos.get(wrapper.background_video_id) ?? null,
          },
        })),
      })),
    })),
  )
}

function listVideoIds(pages: readonly (readonly WirePageRow[])[]): number[] {
  const widgets = pages.flat().flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets))
  const ids = widgets.map(({ wrapper }) => wrapper.background_video_id)
  return [...new Set(ids)].filter((id) => id !== null)
}

async function readVideos(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number | null, BackgroundVideo>> {
  if (ids.length === 0) return new Map()
  const videos = await db
    .selectFrom("videos")
    .select(["id", "slate_hash"])
    .where("id", "in", ids)
    .where("enabled", "=", true)
    .execute()
  const imageOf = await listImageRows(
    db,
    videos.map(({ slate_hash }) => slate_hash),
  )
  return new Map(
    videos.map(({ id, slate_hash }) => {
      const slate = buildOptionalWireImage(imageOf(slate_hash), slateSize)
      return [id, { id: String(id), imageHashes: { slate } }]
    }),
  )
}
