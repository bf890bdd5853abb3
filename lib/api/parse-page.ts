import type { DraftReason, Frame, Page, PageBlock, PageRow } from "#lib/content/page.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type {
  WireListPage,
  WirePage,
  WirePageBlock,
  WirePageContent,
  WirePageRow,
  WireWrapper,
} from "#lib/contract/page.ts"
import { parseTranslated, parseTranslatedPage } from "#lib/contract/translated-text.ts"
import { parsePicture } from "./picture.ts"

const maxClasses = 10

/**
 * Class names that would move a block out of the layout, over or away from the rest of the page.
 */
const displacing =
  /^(?:-|fixed|absolute|sticky|contents|hidden|invisible|collapse|sr-only|pointer-events|opacity|inset|top-|bottom-|left-|right-|start-|end-|z-|translate|scale|w-screen|h-screen|full-width|main-menu)/

/** Defaults of specification 1, section 9. */
const animationDefaults = { offsetPx: 120, durationMs: 400, easing: "ease" }
const listPageLimit = 100

/** Audience of the page: the public (null), or a preview that may show unpublished content. */
type Reader = { showsDrafts: boolean } | null

/**
 * Parses a page of the REST API, with its HTML sanitised. Leaves out deleted blocks, except for a
 * preview with drafts, which also sees hidden widgets; both are marked as drafts, and each widget has
 * its place in the page (`node`).
 */
export function parsePage(wire: WirePage, reader: Reader = null): Page {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    title: wire.title,
    metaDescription: wire.meta_description,
    content: sanitiseHtml(wire.content),
    rows: wire.rows.map((row, at) => parseRow(row, `${at}`, reader)),
    updatedAt: wire.updated_at,
    ...parseTranslatedPage(wire),
  }
}

/** Parses a page of the GraphQL API: every content block is a row of its own. */
export function parseListPage(wire: WireListPage, reader: Reader = null): Page {
  const contents = wire.pageContents.filter(({ deleted }) => !deleted || reader?.showsDrafts)
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.url,
    title: "",
    metaDescription: "",
    content: parsePieces(wire.content).map(sanitiseHtml).join("\n"),
    rows: contents
      .toSorted((a, b) => a.sort_order - b.sort_order)
      .map((content) => parseContent(content, reader)),
    updatedAt: wire.updated_at,
    ...parseTranslatedPage(wire),
  }
}

function parseRow(wire: WirePageRow, node: string, reader: Reader): PageRow {
  return {
    kind: wire.row_type,
    id: parseAnchor(wire.container_id) ?? "",
    className: parseClassNames(`${wire.outer_class} ${wire.container_class} ${wire.row_class}`),
    blocks: wire.blocks.flatMap((block, at) =>
      !block.deleted || reader?.showsDrafts ? [parseBlock(block, `${node}.${at}`, reader)] : [],
    ),
  }
}

function parseBlock(wire: WirePageBlock, node: string, reader: Reader): PageBlock {
  return {
    id: wire.id,
    title: wire.title,
    className: parseClassNames(wire.block_class),
    width: wire.width,
    offset: wire.offset,
    ...parseTranslated(wire),
    widgets: wire.widgets.map((widget, at) => ({
      type: widget.type,
      settings: widget.templatevar,
      limit: widget.limit,
      offset: widget.offset,
      sorting: widget.sorting,
      ...withDraft(parseWrapper(widget.wrapper), wire.deleted, reader),
      ...(reader?.showsDrafts && { node: `${node}.${at}` }),
      ...parseTranslated(widget),
    })),
  }
}

/**
 * Returns the frame; a preview with drafts sees it although it is hidden or its block is deleted.
 */
function withDraft(
  frame: Frame,
  isDeleted: boolean,
  reader: Reader,
): { frame: Frame; draft?: DraftReason } {
  const { isHidden, isEditing } = frame.schedule
  if (!reader?.showsDrafts || !(isDeleted || (isHidden && !isEditing))) return { frame }
  const schedule = { ...frame.schedule, isHidden: false }
  return { frame: { ...frame, schedule }, draft: isDeleted ? "deleted" : "hidden" }
}

