/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Gallery } from "#lib/content/gallery.ts"
import { GalleryGroup, type GalleryGroupProps } from "./gallery-group.tsx"

const picture = { hash: "ab".repeat(16), alt: "", placeholder: "#aabbcc", aspect: "16x9" as const }
const covers = ["Prints", "Lamps"].map((name, at) => ({
  id: at + 1,
  url: name.toLowerCase(),
  name,
  picture,
}))

function buildGallery(id: number, heading: string, count = 2): Gallery {
  const look = { overlayColour: "", textColour: "", opacity: 100, saturation: 100 }
  const link = { link: "", linkButtonText: "", opensNewTab: true }
  const slides = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    heading: `${heading} ${at + 1}`,
    subHeading: "",
    content: "",
    picture,
    enlarged: picture,
    ...look,
    ...link,
    canMirror: false,
    freeSide: "left" as const,
  }))
  return { id, url: heading.toLowerCase(), heading, subHeading: "", slides }
}

const labels = {
  lightbox: {
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
  },
  enlarge: { named: "Open {name}", numbered: "Open {number}" },
  loading: "Loading",
  failed: "It failed.",
  retry: "Try again",
  empty: "Nothing here.",
  share: "Share",
}

let requestedUrls: string[]
let respond: (id: string) => Promise<unknown>

function show(props: Partial<GalleryGroupProps> = {}) {
  return render(
    <GalleryGroup
      id="w1"
      path="/work"
      covers={covers}
      opened={null}
      aspect="1x1"
      labels={labels}
      headingLevel="h3"
      locale="en"
      {...props}
    />,
  )
}

beforeEach(() => {
  requestedUrls = []
  respond = async (id) => buildGallery(Number(id), id === "1" ? "Prints" : "Lamps")
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  Element.prototype.scrollIntoView = () => {}
  globalThis.fetch = async (input) => {
    requestedUrls.push(String(input))
    const found = await respond(
      new URL(String(input), "http://localhost").searchParams.get("id") ?? "",
    )
    const status = found === null ? 503 : 200
    return { status, text: async () => JSON.stringify(found) } as Response
  }
})

const cover = (name: string) => screen.getByRole("link", { name })

describe("gallery group", () => {
  it("links each cover to the URL of its gallery", () => {
    show()
    expect(cover("Lamps")).toHaveAttribute("href", "/work/lamps")
    expect(cover("Lamps")).toHaveAttribute("aria-expanded", "false")
    expect(screen.queryByRole("heading")).toBeNull()
  })

  it("expands the gallery of the clicked cover, and collapses it on the next click", async () => {
    show()
    await userEvent.click(cover("Lamps"))
    expect(await screen.findByRole("heading", { level: 3, name: "Lamps" })).toBeInTheDocument()
    expect(requestedUrls).toEqual(["/api/bff/gallery?id=2&aspect=1x1&language=en"])
    expect(cover("Lamps")).toHaveAttribute("aria-expanded", "true")
    const panel = document.getElementById(cover("Lamps").getAttribute("aria-controls") ?? "")
    const thumbnail = within(panel ?? document.body).getByRole("link", { name: "Open Lamps 1" })
    expect(thumbnail.getAttribute("href")).toMatch(/\/16x9\/2000\.jpeg$/)
    await userEvent.click(cover("Lamps"))
    expect(screen.queryByRole("heading")).toBeNull()
    expect(cover("Lamps")).toHaveAttribute("aria-expanded", "false")
  })

  it("renders the gallery that the page was rendered with, without a request", () => {
    const { rerender } = show({ opened: buildGallery(1, "Prints") })
    expect(screen.getByRole("heading", { name: "Prints" })).toBeInTheDocument()
    expect(cover("Prints")).toHaveAttribute("aria-expanded", "true")
    expect(requestedUrls).toEqual([])
    const props = { id: "w1", path: "/work", covers, aspect: "1x1", labels } as const
    rerender(
      <GalleryGroup
        {...props}
        headingLevel="h3"
        locale="en"
        opened={buildGallery(1, "Prints", 3)}
      />,
    )
    expect(screen.getByRole("link", { name: "Open Prints 3" })).toBeInTheDocument()
  })

  it("shows the last requested gallery when responses arrive out of order", async () => {
    const waiting = new Map<string, (gallery: Gallery) => void>()
    respond = (id) => new Promise((resolve) => waiting.set(id, resolve))
    show()
    await userEvent.click(cover("Prints"))
    expect(screen.getByRole("status")).toHaveTextContent("Loading")
    await userEvent.click(cover("Lamps"))
    await waitFor(() => expect(waiting.has("2")).toBe(true))
    waiting.get("2")?.(buildGallery(2, "Lamps"))
    expect(await screen.findByRole("heading", { name: "Lamps" })).toBeInTheDocument()
    waiting.get("1")?.(buildGallery(1, "Prints"))
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement())
    expect(screen.queryByRole("heading", { name: "Prints" })).toBeNull()
  })

  it.each([
    ["a failure", null],
    ["an invalid response", { slides: "none" }],
  ])("shows an error and retries after %s", async (_name, wrong) => {
    const right = respond
    respond = async () => wrong
    show()
    await userEvent.click(cover("Prints"))
    expect(await screen.findByRole("alert")).toHaveTextContent("It failed.")
    respond = right
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("heading", { name: "Prints" })).toBeInTheDocument()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("shows a message for a gallery that has been emptied since", async () => {
    respond = async () => buildGallery(1, "Prints", 0)
    show()
    await userEvent.click(cover("Prints"))
    expect(await screen.findByText("Nothing here.")).toBeInTheDocument()
  })

  it("leaves a click with a modifier key to the browser", () => {
    show()
    let isLeftToBrowser = false
    // jsdom reports later that navigation is not implemented, which would fail the next test.
    const handleClick = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener("click", handleClick, { once: true })
    fireEvent.click(cover("Prints"), { ctrlKey: true })
    expect(isLeftToBrowser).toBe(true)
    expect(requestedUrls).toEqual([])
  })
})
