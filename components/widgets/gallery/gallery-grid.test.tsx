/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { Slide } from "#lib/content/gallery.ts"
import { GalleryGrid } from "./gallery-grid.tsx"
import { getLightboxEntries } from "./gallery-lightbox.tsx"

const picture = {
  hash: "ab".repeat(16),
  alt: "A plum dragon",
  placeholder: "#aabbcc",
  aspect: "4x3" as const,
}
const plain: Slide = {
  id: 1,
  heading: "",
  subHeading: "",
  content: "",
  picture,
  enlarged: { ...picture, aspect: "16x9" },
  overlayColour: "",
  textColour: "",
  opacity: 100,
  saturation: 100,
  freeSide: "left",
  canMirror: false,
  link: "",
  linkButtonText: "",
  opensNewTab: true,
}
const rich: Slide = {
  ...plain,
  id: 2,
  heading: "Dragon",
  subHeading: "Silk PLA",
  content: "<p>By night</p>",
  link: "/shop/resin",
  linkButtonText: "See resin",
  opensNewTab: false,
}
const enlarging = { labels: { named: "Open {name}", numbered: "Open {number}" }, widthPx: 1920 }

function show(slides: Slide[], props: Partial<Parameters<typeof GalleryGrid>[0]> = {}) {
  const defaults = {
    type: "grid",
    columns: 3,
    headingLevel: "h3",
    locale: "en",
    enlarging: null,
  } as const
  return render(<GalleryGrid {...defaults} {...props} slides={slides} />)
}

describe("gallery grid", () => {
  it("links to pages in the current locale", () => {
    show([rich], { locale: "de" })
    const button = screen.getByRole("link", { name: "See resin" })
    expect(button).toHaveAttribute("href", "/de/shop/resin")
  })

  it("renders the texts and the button of a slide", () => {
    show([rich])
    expect(screen.getByRole("heading", { level: 3, name: "Dragon" })).toBeInTheDocument()
    expect(screen.getByText("Silk PLA")).toBeVisible()
    expect(screen.getByText("By night")).toBeInTheDocument()
    const button = screen.getByRole("link", { name: "See resin" })
    expect(button).toHaveAttribute("href", "/shop/resin")
    expect(button).not.toHaveAttribute("target")
  })

  it("links the image where the slide has no button text, in a new tab if set", () => {
    show([{ ...rich, linkButtonText: "", opensNewTab: true }])
    const link = screen.getByRole("link", { name: "Dragon" })
    expect(link).toHaveAttribute("href", "/shop/resin")
    expect(link).toHaveAttribute("target", "_blank")
    expect(link.querySelector("img")).not.toBeNull()
    // The overflow of the tile clips an outline around the link.
    expect(link).toHaveClass("-outline-offset-3")
  })

  it("renders no link with a script URL", () => {
    show([
      { ...rich, link: "javascript:alert(1)" },
      { ...plain, link: "data:text/html,x" },
    ])
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("applies the opacity and saturation set in the CMS to the image, over the overlay colour", () => {
    show([{ ...plain, opacity: 50, saturation: 0, overlayColour: "black" }])
    const look = screen.getByAltText("A plum dragon").closest("div")
    expect(look).toHaveStyle({ opacity: "0.5", filter: "saturate(0%)" })
    expect(look?.parentElement).toHaveStyle({ backgroundColor: "#000000" })
  })

  it.each([
    ["wht", "#ffffff", "#000000"],
    ["blk", "#000000", "#ffffff"],
    ["", "#ffffff", "#000000"],
    ["dng", "var(--color-danger)", "var(--color-canvas)"],
  ])(
    "renders text of colour “%s” on a background with sufficient contrast",
    (textColour, ink, scrim) => {
      show([{ ...rich, textColour }], { type: "shadowgrid" })
      const strip = screen.getByText("Silk PLA").closest("div")
      expect(strip?.style.getPropertyValue("--ink")).toBe(ink)
      expect(strip?.style.getPropertyValue("--scrim")).toBe(scrim)
    },
  )

  it("requests no rendition wider than the editor's maximum", () => {
    show([plain], { maxWidthPx: 500 })
    expect(screen.getByAltText("A plum dragon").getAttribute("src")).toMatch(/\/4x3\/500\.webp$/)
  })

  it("renders a slide without an image and one without text", () => {
    show([{ ...rich, picture: null, enlarged: null }, plain], { enlarging })
    expect(screen.getByText("By night").closest(".hidden")).toBeNull()
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getAllByRole("img")).toHaveLength(1)
  })
})

describe("gallery grid with a lightbox", () => {
  it("links each thumbnail to its full-size image, for browsers without JavaScript", () => {
    show([rich, plain, { ...plain, id: 3, enlarged: { ...picture, alt: "" } }], { enlarging })
    const full = `/assets/i/${picture.hash}/16x9/1920.jpeg`
    expect(screen.getByRole("link", { name: "Open Dragon" })).toHaveAttribute("href", full)
    expect(screen.getByRole("link", { name: "Open A plum dragon" })).toHaveAttribute("href", full)
    expect(screen.getByRole("link", { name: "Open 3" })).toBeInTheDocument()
  })

  it("inserts a heading literally, including replacement patterns", () => {
    show([{ ...rich, heading: "$& {number} $1" }], { enlarging })
    expect(screen.getByRole("link", { name: "Open $& {number} $1" })).toBeInTheDocument()
  })

  it("hides the text that the lightbox shows, except without JavaScript", () => {
    show([rich], { enlarging })
    expect(screen.getByText("By night").closest(".hidden")).toHaveClass("noscript:block")
  })

  it("returns all images with their texts and the index of the clicked thumbnail", () => {
    const { container } = show([plain, { ...rich, id: 3, picture: null, enlarged: null }, rich], {
      enlarging,
    })
    const [, second] = container.querySelectorAll<HTMLAnchorElement>("a[data-hash]")
    if (!second) throw new Error("two thumbnails were expected")
    const { entries, at } = getLightboxEntries(container, second)
    expect(at).toBe(1)
    expect(entries.map((entry) => entry.picture)).toEqual([
      { ...picture, aspect: "16x9" },
      { ...picture, aspect: "16x9" },
    ])
    expect(entries[0]?.text).toBeNull()
    expect(entries[1]?.text).toMatchObject({
      heading: "Dragon",
      subHeading: "Silk PLA",
      link: { href: "/shop/resin", text: "See resin", opensNewTab: false },
    })
    expect(entries[1]?.text?.content?.textContent).toBe("By night")
  })
})
