import type { WirePageBlock, WirePageRow, WirePageWidget } from "#lib/contract/page.ts"
import { log } from "#lib/log.ts"
import { buildSchedule } from "#lib/visibility/page-schedule.ts"
import { isVisible } from "#lib/visibility/schedule.ts"
import type { LoadedWidget, WidgetPlan } from "./define-widget.ts"
import { type Column, planColumns } from "./plan-columns.ts"
import { getWidget } from "./registry.ts"

/** A widget ready to show, one of a type nobody knows, or one with settings nobody can read. */
export type PlacedWidget = {
  placed: WirePageWidget
  loaded: LoadedWidget | null
  isUnknown: boolean
}
export type LoadedBlock = { block: WirePageBlock; column: Column; widgets: PlacedWidget[] }
export type LoadedRow = { row: WirePageRow; blocks: LoadedBlock[] }
export type LoadedPage = { rows: LoadedRow[]; hasHeading: boolean }

type PlannedWidget = { placed: WirePageWidget; plan: WidgetPlan | null; isUnknown: boolean }

/**
 * The page's rows with every widget that is visible at `nowMs` and its data. All data is asked for
 * at once. Throws an ApiError when some of it cannot be had, so that the last good page stays.
 */
export async function loadPage(
  page: { slug: string; rows: readonly WirePageRow[] },
  locale: string,
  nowMs: number,
): Promise<LoadedPage> {
  const planned = page.rows.map((row) => ({ row, blocks: planBlocks(row, page.slug, nowMs) }))
  const plans = planned.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets))
  const lead = plans.find(({ plan }) => plan?.isLeadPicture)
  const load = async ({ placed, plan, isUnknown }: PlannedWidget): Promise<PlacedWidget> => {
    const isLead = plan !== null && plan === lead?.plan
    const context = { locale, pageSlug: page.slug, limit: placed.limit, isLead }
    return { placed, loaded: plan && (await plan.load(context)), isUnknown }
  }
  const rows = await Promise.all(
    planned.map(async ({ row, blocks }) => ({
      row,
      blocks: await Promise.all(
        blocks.map(async (block) => ({
          ...block,
          widgets: await Promise.all(block.widgets.map(load)),
        })),
      ),
    })),
  )
  return { rows, hasHeading: plans.some(({ plan }) => plan?.isPageHeading) }
}

function planBlocks(row: WirePageRow, pageSlug: string, nowMs: number) {
  const shown = row.blocks.filter((block) => !block.deleted)
  const columns = planColumns(shown)
  return shown.map((block, at) => ({
    block,
    column: columns[at] ?? { start: 1, width: block.width },
    widgets: block.widgets
      .filter(({ wrapper }) => isVisible(buildSchedule(wrapper), nowMs))
      .map((placed) => planWidget(placed, pageSlug)),
  }))
}

function planWidget(placed: WirePageWidget, page: string): PlannedWidget {
  const widget = getWidget(placed.type)
  if (!widget) return { placed, plan: null, isUnknown: true }
  const result = widget.plan(placed.templatevar)
  if ("plan" in result) return { placed, plan: result.plan, isUnknown: false }
  log.warn(
    { page, widget: placed.type, ...result.refusal },
    "widget left out, its settings are bad",
  )
  return { placed, plan: null, isUnknown: false }
}
