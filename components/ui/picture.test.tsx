/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { Picture } from "./picture.tsx"

const picture = {
  hash: "a".repeat(32),
  alt: "A curlew",
  placeholder: "#aabbcc",
  aspect: "4x3",
} as const

describe("picture element", () => {
  it("offers AVIF in every width and falls back to WebP", () => {
    const { container } = render(<Picture picture={picture} widths={[190, 300]} sizes="10rem" />)
    const sources = [...container.querySelectorAll("source")]
    expect(sources.map(({ type }) => type)).toEqual(["image/avif"])
    expect(sources[0]).toHaveAttribute(
      "srcset",
      `/assets/i/${picture.hash}/4x3/200.avif 200w, /assets/i/${picture.hash}/4x3/300.avif 300w`,
    )
    expect(screen.getByAltText("A curlew").getAttribute("src")).toMatch(/300\.webp$/)
  })

  it("reserves its space, shows the placeholder colour and loads lazily", () => {
    render(<Picture picture={picture} widths={[300]} sizes="10rem" />)
    const img = screen.getByAltText("A curlew")
    expect(img).toHaveAttribute("width", "300")
    expect(img).toHaveAttribute("height", "225")
    expect(img).toHaveAttribute("loading", "lazy")
    expect(img).toHaveStyle({ backgroundColor: "#aabbcc" })
  })

  it("offers an art-directed crop for the given media query before the default source", () => {
    const narrow = {
      media: "(width < 45rem)",
      aspect: "1x1",
      widths: [300],
      sizes: "100vw",
    } as const
    const { container } = render(
      <Picture picture={picture} widths={[600]} sizes="50vw" narrow={narrow} />,
    )
    const [first, second] = container.querySelectorAll("source")
    expect(first).toHaveAttribute("media", "(width < 45rem)")
    expect(first?.srcset).toBe(`/assets/i/${picture.hash}/1x1/300.avif 300w`)
    expect(second).not.toHaveAttribute("media")
    expect(second?.srcset).toContain("/4x3/")
  })

  it("loads eagerly with high fetch priority if it is the LCP image", () => {
    render(<Picture picture={picture} widths={[300]} sizes="10rem" priority />)
    const img = screen.getByAltText("A curlew")
    expect(img).toHaveAttribute("fetchpriority", "high")
    expect(img).not.toHaveAttribute("loading")
  })
})
