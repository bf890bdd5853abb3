import { parsePage } from "#lib/api/parse-page.ts"
import type { Frame } from "#lib/content/page.ts"
import { pageRowSchema } from "#lib/contract/page.ts"
import { buildFrameStyles } from "./frame-style.ts"

const picture = { hash: "0".repeat(32), alt: "", placeholder: "#888888", aspect: "16x9" as const }
const withBackground: Partial<Frame> = {
  backgroundPicture: { picture, opacity: 100, saturation: 100, isFixed: false },
}

function buildFrame(wrapper: object, extra: Partial<Frame> = {}): Frame {
  const widget = { type: "core/html", wrapper }
  const row = pageRowSchema.parse({ blocks: [{ id: 1, widgets: [widget] }] })
  const pageFields = { id: 1, name: "A", slug: "a", title: "", meta_description: "", content: "" }
  const page = parsePage({ ...pageFields, rows: [row], updated_at: "2026-01-01T00:00:00Z" })
  const frame = page.rows[0]?.blocks[0]?.widgets[0]?.frame
  if (!frame) throw new Error("The page has no widget")
  return { ...frame, ...extra }
}
const getStyles = (wrapper: object, extra?: Partial<Frame>) =>
  buildFrameStyles(buildFrame(wrapper, extra))

describe("spacing of a frame", () => {
  it("renders no style without spacing", () => {
    expect(getStyles({})).toEqual({ frame: null, content: null })
  })

  it("applies the spacing scale of the CMS", () => {
    expect(getStyles({ padding_top: "4", padding_bottom: "px", margin_top: "0.5" }).frame).toEqual({
      paddingBlockStart: "calc(var(--spacing) * 4)",
      paddingBlockEnd: "1px",
      marginBlockStart: "calc(var(--spacing) * 0.5)",
    })
  })

  it.each(["0", "1.5", "3.5", "11", "14", "28", "60", "64", "72", "80", "96"])(
    "accepts spacing step %s",
    (step) => {
      expect(getStyles({ margin_bottom: step }).frame).toEqual({
        marginBlockEnd: `calc(var(--spacing) * ${step})`,
      })
    },
  )

  it.each(["97", "13", "4.5", "4px", "-1", "1.25", "calc(1)", "", "04"])(
    "ignores a spacing step off the scale: %j",
    (step) => {
      expect(getStyles({ padding_top: step }).frame).toBeNull()
    },
  )

  it("reduces wide side spacing on narrow viewports", () => {
    expect(getStyles({ padding_left: "8", padding_right: "96" }).frame).toEqual({
      paddingInlineStart: "calc(var(--spacing) * 8)",
      paddingInlineEnd: "min(calc(var(--spacing) * 96), max(12vw, 100vw - 56rem))",
    })
  })
})

describe("colours of a frame", () => {
  it.each(["bnd", "brand", "pri", "sec", "suc", "inf", "wrn", "dng", "danger", "WARNING"])(
    "renders %s in the light colour scheme with white text, in light and dark mode",
    (code) => {
      const { frame, content } = getStyles({ background_colour: code })
      expect(frame).toMatchObject({
        colorScheme: "light",
        backgroundColor: expect.stringMatching(/^var\(--color-/),
      })
      expect(content).toMatchObject({ color: "#ffffff", "--color-muted": "#ffffff" })
    },
  )

  it("overrides a text colour with insufficient contrast on its background", () => {
    expect(getStyles({ background_colour: "brand", text_colour: "black" }).content).toMatchObject({
      color: "#ffffff",
    })
    expect(getStyles({ background_colour: "white", text_colour: "white" })).toEqual({
      frame: { backgroundColor: "#ffffff", colorScheme: "light" },
      content: { color: "var(--color-ink)" },
    })
    expect(getStyles({ background_colour: "blk", text_colour: "blk" })).toEqual({
      frame: { backgroundColor: "#000000", colorScheme: "dark" },
      content: { color: "var(--color-ink)" },
    })
  })

  it("omits black and white text on the page background, which is light or dark", () => {
    expect(getStyles({ text_colour: "white" }).content).toBeNull()
    expect(getStyles({ text_colour: "black" }).content).toBeNull()
    expect(getStyles({ text_colour: "dng" }).content).toEqual({ color: "var(--color-danger)" })
  })

  it("applies the editor's text colour over a background image", () => {
    expect(getStyles({ text_colour: "white" }, withBackground).content).toMatchObject({
      color: "#ffffff",
    })
    expect(getStyles({ text_colour: "black" }, withBackground).content).toMatchObject({
      color: "#000000",
    })
    expect(getStyles({}, withBackground).content).toBeNull()
  })

  it("ignores unknown colour codes", () => {
    expect(getStyles({ background_colour: "url(x)", text_colour: "red" })).toEqual({
      frame: null,
      content: null,
    })
  })
})
