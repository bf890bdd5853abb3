/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { Slide } from "#lib/content/gallery.ts"
import { GalleryGrid } from "./gallery-grid.tsx"
import { readEntries } from "./read-entries.ts"

const picture = {
  ...{ hash: "ab".repeat(16), alt: "A plum dragon", placeholder: "#aabbcc" },
  aspect: "4x3" as const,
}
const plain: Slide = {
  ...{ id: 1, heading: "", subHeading: "", content: "", picture },
  enlarged: { ...picture, aspect: "16x9" },
  ...{ overlayColour: "", textColour: "", opacity: 100, saturation: 100 },
  ...{ freeSide: "left", canMirror: false, link: "", linkButtonText: "", opensNewTab: true },
}
const rich: Slide = {
  ...{ ...plain, id: 2, heading: "Dragon", subHeading: "Silk PLA", content: "<p>By night</p>" },
  ...{ link: "/shop/resin", linkButtonText: "See resin", opensNewTab: false },
}
const enlarging = { labels: { named: "Open {name}", numbered: "Open {number}" }, widthPx: 1920 }

function show(slides: Slide[], props: Partial<Parameters<typeof GalleryGrid>[0]> = {}) {
  const own = {
    type: "grid",
    columns: 3,
    headingLevel: "h3",
    locale: "en",
    enlarging: null,
  } as const
  return render(<GalleryGrid {...own} {...props} slides={slides} />)
}

describe("a grid of slides", () => {
  it("leads to pages of the language it is shown in", () => {
    show([rich], { locale: "de" })
    const button = screen.getByRole("link", { name: "See resin" })
    expect(button).toHaveAttribute("href", "/de/shop/resin")
  })

  it("shows a slide's texts and button", () => {
    show([rich])
    expect(screen.getByRole("heading", { level: 3, name: "Dragon" })).toBeInTheDocument()
    expect(screen.getByText("Silk PLA")).toBeVisible()
    expect(screen.getByText("By night")).toBeInTheDocument()
    const button = screen.getByRole("link", { name: "See resin" })
    expect(button).toHaveAttribute("href", "/shop/resin")
    expect(button).not.toHaveAttribute("target")
  })

  it("leads from the picture where a link has no button, in a new tab if told so", () => {
    show([{ ...rich, linkButtonText: "", opensNewTab: true }])
    const link = screen.getByRole("link", { name: "Dragon" })
    expect(link).toHaveAttribute("href", "/shop/resin")
    expect(link).toHaveAttribute("target", "_blank")
    expect(link.querySelector("img")).not.toBeNull()
  })

  it("drops links that could run a script", () => {
    show([
      { ...rich, link: "javascript:alert(1)" },
      { ...plain, link: "data:text/html,x" },
    ])
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("shows pictures as strong and colourful as told, over the overlay's colour", () => {
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
  ])("sets words of colour “%s” on a ground they can be read on", (textColour, ink, scrim) => {
    show([{ ...rich, textColour }], { type: "shadowgrid" })
    const strip = screen.getByText("Silk PLA").closest("div")
    expect(strip?.style.getPropertyValue("--ink")).toBe(ink)
    expect(strip?.style.getPropertyValue("--scrim")).toBe(scrim)
  })

  it("fetches pictures no wider than the editor's width", () => {
    show([plain], { maxWidthPx: 500 })
    expect(screen.getByAltText("A plum dragon").getAttribute("src")).toMatch(/\/4x3\/500\.webp$/)
  })

  it("shows a slide without a picture or without a word", () => {
    show([{ ...rich, picture: null, enlarged: null }, plain], { enlarging })
    expect(screen.getByText("By night").closest(".hidden")).toBeNull()
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getAllByRole("img")).toHaveLength(1)
  })
})

describe("a grid whose pictures open", () => {
  it("links each to its full picture for browsers without scripts", () => {
    show([rich, plain, { ...plain, id: 3, enlarged: { ...picture, alt: "" } }], { enlarging })
    const full = `/assets/i/${picture.hash}/16x9/1920.jpeg`
    expect(screen.getByRole("link", { name: "Open Dragon" })).toHaveAttribute("href", full)
    expect(screen.getByRole("link", { name: "Open A plum dragon" })).toHaveAttribute("href", full)
    expect(screen.getByRole("link", { name: "Open 3" })).toBeInTheDocument()
  })

  it("takes a heading for words, whatever signs are in it", () => {
    show([{ ...rich, heading: "$& {number} $1" }], { enlarging })
    expect(screen.getByRole("link", { name: "Open $& {number} $1" })).toBeInTheDocument()
  })

  it("leaves for the lightbox what a picture says, in the HTML for who has no scripts", () => {
    show([rich], { enlarging })
    expect(screen.getByText("By night").closest(".hidden")).toHaveClass("noscript:block")
  })

  it("tells the lightbox every picture with its text, and which one was pressed", () => {
    const { container } = show([plain, { ...rich, id: 3, picture: null, enlarged: null }, rich], {
      enlarging,
    })
    const [, second] = container.querySelectorAll<HTMLAnchorElement>("a[data-hash]")
    if (!second) throw new Error("two thumbnails were expected")
    const { entries, at } = readEntries(container, second)
    expect(at).toBe(1)
    expect(entries.map((entry) => entry.picture)).toEqual([
      { ...picture, aspect: "16x9" },
      { ...picture, aspect: "16x9" },
    ])
    expect(entries[0]?.text).toBeNull()
    expect(entries[1]?.text).toMatchObject({
      ...{ heading: "Dragon", subHeading: "Silk PLA" },
      link: { href: "/shop/resin", text: "See resin", opensNewTab: false },
    })
    expect(entries[1]?.text?.content?.textContent).toBe("By night")
  })
})
