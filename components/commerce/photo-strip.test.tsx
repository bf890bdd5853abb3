/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { PhotoStrip } from "./photo-strip.tsx"

const photos = ["front", "side", "back"].map((alt, at) => ({
  id: at + 1,
  picture: { hash: String(at).repeat(32), alt, placeholder: "#aabbcc", aspect: "4x3" as const },
}))

const widthPx = 400

function Gallery() {
  const [shown, setShown] = useState(0)
  return (
    <>
      <PhotoStrip
        photos={photos}
        shown={shown}
        isLcpImage
        text="Enlarge: {name}"
        widthPx={2000}
        onMove={setShown}
        onOpen={() => {}}
      />
      <output>{shown + 1}</output>
      <button type="button" onClick={() => setShown(2)}>
        Back
      </button>
    </>
  )
}

/** Renders a strip with slides of its own width, since jsdom has no layout. */
function showStrip() {
  render(<Gallery />)
  const strip = screen.getByRole("list")
  Object.defineProperty(strip, "clientWidth", { value: widthPx })
  for (const [at, slide] of [...strip.children].entries()) {
    Object.defineProperty(slide, "offsetLeft", { value: at * widthPx })
  }
  return strip
}

const swipeTo = (strip: HTMLElement, left: number) =>
  fireEvent.scroll(strip, { target: { scrollLeft: left } })
const shownNumber = () => screen.getByRole("status").textContent

describe("PhotoStrip", () => {
  it("loads only the first photo until the first touch", () => {
    const strip = showStrip()
    expect(screen.getAllByRole("img")).toHaveLength(1)
    fireEvent.touchStart(strip)
    expect(strip.querySelectorAll("img")).toHaveLength(3)
  })

  it("selects the nearest slide after a swipe, also in right-to-left layout", () => {
    const strip = showStrip()
    swipeTo(strip, widthPx * 0.9)
    expect(shownNumber()).toBe("2")
    swipeTo(strip, -widthPx * 2)
    expect(shownNumber()).toBe("3")
  })

  it("does not change the slide while it has no width", () => {
    render(<Gallery />)
    swipeTo(screen.getByRole("list"), 900)
    expect(shownNumber()).toBe("1")
  })

  it("scrolls to a photo selected elsewhere, and does not interrupt a swipe", () => {
    const strip = showStrip()
    fireEvent.click(screen.getByRole("button", { name: "Back" }))
    expect(strip.scrollLeft).toBe(2 * widthPx)
    swipeTo(strip, widthPx * 0.8)
    expect(strip.scrollLeft).toBe(widthPx * 0.8)
  })

  it("makes only the visible photo focusable", () => {
    const strip = showStrip()
    fireEvent.touchStart(strip)
    swipeTo(strip, widthPx)
    const links = [...strip.querySelectorAll("a")]
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    expect(screen.getByRole("link", { name: "Enlarge: side" })).toBe(links[1])
  })

  it("fills each slide with the photo's colour, and with its thumbnail after the first touch", () => {
    const strip = showStrip()
    const second = strip.children[1]
    expect(second).toHaveStyle({ backgroundColor: "#aabbcc" })
    fireEvent.touchStart(strip)
    expect(second?.getAttribute("style")).toContain("/4x3/100.webp")
  })
})
