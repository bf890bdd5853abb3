/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { BackgroundFilm } from "./background-film.tsx"

const film = <BackgroundFilm src="/v/7.mp4" labels={{ play: "Play", pause: "Stop" }} />
let prefersReduced: boolean
let connection: { saveData?: boolean; effectiveType?: string } | undefined
let refusal: DOMException | null
let played: number
let paused: number
let see: (isIntersecting: boolean) => Promise<void>

beforeEach(() => {
  prefersReduced = false
  connection = undefined
  refusal = null
  played = 0
  paused = 0
  window.matchMedia = () => ({ matches: prefersReduced }) as MediaQueryList
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => connection })
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = (isIntersecting) =>
        act(async () => callback([{ isIntersecting } as IntersectionObserverEntry], this as never))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => {
    played += 1
    if (refusal) throw refusal
  })
  jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {
    paused += 1
  })
})
afterEach(() => jest.restoreAllMocks())

const findFilm = () => document.querySelector("video")

describe("background video", () => {
  it("plays only while it is in the viewport", async () => {
    render(film)
    await see(false)
    expect(played).toBe(0)
    await see(true)
    expect(played).toBe(1)
    await see(false)
    expect(paused).toBeGreaterThan(0)
  })

  it.each([
    [
      "who saves data",
      () => {
        connection = { saveData: true }
      },
    ],
    [
      "a slow line",
      () => {
        connection = { effectiveType: "2g" }
      },
    ],
    [
      "who wants less motion",
      () => {
        prefersReduced = true
      },
    ],
  ])("renders no video and no button for %s", (_case, arrange) => {
    arrange()
    const { container } = render(film)
    expect(container.innerHTML).toBe("")
  })

  it("shows the play button if the browser blocks autoplay", async () => {
    refusal = new DOMException("no", "NotAllowedError")
    render(film)
    await see(true)
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument()
  })

  it("pauses when the user presses the button", async () => {
    render(film)
    await see(true)
    expect(paused).toBe(0)
    fireEvent.click(screen.getByRole("button", { name: "Stop" }))
    expect(paused).toBeGreaterThan(0)
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument()
  })

  it("renders nothing, so that the poster remains, if the video fails to load", () => {
    const { container } = render(film)
    const video = findFilm()
    if (!video) throw new Error("There is no film")
    fireEvent.error(video)
    expect(container.innerHTML).toBe("")
  })
})
