import type { CSSProperties, ReactNode } from "react"
import { DraftFrame } from "#components/preview/draft-frame.tsx"
import type { DraftReason, Frame } from "#lib/content/page.ts"
import { BackgroundPicture, BackgroundVideo } from "./background-video.tsx"
import type { VideoLabels } from "./background-video-player.tsx"
import { buildScrollAnimation } from "./build-scroll-animation.ts"
import type { LoadedBlock, LoadedRow, ReadyWidget } from "./fetch-page-data.ts"
import { buildFrameStyles } from "./frame-style.ts"
import { LazyTabOpener, LazyUnknownWidget } from "./lazy-widget-islands.tsx"
import { animationAttribute } from "./start-scroll-animations.ts"

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
  return widgets.map((ready, at) => {
    const { type, node } = ready.placed
    const key = `${at}-${type}`
    const widget = <BlockWidget key={key} {...ready} labels={labels} fillsRow={fillsRow} />
    if (node === undefined) return widget
    return (
      <div key={key} data-node={node} className="contents">
        {widget}
      </div>
    )
  })
}

type BlockWidgetProps = ReadyWidget & Pick<BlockWidgetsProps, "labels" | "fillsRow">

function BlockWidget({ placed, loaded, isUnknown, labels, fillsRow }: BlockWidgetProps) {
  const { type, draft } = placed
  if (isUnknown) return <LazyUnknownWidget type={type} label={labels.nameUnknown(type)} />
  if (!loaded) return null
  const frame = { ...placed.frame, isFullWidth: placed.frame.isFullWidth && fillsRow }
  const widget = (
    <WidgetFrame frame={frame} labels={labels.video}>
      {loaded.view}
    </WidgetFrame>
  )
  return draft ? <DraftFrame label={labels.nameDraft(draft)}>{widget}</DraftFrame> : widget
}

type Tab = { id: number; title: string; content: ReactNode }
type RowTabsProps = { name: string; label: string; tabs: readonly Tab[] }

/**
 * Renders blocks as tabs, the first one selected. Built on radio buttons, so that it works with
 * arrow keys and without JavaScript. Find-in-page and fragment links open a closed tab.
 */
function RowTabs({ name, label, tabs }: RowTabsProps) {
  return (
    <fieldset id={name} className="relative flex min-w-0 flex-wrap gap-x-1">
      <legend className="sr-only">{label}</legend>
      {tabs.map(({ id, title, content }, at) => (
        <div key={id} className="contents">
          <input
            type="radio"
            name={name}
            id={`${name}-${id}`}
            defaultChecked={at === 0}
            className="sr-only"
          />
          <label htmlFor={`${name}-${id}`} className="tab">
            {title || at + 1}
          </label>
          <div className="tab-panel noscript:has-[:target]:block">
            <div className="flex flex-col gap-4 pt-6">{content}</div>
          </div>
        </div>
      ))}
      <LazyTabOpener tabsId={name} />
    </fieldset>
  )
}

type WidgetFrameProps = { frame: Frame; labels: VideoLabels; children: ReactNode }

/**
 * Renders a widget in the frame of its CMS settings: spacing, colours, background and animation.
 */
export function WidgetFrame({ frame, labels, children }: WidgetFrameProps) {
  const { anchor, animation, isFullWidth } = frame
  const plan = animation && buildScrollAnimation(animation)
  const attributes = {
    className: `${isFullWidth ? "full-width" : ""} ${anchor ? "scroll-mt-24" : ""}`.trim(),
    ...(anchor && { id: anchor }),
    ...(plan && { [animationAttribute]: JSON.stringify(plan) }),
  }
  const hasAttributes = attributes.className !== "" || plan !== null
  const content = (
    <FrameBackground frame={frame} labels={labels}>
      {children}
    </FrameBackground>
  )
  return hasAttributes ? <div {...attributes}>{content}</div> : content
}

function FrameBackground({ frame, labels, children }: WidgetFrameProps) {
  const { backgroundPicture: picture, backgroundVideo: video } = frame
  const styles = buildFrameStyles(frame)
  const content = styles.content ? <div style={styles.content}>{children}</div> : children
  const style = styles.frame ?? undefined
  if (!picture && !video) return style ? <div style={style}>{content}</div> : content
  return (
    <div className={`relative isolate ${video ? "pb-16" : ""}`.trimEnd()} style={style}>
      {picture && <BackgroundPicture {...picture} />}
      {video && <BackgroundVideo {...video} labels={labels} />}
      {content}
    </div>
  )
}
