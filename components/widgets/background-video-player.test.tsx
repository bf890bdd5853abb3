/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { BackgroundVideoPlayer } from "./background-video-player.tsx"

const player = <BackgroundVideoPlayer src="/v/7.mp4" labels={{ play: "Play", pause: "Stop" }} />
let prefersReduced: boolean
let connection: { saveData?: boolean; effectiveType?: string } | undefined
let playError: DOMException | null
let played: number
let paused: number
let setIntersecting: (isIntersecting: boolean) => Promise<void>

beforeEach(() => {
  prefersReduced = false
  connection = undefined
  playError = null
  played = 0
  paused = 0
  window.matchMedia = () => ({ matches: prefersReduced }) as MediaQueryList
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => connection })
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      setIntersecting = (isIntersecting) =>
        act(async () => callback([{ isIntersecting } as IntersectionObserverEntry], this as never))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => {
    played += 1
    if (playError) throw playError
  })
  jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {
    paused += 1
  })
})
afterEach(() => jest.restoreAllMocks())

const findVideo = () => document.querySelector("video")

describe("background video", () => {
  it("plays only while it is in the viewport", async () => {
    render(player)
    await setIntersecting(false)
    expect(played).toBe(0)
    await setIntersecting(true)
    expect(played).toBe(1)
    await setIntersecting(false)
    expect(paused).toBeGreaterThan(0)
  })

  it.each([
    [
      "a connection with Save-Data",
      () => {
        connection = { saveData: true }
      },
    ],
    [
      "a slow connection",
      () => {
        connection = { effectiveType: "2g" }
      },
    ],
    [
      "prefers-reduced-motion",
      () => {
        prefersReduced = true
      },
    ],
  ])("renders no video and no button for %s", (_case, arrange) => {
    arrange()
    const { container } = render(player)
    expect(container.innerHTML).toBe("")
  })

  it("shows the play button if the browser blocks autoplay", async () => {
    playError = new DOMException("no", "NotAllowedError")
    render(player)
    await setIntersecting(true)
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument()
  })

  it("pauses when the user presses the button", async () => {
    render(player)
    await setIntersecting(true)
    expect(paused).toBe(0)
    fireEvent.click(screen.getByRole("button", { name: "Stop" }))
    expect(paused).toBeGreaterThan(0)
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument()
  })

  it("renders nothing, so that the poster remains, if the video fails to load", () => {
    const { container } = render(player)
    const video = findVideo()
    if (!video) throw new Error("There is no video")
    fireEvent.error(video)
    expect(container.innerHTML).toBe("")
  })
})
