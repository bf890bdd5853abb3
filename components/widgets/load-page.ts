import type { PageBlock, PageRow, PlacedWidget } from "#lib/content/page.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import { isVisible } from "#lib/visibility/schedule.ts"
import type { LoadedWidget, SettingsProblem, WidgetPlan } from "./define-widget.ts"
import { type Column, planColumns } from "./plan-columns.ts"
import { getWidget } from "./registry.ts"

/** A widget ready to show, one of a type nobody knows, or one with settings nobody can read. */
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
  /** Whether a widget shows the item of the page's address, and what that is called. */
  hasItem: boolean
  itemName: string | null
  /** The first picture on it that may stand for it where it is shared. */
  picture: Picture | null
  /** What its widgets show that the page's structured data tells of, in their order. */
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
 * Where a page is shown: its slug, the item and the parameters its address may go on with, and
 * whether the shop takes orders.
 */
export type PagePlace = {
  slug: string
  item: string | null
  parameters: readonly string[]
  locale: string
  isSelling: boolean
}

/** The widgets of these rows that are visible at `nowMs`, with their settings read. */
export function planPage(rows: readonly PageRow[], nowMs: number): PlannedRow[] {
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

/** Widgets with settings nobody can read, by their type, and what is wrong. */
export function listProblems(rows: readonly PlannedRow[]) {
  return listWidgets(rows).flatMap(({ placed, problem }) =>
    problem ? [{ widget: placed.type, ...problem }] : [],
  )
}

/**
 * The planned rows with every widget's data, all of it asked for at once. Throws an ApiError when
 * some of it cannot be had, so that the last good page stays.
 */
export async function loadPage(
  rows: readonly PlannedRow[],
  { slug, ...place }: PagePlace,
): Promise<LoadedPage> {
  const all = listWidgets(rows)
  const lead = all.find(({ plan }) => plan?.isLeadPicture)
  const load = async ({ placed, id, plan, isUnknown }: PlannedWidget): Promise<ReadyWidget> => {
    const { limit, offset, sorting } = placed
    const isLead = plan !== null && plan === lead?.plan
    const context = { ...place, pageSlug: slug, id, limit, offset, sorting, isLead }
    return { placed, loaded: plan && (await plan.load(context)), isUnknown }
  }
  const loaded = new Map(
    await Promise.all(all.map(async (widget) => [widget, await load(widget)] as const)),
  )
  return {
    rows: rows.map(({ row, blocks }) => {
      const columns = planColumns(row.blocks)
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
    const found = pick(ready)
    if (found) return found
  }
  return null
}

function listWidgets(rows: readonly PlannedRow[]): PlannedWidget[] {
  return rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets))
}

function planWidget(placed: PlacedWidget, id: string): PlannedWidget {
  const widget = getWidget(placed.type)
  const own = { placed, id, isUnknown: widget === null }
  const result = widget?.plan(placed.settings)
  if (!result) return { ...own, plan: null, problem: null }
  return "plan" in result
    ? { ...own, plan: result.plan, problem: null }
    : { ...own, plan: null, problem: result.refusal }
}
