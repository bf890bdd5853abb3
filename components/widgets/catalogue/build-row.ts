import type { Frame, PageBlock, PageRow, PlacedWidget, Sides } from "#lib/content/page.ts"

type WidgetInput = Pick<PlacedWidget, "type" | "settings"> & { frame?: Partial<Frame> }

/** Returns a widget as placed on a page, in `plainFrame` with the given overrides. */
export function buildPlacedWidget({ type, settings, frame = {} }: WidgetInput): PlacedWidget {
  const placement = { limit: 100, offset: 0, sorting: "" }
  return { type, settings, ...placement, frame: { ...plainFrame, ...frame } }
}

/** Returns a row with this widget alone. */
export function buildSingleWidgetRow(widget: WidgetInput): PageRow {
  return buildRow("columns", [{ widgets: [buildPlacedWidget(widget)] }])
}

/** Returns a row of these blocks. A block spans all 12 columns by default. */
export function buildRow(kind: PageRow["kind"], blocks: readonly Partial<PageBlock>[]): PageRow {
  const plain = { title: "", className: "", width: 12, offset: 0, widgets: [] }
  return {
    kind,
    id: "",
    className: "",
    blocks: blocks.map((block, at) => ({ id: at + 1, ...plain, ...block })),
  }
}

const noSides: Sides = { top: null, bottom: null, left: null, right: null }

/** A frame without effect: always visible, without spacing, colours, background or animation. */
export const plainFrame: Frame = {
  schedule: { isEditing: false, isHidden: false, hiddenBefore: null, hiddenAfter: null },
  padding: noSides,
  margin: noSides,
  textColour: null,
  backgroundColour: null,
  backgroundPicture: null,
  backgroundVideo: null,
  isFullWidth: false,
  anchor: null,
  animation: null,
}
