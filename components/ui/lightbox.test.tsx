/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { Lightbox, type LightboxProps } from "./lightbox.tsx"
import type { LightboxEntry } from "./lightbox-entry.ts"

const labels = {
  pictures: "Pictures",
  carousel: "carousel",
  slide: "picture",
  broken: "It is gone.",
  close: "Close",
  previous: "Previous",
  next: "Next",
  zoomIn: "Larger",
  zoomOut: "All",
  position: "Picture {index} of {total}",
}

function buildContent() {
  const content = document.createElement("div")
  content.innerHTML = '<p id="intro">Printed <em>overnight</em>.</p>'
  return content
}

const entries: LightboxEntry[] = ["front", "side", "back"].map((alt, at) => ({
  picture: { hash: String(at).repeat(32), alt, placeholder: "#aabbcc", aspect: "4x3" },
  text: null,
}))

const [first] = entries
const entriesWithText: LightboxEntry[] = [
  {
    picture: first?.picture ?? { hash: "", alt: "", placeholder: "", aspect: "4x3" },
    text: {
      heading: "Plum dragon",
      subHeading: "Silk PLA",
      content: buildContent(),
      link: { href: "/shop/resin", text: "See resin", opensNewTab: false },
    },
  },
]

function Opened({ onClose, ...props }: Partial<LightboxProps>) {
  const [at, setAt] = useState(0)
  const own = { entries, labels, widthPx: 1920, ...props }
  return <Lightbox {...own} at={at} onMove={setAt} onClose={onClose ?? (() => {})} />
}

/** Polyfills the modal dialog methods that jsdom lacks. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event("close"))
  }
})

const dialog = (name: string) => screen.findByRole("dialog", { name })

describe("lightbox", () => {
  it("renders no text region for an image without text, and no arrows for a single image", async () => {
    render(<Opened entries={entries.slice(0, 1)} />)
    await dialog("Picture 1 of 1")
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull()
    expect(screen.queryByRole("heading")).toBeNull()
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("renders heading, subheading, text and button of an image, without duplicating ids", async () => {
    render(<Opened entries={entriesWithText} />)
    const box = await dialog("Picture 1 of 1")
    expect(screen.getByRole("heading", { name: "Plum dragon" })).toBeInTheDocument()
    expect(screen.getByText("Silk PLA")).toBeInTheDocument()
    expect(screen.getByText("overnight").tagName).toBe("EM")
    expect(box.querySelector("#intro")).toBeNull()
    const link = screen.getByRole("link", { name: "See resin" })
    expect(link).toHaveAttribute("href", "/shop/resin")
    expect(link.closest("footer")).not.toBeNull()
  })

  it("limits the text to 500 px, unless isFullHeight is set", async () => {
    const { rerender } = render(<Opened entries={entriesWithText} />)
    const text = await screen.findByRole("region", { name: "Plum dragon" })
    expect(text.className).toContain("max-h-[min(500px")
    rerender(<Opened entries={entriesWithText} isFullHeight />)
    expect(text.className).not.toContain("max-h-")
  })

  it("closes when a link within the shop is followed, and stays open for a link to a new tab", async () => {
    const onClose = jest.fn()
    const away = entriesWithText.map(({ picture, text }) => ({
      picture,
      text: text && {
        ...text,
        link: { href: "https://a.example/", text: "Away", opensNewTab: true },
      },
    }))
    const { rerender } = render(<Opened entries={away} onClose={onClose} />)
    fireEvent.click(await screen.findByRole("link", { name: "Away" }))
    expect(screen.getByRole("link", { name: "Away" })).toHaveAttribute("target", "_blank")
    expect(onClose).not.toHaveBeenCalled()
    rerender(<Opened entries={entriesWithText} onClose={onClose} />)
    const link = screen.getByRole("link", { name: "See resin" })
    link.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(link)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it("renders a message in place of an image that fails to load", async () => {
    render(<Opened />)
    fireEvent.error(await screen.findByAltText("front"))
    expect(await screen.findByText("It is gone.")).toBeInTheDocument()
    expect(screen.queryByAltText("front")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Next" }))
    expect(await dialog("Picture 2 of 3")).toBeInTheDocument()
    expect(await screen.findByAltText("side")).toBeInTheDocument()
  })

  it("offers no rendition wider than widthPx until the image is zoomed", async () => {
    render(<Opened />)
    const picture = await screen.findByAltText("front")
    const sources = [...(picture.closest("picture")?.querySelectorAll("source") ?? [])]
    expect(sources.map((source) => source.srcset.split(" ").at(-1))).toEqual(["1920w"])
  })

  it("moves from the first to the last image by keyboard, with mirrored arrow keys in right-to-left pages", async () => {
    render(<Opened />)
    const box = await dialog("Picture 1 of 3")
    box.style.direction = "rtl"
    await userEvent.click(screen.getByRole("button", { name: "Larger" }))
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(box).toHaveAccessibleName("Picture 2 of 3"))
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(box).toHaveAccessibleName("Picture 3 of 3"))
  })

  it("handles a key that is pressed before the images are mounted", async () => {
    // Like a browser: `act` would run all effects first.
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false)
    const root = createRoot(document.body.appendChild(document.createElement("div")))
    flushSync(() => root.render(<Opened />))
    const box = screen.getByRole("dialog", { name: "Picture 1 of 3" })
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }))
    await waitFor(() => expect(box).toHaveAccessibleName("Picture 2 of 3"))
    expect(await screen.findByAltText("side")).toBeInTheDocument()
    root.unmount()
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true)
  })

  it("closes the lightbox that is already open", async () => {
    const onClose = jest.fn()
    render(<Opened onClose={onClose} />)
    await dialog("Picture 1 of 3")
    render(<Opened entries={entriesWithText} />)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(await dialog("Picture 1 of 1")).toBeInTheDocument()
  })
})

describe("lightbox with a timeout", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  it("closes after the timeout, which every key press restarts", async () => {
    const onClose = jest.fn()
    render(<Opened timeoutMs={5_000} onClose={onClose} />)
    await pass(4_000)
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Tab" })
    await pass(4_999)
    expect(onClose).not.toHaveBeenCalled()
    await pass(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it("stays open if no timeout is set", async () => {
    const onClose = jest.fn()
    render(<Opened onClose={onClose} />)
    await pass(3_600_000)
    expect(onClose).not.toHaveBeenCalled()
  })
})
