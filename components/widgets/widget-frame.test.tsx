import { renderToStaticMarkup } from "react-dom/server"
import type { Frame } from "#lib/content/frame.ts"
import { WidgetFrame } from "./widget-frame.tsx"

const none = { top: null, bottom: null, left: null, right: null }
const bare: Frame = {
  schedule: { isEditing: false, isHidden: false, hiddenBefore: null, hiddenAfter: null },
  ...{ padding: none, margin: none, textColour: null, backgroundColour: null },
  ...{ backgroundPicture: null, backgroundVideo: null },
  ...{ isFullWidth: false, anchor: null, animation: null },
}
const picture = {
  hash: "0".repeat(32),
  alt: "A boat",
  placeholder: "#888888",
  aspect: "16x9" as const,
}
const labels = { play: "Play", pause: "Stop" }

function show(extra: Partial<Frame>) {
  const frame = { ...bare, ...extra }
  return renderToStaticMarkup(
    <WidgetFrame frame={frame} labels={labels}>
      <p>Text</p>
    </WidgetFrame>,
  )
}

describe("a widget's frame", () => {
  it("adds nothing where its editor has set nothing", () => {
    expect(show({})).toBe("<p>Text</p>")
  })

  it("is what a link leads to by its anchor", () => {
    expect(show({ anchor: "team" })).toMatch(/^<div class="scroll-mt-24" id="team">/)
  })

  it("reaches from edge to edge", () => {
    expect(show({ isFullWidth: true })).toMatch(/^<div class="full-width">/)
  })

  it("has a picture behind it, in the opacity and saturation set, said to nobody", () => {
    const look = { picture, opacity: 30, saturation: 50, isFixed: false }
    const markup = show({ backgroundPicture: look })
    expect(markup).toContain('style="opacity:0.3;filter:saturate(50%)"')
    expect(markup).toContain('alt=""')
    expect(markup).not.toContain("fixed")
  })

  it("leaves a picture as it is at 100 percent", () => {
    const look = { picture, opacity: 100, saturation: 100, isFixed: true }
    const markup = show({ backgroundPicture: look })
    expect(markup).not.toMatch(/opacity|saturate/)
    expect(markup).toContain("fixed inset-0")
  })

  it("shows a film's slate where no script runs", () => {
    const markup = show({ backgroundVideo: { id: "7", slate: picture } })
    expect(markup).toContain(`/assets/i/${picture.hash}/16x9/`)
    expect(markup).not.toMatch(/<video|<button/)
  })

  it("says how it moves in, and stands there all the same", () => {
    const wish = { type: "fade-up", easing: "ease", offsetPx: 120, durationMs: 400, delayMs: 0 }
    const markup = show({ animation: wish })
    expect(markup).toContain("data-scroll-animation=")
    expect(markup).toContain("<p>Text</p>")
    expect(markup).not.toContain("style=")
  })

  it("does not move in a way nobody knows", () => {
    const wish = { type: "explode", easing: "ease", offsetPx: 120, durationMs: 400, delayMs: 0 }
    expect(show({ animation: wish })).toBe("<p>Text</p>")
  })
})
