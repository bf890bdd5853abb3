import type { PageBlock, PageRow, PlacedWidget } from "#lib/content/page.ts"
import { isVisible } from "#lib/content/schedule.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import type { LoadedWidget, SettingsProblem, WidgetPlan } from "./define-widget.ts"
import { getWidget } from "./registry.ts"

/** A widget after loading. `loaded` is null for an unknown type and for invalid settings. */
export type ReadyWidget = {
  placed: PlacedWidget
  loaded: LoadedWidget | null
  isUnknown: boolean
}
export type LoadedBlock = { block: PageBlock; column: Column; widgets: ReadyWidget[] }
export type LoadedRow = { row: PageRow; blocks: LoadedBlock[] }
export type LoadedPage = {
  rows: LoadedRow[]
  hasHeading: boolean
  /** True if a widget shows the item of the URL. `itemName` is the item's display name. */
  hasItem: boolean
  itemName: string | null
  /** Image for social sharing: the first one on the page. */
  picture: Picture | null
  /** Structured data of the widgets, in page order. */
  graphParts: readonly GraphPart[]
}

type PlannedWidget = {
  placed: PlacedWidget
  id: string
  plan: WidgetPlan | null
  isUnknown: boolean
  problem: SettingsProblem | null
}
type PlannedRow = { row: PageRow; blocks: { block: PageBlock; widgets: PlannedWidget[] }[] }

/**
 * The page to render: its slug, the item and parameters in its URL, and whether the shop accepts
 * orders.
 */
export type PageContext = {
  slug: string
  item: string | null
  parameters: readonly string[]
  locale: string
  isSelling: boolean
}

/** Returns the rows with the widgets that are visible at `nowMs`, their settings parsed. */
export function buildPagePlan(rows: readonly PageRow[], nowMs: number): PlannedRow[] {
  let count = 0
  const plan = (placed: PlacedWidget) => {
    count += 1
    return planWidget(placed, `w${count}`)
  }
  return rows.map((row) => ({
    row,
    blocks: row.blocks.map((block) => ({
      block,
      widgets: block.widgets.filter(({ frame }) => isVisible(frame.schedule, nowMs)).map(plan),
    })),
  }))
}

/** Returns the widgets with invalid settings: type and problem. */
export function listProblems(rows: readonly PlannedRow[]) {
  return listWidgets(rows).flatMap(({ placed, problem }) =>
    problem ? [{ widget: placed.type, ...problem }] : [],
  )
}

/**
 * Fetches the data of all widgets in parallel and returns the rows ready to render. Throws an
 * ApiError if a request fails, so that the last rendered page stays in the cache.
 */
export async function fetchPageData(
  rows: readonly PlannedRow[],
  { slug, ...pageContext }: PageContext,
): Promise<LoadedPage> {
  const all = listWidgets(rows)
  const lcpWidget = all.find(({ plan }) => plan?.isLcpCandidate)
  const load = async ({ placed, id, plan, isUnknown }: PlannedWidget): Promise<ReadyWidget> => {
    const { limit, offset, sorting } = placed
    const isLcpImage = plan !== null && plan === lcpWidget?.plan
    const { translatedFields = [] } = placed
    const place = { pageSlug: slug, id, limit, offset, sorting, isLcpImage }
    const context = { ...pageContext, ...place, translatedFields }
    return { placed, loaded: plan && (await plan.load(context)), isUnknown }
  }
  const loaded = new Map(
    await Promise.all(all.map(async (widget) => [widget, await load(widget)] as const)),
  )
  return {
    rows: rows.map(({ row, blocks }) => {
      const columns = resolveGridColumns(row.blocks)
      return {
        row,
        blocks: blocks.map(({ block, widgets }, at) => ({
          block,
          column: columns[at] ?? { start: 1, width: block.width },
          widgets: widgets.flatMap((widget) => loaded.get(widget) ?? []),
        })),
      }
    }),
    hasHeading: all.some(({ plan }) => plan?.isPageHeading),
    hasItem: [...loaded.values()].some((ready) => ready.loaded?.hasItem),
    graphParts: [...loaded.values()].flatMap((ready) => ready.loaded?.graphPart ?? []),
    itemName: findFirst(loaded.values(), (ready) => ready.loaded?.itemName),
    picture: findFirst(
      loaded.values(),
      (ready) => ready.loaded?.picture ?? ready.placed.frame.backgroundPicture?.picture,
    ),
  }
}

function findFirst<T>(
  widgets: Iterable<ReadyWidget>,
  pick: (ready: ReadyWidget) => T | null | undefined,
): T | null {
  for (const ready of widgets) {
    const value = pick(ready)
    if (value) return value
  }
  return null
}

function listWidgets(rows: readonly PlannedRow[]): PlannedWidget[] {
  return rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets))
}

function planWidget(placed: PlacedWidget, id: string): PlannedWidget {
  const widget = getWidget(placed.type)
  const base = { placed, id, isUnknown: widget === null }
  const result = widget?.plan(placed.settings)
  if (!result) return { ...base, plan: null, problem: null }
  return result.ok
    ? { ...base, plan: result.value, problem: null }
    : { ...base, plan: null, problem: result.error }
}

/**
 * Position of a block on the 12-column grid: first column from 1, width, and line from 1. `line` is
 * set only where CSS auto-placement would choose another one.
 */
type Column = { start: number; width: number; line?: number }

const columns = 12

/**
 * Returns the grid positions of a row's blocks. A block that no longer fits wraps to the next line.
 */
export function resolveGridColumns(blocks: readonly { width: number; offset: number }[]): Column[] {
  let used = 0
  let line = 1
  let isAutoPlaced = true
  const columnPlacements = blocks.map(({ width, offset }) => {
    const fits = used + offset + width <= columns
    const columnsBefore = fits ? used + offset : Math.min(offset, columns - width)
    if (!fits && used > 0) {
      line += 1
      // CSS auto-placement would put it on the previous line.
      if (columnsBefore >= used) isAutoPlaced = false
    }
    used = columnsBefore + width
    return { start: columnsBefore + 1, width, line }
  })
  return isAutoPlaced
    ? columnPlacements.map(({ start, width }) => ({ start, width }))
    : columnPlacements
}
