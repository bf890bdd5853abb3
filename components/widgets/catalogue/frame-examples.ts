import type { Frame } from "#lib/content/page.ts"
import type { Samples } from "../samples.ts"
import { buildSingleWidgetRow, plainFrame } from "./build-row.ts"
import type { CatalogueEntry } from "./catalogue.ts"

type FrameExample = { name: string; frame: Partial<Frame>; text?: string }

const colourNames = {
  wht: "White",
  blk: "Black",
  bnd: "Brand",
  pri: "Primary",
  sec: "Secondary",
  suc: "Success",
  inf: "Info",
  wrn: "Warning",
  dng: "Danger",
} as const
const spacing = { top: "6", bottom: "6", left: "6", right: "6" }
const pastDate = "2020-01-01T00:00:00Z"
const futureDate = "2099-01-01T00:00:00Z"

/** Returns an example of every frame setting. */
export function listFrameExamples(samples: Samples): Omit<CatalogueEntry, "id">[] {
  const examples = [
    ...listSpaces(),
    ...listColours(),
    ...listPictures(samples),
    ...listBackgroundVideos(samples),
    ...listSchedules(),
    ...listMovements(),
    { name: "Full width", frame: { isFullWidth: true, backgroundColour: "sec", padding: spacing } },
    { name: "An anchor, for links to #catalogue-anchor", frame: { anchor: "catalogue-anchor" } },
  ]
  return examples.map(buildEntry)
}

function buildEntry({ name, frame, text }: FrameExample): Omit<CatalogueEntry, "id"> {
  const html = `<p>${text ?? `Some text in a frame: ${name.toLowerCase()}.`}</p>`
  return {
    name,
    settings: frame,
    row: buildSingleWidgetRow({ type: "core/html", settings: { html }, frame }),
  }
}

function listSpaces(): FrameExample[] {
  const { margin } = plainFrame
  const backgroundColour = "sec"
  return [
    { name: "Room inside, step 8", frame: { padding: sides("8"), backgroundColour } },
    { name: "Room inside, one pixel", frame: { padding: sides("px"), backgroundColour } },
    { name: "Room inside, step 0.5", frame: { padding: sides("0.5"), backgroundColour } },
    {
      name: "Room above and below, step 12",
      frame: { margin: { ...margin, top: "12", bottom: "12" }, backgroundColour },
    },
    {
      name: "Room at the sides, step 10",
      frame: { margin: { ...margin, left: "10", right: "10" }, backgroundColour },
    },
  ]
}

function sides(step: string): Frame["padding"] {
  return { top: step, bottom: step, left: step, right: step }
}

function listColours(): FrameExample[] {
  const withBackground = Object.entries(colourNames).map(([code, name]) => ({
    name: `On ${name.toLowerCase()}`,
    frame: { backgroundColour: code, padding: spacing },
  }))
  return [
    ...withBackground,
    {
      name: "White text on black",
      frame: { backgroundColour: "black", textColour: "white", padding: spacing },
    },
    {
      name: "Black text on white",
      frame: { backgroundColour: "white", textColour: "black", padding: spacing },
    },
  ]
}

function listPictures({ pictures: [hash] }: Samples): FrameExample[] {
  if (hash === undefined) return []
  const picture = { hash, alt: "", placeholder: "#8a8a8a", aspect: "16x9" } as const
  const withBackground = (overrides: object): Partial<Frame> => ({
    backgroundPicture: { picture, opacity: 30, saturation: 100, isFixed: false, ...overrides },
    padding: { top: "24", bottom: "24", left: "6", right: "6" },
  })
  return [
    { name: "A faint picture behind", frame: withBackground({}) },
    { name: "A picture without colour behind", frame: withBackground({ saturation: 0 }) },
    {
      name: "A picture that stays while the page scrolls",
      frame: withBackground({ isFixed: true }),
    },
  ]
}

function listBackgroundVideos({ videoId, pictures: [hash] }: Samples): FrameExample[] {
  if (videoId === null) return []
  const slate = hash ? ({ hash, alt: "", placeholder: "#8a8a8a", aspect: "16x9" } as const) : null
  return [
    {
      name: "A background video",
      frame: {
        backgroundVideo: { id: String(videoId), slate },
        backgroundColour: "black",
        textColour: "white",
        padding: { top: "40", bottom: "6", left: "6", right: "6" },
      },
    },
  ]
}

function listSchedules(): FrameExample[] {
  const { schedule } = plainFrame
  const at = (name: string, overrides: object, text: string): FrameExample => {
    return { name, frame: { schedule: { ...schedule, ...overrides } }, text }
  }
  return [
    at("Hidden", { isHidden: true }, "This text must not be seen."),
    at("Not before its time", { hiddenBefore: futureDate }, "This text must not be seen."),
    at("Not after its time", { hiddenAfter: pastDate }, "This text must not be seen."),
    at(
      "Within its time",
      { hiddenBefore: pastDate, hiddenAfter: futureDate },
      "Seen, for a while.",
    ),
    at("Being edited", { isEditing: true, isHidden: true }, "Seen although it is hidden."),
  ]
}

function listMovements(): FrameExample[] {
  const move = (type: string, overrides: object = {}): FrameExample => ({
    name: `Moves in: ${type}`,
    frame: {
      animation: { type, easing: "ease", offsetPx: 120, durationMs: 400, delayMs: 0, ...overrides },
    },
  })
  return [
    move("fade-up"),
    move("fade-right", { durationMs: 1_000 }),
    move("flip-left", { easing: "ease-in-out" }),
    move("slide-up", { offsetPx: 40 }),
    move("zoom-in", { delayMs: 200 }),
  ]
}
