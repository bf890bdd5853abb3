import { renderToStaticMarkup } from "react-dom/server"
import type { Frame } from "#lib/content/page.ts"
import { WidgetFrame } from "./page-row.tsx"

const noSpacing = { top: null, bottom: null, left: null, right: null }
const plainFrame: Frame = {
  schedule: { isEditing: false, isHidden: false, hiddenBefore: null, hiddenAfter: null },
  padding: noSpacing,
  margin: noSpacing,
  textColour: null,
  backgroundColour: null,
  backgroundPicture: null,
  backgroundVideo: null,
  isFullWidth: false,
  anchor: null,
  animation: null,
}
const picture = {
  hash: "0".repeat(32),
  alt: "A boat",
  placeholder: "#888888",
  aspect: "16x9" as const,
}
const labels = { play: "Play", pause: "Stop" }

function show(extra: Partial<Frame>) {
  const frame = { ...plainFrame, ...extra }
  return renderToStaticMarkup(
    <WidgetFrame frame={frame} labels={labels}>
      <p>Text</p>
    </WidgetFrame>,
  )
}

describe("widget frame", () => {
  it("adds no element without settings", () => {
    expect(show({})).toBe("<p>Text</p>")
  })

  it("has its anchor as id", () => {
    expect(show({ anchor: "team" })).toMatch(/^<div class="scroll-mt-24" id="team">/)
  })

  it("spans the viewport at full width", () => {
    expect(show({ isFullWidth: true })).toMatch(/^<div class="full-width">/)
  })

  it("renders a background image with the set opacity and saturation, without alt text", () => {
    const backgroundImage = { picture, opacity: 30, saturation: 50, isFixed: false }
    const markup = show({ backgroundPicture: backgroundImage })
    expect(markup).toContain('style="opacity:0.3;filter:saturate(50%)"')
    expect(markup).toContain('alt=""')
    expect(markup).not.toContain("fixed")
  })

  it("renders no filter at 100 percent opacity and saturation", () => {
    const backgroundImage = { picture, opacity: 100, saturation: 100, isFixed: true }
    const markup = show({ backgroundPicture: backgroundImage })
    expect(markup).not.toMatch(/opacity|saturate/)
    expect(markup).toContain("fixed inset-0")
  })

  it("renders only the poster of a background video without JavaScript", () => {
    const markup = show({ backgroundVideo: { id: "7", slate: picture } })
    expect(markup).toContain(`/assets/i/${picture.hash}/16x9/`)
    expect(markup).not.toMatch(/<video|<button/)
  })

  it("renders the scroll animation as an attribute, with the content visible", () => {
    const scrollAnimation = {
      type: "fade-up",
      easing: "ease",
      offsetPx: 120,
      durationMs: 400,
      delayMs: 0,
    }
    const markup = show({ animation: scrollAnimation })
    expect(markup).toContain("data-scroll-animation=")
    expect(markup).toContain("<p>Text</p>")
    expect(markup).not.toContain("style=")
  })

  it("ignores an unknown type of scroll animation", () => {
    const scrollAnimation = {
      type: "explode",
      easing: "ease",
      offsetPx: 120,
      durationMs: 400,
      delayMs: 0,
    }
    expect(show({ animation: scrollAnimation })).toBe("<p>Text</p>")
  })
})
