import { JsonLd } from "#components/ui/json-ld.tsx"
import type { LoadedBlock, LoadedRow, ReadyWidget } from "./load-page.ts"
import { RowTabs } from "./row-tabs.tsx"
import { WidgetFrame } from "./widget-frame.tsx"

/** A page's rows, each of columns or of tabs, with their blocks and widgets. */
export function PageRows({ rows }: { rows: readonly LoadedRow[] }) {
  return rows.map((loaded, at) => (
    // Rows have neither id nor name, and never change places on a rendered page.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <PageRow key={at} {...loaded} />
  ))
}

function PageRow({ row, blocks }: LoadedRow) {
  if (!blocks.some(({ widgets }) => widgets.length > 0)) return null
  const content =
    row.kind === "tabs" ? (
      <RowTabs
        name={`tabs-${blocks[0]?.block.id}`}
        tabs={blocks.map(({ block, widgets }) => ({
          id: block.id,
          title: block.title,
          content: <BlockWidgets widgets={widgets} />,
        }))}
      />
    ) : (
      <div className={`grid grid-cols-12 gap-x-6 gap-y-8 ${row.className}`.trim()}>
        {blocks.map((loaded) => (
          <ColumnBlock key={loaded.block.id} {...loaded} />
        ))}
      </div>
    )
  const id = /^[a-z][\w-]*$/i.test(row.id) ? row.id : undefined
  return <div {...(id && { id })}>{content}</div>
}

function ColumnBlock({ block, column, widgets }: LoadedBlock) {
  if (widgets.length === 0) return null
  const place = { gridColumn: `${column.start} / span ${column.width}` }
  const isFull = column.width === 12
  return (
    <div
      className={`page-block ${block.className}`.trim()}
      {...(!isFull && { style: { "--place": place.gridColumn } as React.CSSProperties })}
    >
      {block.title && <h2 className="mb-4 text-2xl font-bold">{block.title}</h2>}
      <BlockWidgets widgets={widgets} />
    </div>
  )
}

function BlockWidgets({ widgets }: { widgets: readonly ReadyWidget[] }) {
  return widgets.map(({ placed, loaded, isUnknown }, at) => {
    const key = `${at}-${placed.type}`
    if (isUnknown) return <template key={key} data-unknown-widget={placed.type} />
    if (!loaded) return null
    return (
      <WidgetFrame key={key} frame={placed.frame}>
        {loaded.view}
        {loaded.jsonLd && <JsonLd data={loaded.jsonLd} />}
      </WidgetFrame>
    )
  })
}
