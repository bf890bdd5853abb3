import type { CSSProperties } from "react"
import { DraftFrame } from "#components/preview/draft-frame.tsx"
import type { DraftReason } from "#lib/content/page.ts"
import type { VideoLabels } from "./background-video-player.tsx"
import type { LoadedBlock, LoadedRow, ReadyWidget } from "./fetch-page-data.ts"
import { LazyUnknownWidget } from "./lazy-unknown-widget.tsx"
import { RowTabs } from "./row-tabs.tsx"
import { WidgetFrame } from "./widget-frame.tsx"

/** Labels of what surrounds the widgets of a page. */
type RowLabels = {
  tabs: string
  video: VideoLabels
  nameUnknown: (type: string) => string
  nameDraft: (reason: DraftReason) => string
}

type PageRowProps = LoadedRow & { labels: RowLabels; name: string }

/** Renders one row of a page, as columns or as tabs; nothing if none of its blocks has a widget. */
export function PageRow({ row, blocks, labels, name }: PageRowProps) {
  const visibleBlocks = blocks.filter(({ widgets }) => widgets.length > 0)
  if (visibleBlocks.length === 0) return null
  const content =
    row.kind === "tabs" ? (
      <RowTabs
        name={name}
        label={labels.tabs}
        tabs={visibleBlocks.map(({ block, widgets }) => ({
          id: block.id,
          title: block.title,
          content: <BlockWidgets widgets={widgets} labels={labels} fillsRow />,
        }))}
      />
    ) : (
      <div className={`grid grid-cols-12 gap-y-8 md:gap-x-6 ${row.className}`.trim()}>
        {visibleBlocks.map((loaded) => (
          <ColumnBlock key={loaded.block.id} {...loaded} labels={labels} />
        ))}
      </div>
    )
  return row.id === "" ? (
    <div>{content}</div>
  ) : (
    <div id={row.id} className="scroll-mt-24">
      {content}
    </div>
  )
}

function ColumnBlock({ block, column, widgets, labels }: LoadedBlock & { labels: RowLabels }) {
  const { start, width, line } = column
  const gridStyle: CSSProperties & { [name: `--${string}`]: string | number } = {
    ...(width < 12 && { "--place": `${start} / span ${width}` }),
    ...(line !== undefined && { "--line": line }),
  }
  return (
    <div
      className={`page-block ${block.className}`.trim()}
      {...(Object.keys(gridStyle).length > 0 && { style: gridStyle })}
    >
      {block.title && <h2 className="mb-4 text-2xl font-bold">{block.title}</h2>}
      <BlockWidgets widgets={widgets} labels={labels} fillsRow={width === 12} />
    </div>
  )
}

type BlockWidgetsProps = {
  widgets: readonly ReadyWidget[]
  labels: RowLabels
  /** True if the block spans all columns: only then can a widget be as wide as the viewport. */
  fillsRow: boolean
}

function BlockWidgets({ widgets, labels, fillsRow }: BlockWidgetsProps) {
  return widgets.map(({ placed, loaded, isUnknown }, at) => {
    const { type, draft } = placed
    const frame = { ...placed.frame, isFullWidth: placed.frame.isFullWidth && fillsRow }
    const key = `${at}-${type}`
    if (isUnknown) {
      return <LazyUnknownWidget key={key} type={type} label={labels.nameUnknown(type)} />
    }
    if (!loaded) return null
    const widget = (
      <WidgetFrame key={key} frame={frame} labels={labels.video}>
        {loaded.view}
      </WidgetFrame>
    )
    if (!draft) return widget
    return (
      <DraftFrame key={key} label={labels.nameDraft(draft)}>
        {widget}
      </DraftFrame>
    )
  })
}
