/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { SliderControls } from "./slider-controls.tsx"

const labels = { pause: "Stop", play: "Start", previous: "Previous", next: "Next" }
const widthPx = 300
let prefersReduced: boolean

/** Returns a track of three slides with the geometry that jsdom does not compute. */
function buildTrack() {
  const track = document.createElement("ul")
  track.id = "slides-1"
  track.append(...Array.from({ length: 3 }, () => document.createElement("li")))
  Object.defineProperty(track, "clientWidth", { value: widthPx })
  track.getBoundingClientRect = () => new DOMRect(0, 0, widthPx, 100)
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0
  }) as typeof track.scrollTo
  document.body.append(track)
  return track
}

const getSlideIndex = (track: HTMLElement) => track.scrollLeft / widthPx
const advanceTimers = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  prefersReduced = false
  document.body.innerHTML = ""
  globalThis.DOMRect ??= class {
    constructor(x = 0, y = 0, width = 0, height = 0) {
      Object.assign(this, { x, y, width, height, top: y, left: x, bottom: y + height })
    }
  } as typeof DOMRect
  window.matchMedia = () => ({ matches: prefersReduced }) as MediaQueryList
})
afterEach(() => jest.useRealTimers())

describe("slider", () => {
  it("advances one slide every four seconds and wraps around", async () => {
    const track = buildTrack()
    render(<SliderControls side="right" trackId="slides-1" labels={labels} />)
    await advanceTimers(3_999)
    expect(getSlideIndex(track)).toBe(0)
    await advanceTimers(1)
    expect(getSlideIndex(track)).toBe(1)
    await advanceTimers(8_000)
    expect(getSlideIndex(track)).toBe(0)
  })

  it("continues to advance after the user has moved it", async () => {
    const track = buildTrack()
    render(<SliderControls side="right" trackId="slides-1" labels={labels} />)
    fireEvent.click(screen.getByRole("button", { name: "Next" }))
    expect(getSlideIndex(track)).toBe(1)
    await advanceTimers(4_000)
    expect(getSlideIndex(track)).toBe(2)
  })

  it("restarts the four seconds when the user moves the slider", async () => {
    const track = buildTrack()
    render(<SliderControls side="right" trackId="slides-1" labels={labels} />)
    await advanceTimers(3_000)
    fireEvent.click(screen.getByRole("button", { name: "Next" }))
    await advanceTimers(3_999)
    expect(getSlideIndex(track)).toBe(1)
    await advanceTimers(1)
    expect(getSlideIndex(track)).toBe(2)
  })

  it("wraps around from the first slide to the last", () => {
    const track = buildTrack()
    render(<SliderControls side="right" trackId="slides-1" labels={labels} />)
    fireEvent.click(screen.getByRole("button", { name: "Previous" }))
    expect(getSlideIndex(track)).toBe(2)
  })

  it("pauses and resumes", async () => {
    const track = buildTrack()
    render(<SliderControls side="right" trackId="slides-1" labels={labels} />)
    fireEvent.click(screen.getByRole("button", { name: "Stop" }))
    await advanceTimers(20_000)
    expect(getSlideIndex(track)).toBe(0)
    fireEvent.click(screen.getByRole("button", { name: "Start" }))
    await advanceTimers(4_000)
    expect(getSlideIndex(track)).toBe(1)
  })

  it("starts paused with prefers-reduced-motion", async () => {
    prefersReduced = true
    const track = buildTrack()
    render(<SliderControls side="right" trackId="slides-1" labels={labels} />)
    await advanceTimers(20_000)
    expect(getSlideIndex(track)).toBe(0)
    expect(screen.getByRole("button", { name: "Start" })).toBeInTheDocument()
  })
})
