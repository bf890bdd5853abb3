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
        {...{ photos, shown }}
        isLead
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

/** A strip whose slides are as wide as it is, which jsdom does not lay out. */
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

describe("the strip of photos", () => {
  it("fetches the first photo alone until a hand comes near", () => {
    const strip = showStrip()
    expect(screen.getAllByRole("img")).toHaveLength(1)
    fireEvent.touchStart(strip)
    expect(strip.querySelectorAll("img")).toHaveLength(3)
  })

  it("follows a swipe to the slide that is nearest, also where reading goes from right to left", () => {
    const strip = showStrip()
    swipeTo(strip, widthPx * 0.9)
    expect(shownNumber()).toBe("2")
    swipeTo(strip, -widthPx * 2)
    expect(shownNumber()).toBe("3")
  })

  it("stays where it is while it has no width", () => {
    render(<Gallery />)
    swipeTo(screen.getByRole("list"), 900)
    expect(shownNumber()).toBe("1")
  })

  it("moves to the photo that is shown elsewhere, and does not pull against a finger", () => {
    const strip = showStrip()
    fireEvent.click(screen.getByRole("button", { name: "Back" }))
    expect(strip.scrollLeft).toBe(2 * widthPx)
    swipeTo(strip, widthPx * 0.8)
    expect(strip.scrollLeft).toBe(widthPx * 0.8)
  })

  it("offers the keyboard the photo in view and no other", () => {
    const strip = showStrip()
    fireEvent.touchStart(strip)
    swipeTo(strip, widthPx)
    const links = [...strip.querySelectorAll("a")]
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    expect(screen.getByRole("link", { name: "Enlarge: side" })).toBe(links[1])
  })

  it("holds each place in the photo's colour, and its thumbnail once it has been touched", () => {
    const strip = showStrip()
    const second = strip.children[1]
    expect(second).toHaveStyle({ backgroundColor: "#aabbcc" })
    fireEvent.touchStart(strip)
    expect(second?.getAttribute("style")).toContain("/4x3/100.webp")
  })
})