function parseWrapper(wire: WireWrapper): Frame {
  return {
    schedule: {
      isEditing: false,
      isHidden: wire.hidden,
      hiddenBefore: wire.hidden_before,
      hiddenAfter: wire.hidden_after,
    },
    ...parseLook(wire),
    backgroundPicture: parseBackground(wire.background_image, wire),
  }
}

function parseContent(wire: WirePageContent, reader: Reader): PageRow {
  const widget = {
    type: wire.template,
    settings: wire.variables,
    limit: listPageLimit,
    offset: 0,
    sorting: "",
    ...withDraft(parseContentFrame(wire), wire.deleted, reader),
    ...parseTranslated(wire),
  }
  const block = { id: wire.id, title: "", className: "", width: 12, offset: 0, widgets: [widget] }
  return { kind: "columns", id: "", className: "", blocks: [block] }
}

function parseContentFrame(wire: WirePageContent): Frame {
  return {
    schedule: {
      isEditing: wire.editing,
      isHidden: wire.hidden,
      hiddenBefore: wire.start_time,
      hiddenAfter: wire.end_time,
    },
    ...parseLook(wire),
    backgroundPicture: parseBackground(wire.imageHashes.background_image, wire),
  }
}

/** Fields common to a widget's wrapper and a content block. */
type Look = Omit<
  Pick<WirePageContent, keyof WirePageContent & keyof WireWrapper>,
  "background_video_id"
> &
  Partial<Pick<WireWrapper, "margin_left" | "margin_right">>

function parseLook(wire: Look): Omit<Frame, "schedule" | "backgroundPicture"> {
  const video = wire.background_video
  return {
    padding: {
      top: wire.padding_top,
      bottom: wire.padding_bottom,
      left: wire.padding_left,
      right: wire.padding_right,
    },
    margin: {
      top: wire.margin_top,
      bottom: wire.margin_bottom,
      left: wire.margin_left ?? null,
      right: wire.margin_right ?? null,
    },
    textColour: wire.text_colour,
    backgroundColour: wire.background_colour,
    backgroundVideo: video && { id: video.id, slate: parsePicture(video.imageHashes.slate) },
    isFullWidth: wire.full_width,
    anchor: parseAnchor(wire.anchor_name),
    animation: wire.aos_type
      ? {
          type: wire.aos_type,
          easing: wire.aos_easing ?? animationDefaults.easing,
          offsetPx: wire.aos_offset ?? animationDefaults.offsetPx,
          durationMs: wire.aos_duration ?? animationDefaults.durationMs,
          delayMs: wire.aos_delay ?? 0,
        }
      : null,
  }
}

function parseBackground(
  image: WireWrapper["background_image"],
  look: Pick<
    WireWrapper,
    "background_image_opacity" | "background_image_saturation" | "background_image_fixed"
  >,
): Frame["backgroundPicture"] {
  const picture = parsePicture(image)
  return (
    picture && {
      picture,
      opacity: look.background_image_opacity,
      saturation: look.background_image_saturation,
      isFixed: look.background_image_fixed,
    }
  )
}

/**
 * Parses the `content` of a list page: a JSON array of HTML; any other text counts as HTML itself.
 */
function parsePieces(text: string): string[] {
  try {
    const pieces: unknown = JSON.parse(text)
    return Array.isArray(pieces) ? pieces.filter((piece) => typeof piece === "string") : []
  } catch {
    return [text]
  }
}

/** Returns the safe ones among an editor's class names. */
export function parseClassNames(text: string): string {
  return text
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]{0,60}$/i.test(name) && !displacing.test(name))
    .slice(0, maxClasses)
    .join(" ")
}

/** Returns the anchor name from an editor's text: `#Our team` is `Our-team`; null for none. */
export function parseAnchor(text: string | null): string | null {
  const name = (text ?? "")
    .trim()
    .replace(/^#+/, "")
    .replace(/\s+/g, "-")
    .replace(/[^\w-]/g, "")
  return /^[a-z]/i.test(name) ? name.slice(0, 80) : null
}
