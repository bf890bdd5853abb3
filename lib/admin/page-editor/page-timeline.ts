import type { NodePath, Rows } from "./page-tree.ts"

/** Something that visitors see from, or until, a time (ISO 8601). */
export type TimelineEvent = {
  at: string
  kind: "appears" | "vanishes" | "published"
  path: NodePath | null
  type: string
}

/**
 * Lists what appears and vanishes when, in order. Hidden widgets and those of deleted blocks never
 * appear. `publishAt` is when the draft itself is published.
 */
export function listTimeline(rows: Rows, publishAt: string | null): TimelineEvent[] {
  const events: TimelineEvent[] = rows.flatMap((row, rowAt) =>
    row.blocks.flatMap((block, blockAt) =>
      block.deleted
        ? []
        : block.widgets.flatMap(({ type, wrapper }, at) => {
            if (wrapper.hidden) return []
            const path = [rowAt, blockAt, at] as const
            const appears = buildEvents("appears", wrapper.hidden_before, { path, type })
            return [...appears, ...buildEvents("vanishes", wrapper.hidden_after, { path, type })]
          }),
    ),
  )
  const published = buildEvents("published", publishAt, { path: null, type: "" })
  return [...events, ...published].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function buildEvents(
  kind: TimelineEvent["kind"],
  at: string | null,
  of: Pick<TimelineEvent, "path" | "type">,
): TimelineEvent[] {
  return at === null ? [] : [{ at, kind, ...of }]
}
