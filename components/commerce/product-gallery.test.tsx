/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { VariantSet } from "#lib/variants/variant-set.ts"
import { ProductChoice, useProductChoice } from "./product-choice.tsx"
import { ProductGallery } from "./product-gallery.tsx"

const photos = ["front", "side", "amber"].map((alt, at) => ({
  id: at + 1,
  picture: {
    hash: String(at).repeat(32),
    alt,
    placeholder: "#aabbcc",
    aspect: "4x3" as const,
  },
}))

const labels = {
  photos: "Photos of Resin",
  enlarge: "Show this photo at full size: {name}",
  thumbnails: ["Show photo 1 of 3", "Show photo 2 of 3", "Show photo 3 of 3"],
  lightbox: {
    pictures: "Photos of Resin",
    carousel: "carousel",
    slide: "photo",
    close: "Close",
    previous: "Previous photo",
    next: "Next photo",
    zoomIn: "Enlarge",
    zoomOut: "Show all of it",
    broken: "This photo cannot be shown right now.",
    position: "Photo {index} of {total}",
  },
}

const set: VariantSet = {
  variations: [{ name: "Colour", options: ["Amber", "Clear"] }],
  variants: [
    {
      id: 1,
      photoId: 3,
      choice: [0],
      price: 1,
      fullPrice: 1,
      isOnSpecial: false,
      isInStock: true,
    },
  ],
}

function ChooseAmber() {
  const { choose } = useProductChoice()
  return (
    <button type="button" onClick={() => choose(0, 0)}>
      Amber
    </button>
  )
}

function renderGallery() {
  render(
    <ProductChoice set={set} photos={photos}>
      <ProductGallery isLcpImage labels={labels} />
      <ChooseAmber />
    </ProductChoice>,
  )
}

/** Adds the methods of modal dialogs that jsdom lacks. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event("close"))
  }
})

beforeEach(() => history.replaceState(null, "", "/product/resin"))

const large = () => screen.getByRole("link", { name: /Show this photo at full size/ })
const thumbnail = (number: number) =>
  screen.getByRole("link", { name: `Show photo ${number} of 3` })

describe("ProductGallery", () => {
  it("shows the first photo with a high fetch priority", () => {
    renderGallery()
    const picture = screen.getByAltText("front")
    expect(picture).toHaveAttribute("fetchpriority", "high")
    expect(picture).not.toHaveAttribute("loading")
  })

  it("links each thumbnail to its full size for browsers without JavaScript", () => {
    renderGallery()
    expect(thumbnail(2)).toHaveAttribute("href", `/assets/i/${"1".repeat(32)}/4x3/2000.jpeg`)
  })

  it("shows the photo of a chosen SKU", async () => {
    renderGallery()
    await userEvent.click(screen.getByRole("button", { name: "Amber" }))
    expect(large()).toHaveAccessibleName(/amber/)
    expect(thumbnail(3)).toHaveAttribute("aria-current", "true")
  })

  it("selects a pressed thumbnail and opens it at full size", async () => {
    renderGallery()
    await userEvent.click(thumbnail(2))
    expect(large()).toHaveAccessibleName(/side/)
    expect(await screen.findByRole("dialog", { name: "Photo 2 of 3" })).toBeInTheDocument()
  })

  it("moves by keys and buttons, wraps around at the ends, and closes", async () => {
    renderGallery()
    await userEvent.click(large())
    const dialog = await screen.findByRole("dialog", { name: "Photo 1 of 3" })
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(dialog).toHaveAccessibleName("Photo 3 of 3"))
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(dialog).toHaveAccessibleName("Photo 1 of 3"))
    await userEvent.click(screen.getByRole("button", { name: "Next photo" }))
    await waitFor(() => expect(dialog).toHaveAccessibleName("Photo 2 of 3"))
    await userEvent.click(screen.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(large()).toHaveAccessibleName(/side/)
  })

  it("leaves a click with Ctrl to the browser, which opens a new tab", () => {
    renderGallery()
    let isLeftToBrowser = false
    // jsdom reports asynchronously that it cannot navigate; the error would fail the next test.
    const note = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener("click", note, { once: true })
    fireEvent.click(thumbnail(2), { ctrlKey: true })
    expect(isLeftToBrowser).toBe(true)
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
