import type { Frame } from "#lib/content/frame.ts"
import type { PageBlock, PageRow, PlacedWidget } from "#lib/content/page.ts"
import { plainFrame } from "./plain-frame.ts"

type Wish = Pick<PlacedWidget, "type" | "settings"> & { frame?: Partial<Frame> }

/** A widget as it stands on a page, in a plain frame but for what is wished. */
export function placeWidget({ type, settings, frame = {} }: Wish): PlacedWidget {
  const own = { limit: 100, offset: 0, sorting: "" }
  return { type, settings, ...own, frame: { ...plainFrame, ...frame } }
}

/** A row that shows nothing but this widget. */
export function buildRowOf(widget: Wish): PageRow {
  return buildRow("columns", [{ widgets: [placeWidget(widget)] }])
}

/** A row of these blocks, each over all columns unless wished otherwise. */
export function buildRow(kind: PageRow["kind"], blocks: readonly Partial<PageBlock>[]): PageRow {
  const plain = { title: "", className: "", width: 12, offset: 0, widgets: [] }
  return {
    kind,
    id: "",
    className: "",
    blocks: blocks.map((block, at) => ({ id: at + 1, ...plain, ...block })),
  }
}
