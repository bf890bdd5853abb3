/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { heroQuoteWidget } from "./hero-quote.tsx"

const hash = "ab".repeat(16)
const context = {
  locale: "en",
  pageSlug: "about",
  item: null,
  parameters: [],
  id: "w1",
  limit: 100,
  offset: 0,
  sorting: "",
  isLcpImage: true,
  isSelling: true,
}

async function show(settings: object, locale = "en") {
  const result = heroQuoteWidget.plan(settings)
  if (!result.ok) throw new Error(`invalid settings: ${result.error.field}`)
  const { view } = await result.value.load({ ...context, locale })
  return { ...render(view), plan: result.value }
}

const getBand = () => screen.getByRole("heading", { name: "Hello" }).closest("section")

describe("hero widget", () => {
  it("is at least 500 px high and grows with its text", async () => {
    await show({ heading: "Hello" })
    expect(getBand()).toHaveClass("min-h-[500px]")
    expect(getBand()?.className).not.toMatch(/(?:^|\s)(?:h-|max-h-|overflow-hidden)/)
  })

  it("renders its text and its button", async () => {
    await show({
      heading: "Hello",
      subheading: "You",
      html: "<p>there</p>",
      button_text: "Shop",
      button_link: "/shop",
      button_colour: "wht",
    })
    expect(screen.getByRole("heading", { level: 2, name: "Hello" })).toBeInTheDocument()
    expect(screen.getByText("You")).toBeInTheDocument()
    expect(screen.getByText("there")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Shop" })).toHaveStyle({ backgroundColor: "#ffffff" })
  })

  it.each([
    ["left", "text-left"],
    ["center", "text-center"],
    ["right", "text-right"],
  ])("aligns the text horizontally: %s", async (side, className) => {
    await show({ heading: "Hello", text_justify: side })
    expect(getBand()).toHaveClass(className)
  })

  it.each([
    ["top", "content-start"],
    ["center", "content-center"],
    ["bottom", "content-end"],
  ])("aligns the text vertically: %s", async (height, className) => {
    await show({ heading: "Hello", text_align: height })
    expect(getBand()).toHaveClass(className)
  })

  it.each([
    ["stay where they are", { background_image: hash }, "text-left", false],
    ["change sides", { background_image: hash, mirror_image: 1 }, "text-right", true],
  ])("lets text and image %s in right-to-left pages: %j", async (...row) => {
    const [, settings, side, isMirrored] = row
    const { container } = await show({ heading: "Hello", text_justify: "left", ...settings }, "ar")
    expect(getBand()).toHaveClass(side)
    expect(container.querySelector("img")?.className.includes("[scale:-1_1]")).toBe(isMirrored)
  })

  it("aligns the text to the inline start without an image", async () => {
    await show({ heading: "Hello", text_justify: "left" }, "ar")
    expect(getBand()).toHaveClass("text-right")
  })

  it("renders its image with high fetch priority, and the set opacity and saturation", async () => {
    const { container, plan } = await show({
      heading: "Hello",
      background_image: hash,
      image_opacity: "50",
      image_saturation: 0,
    })
    expect(plan.isLcpCandidate).toBe(true)
    const picture = container.querySelector("img")
    expect(picture).toHaveAttribute("fetchpriority", "high")
    expect(picture?.src).toContain(`${hash}/16x9/`)
    expect(picture?.closest("div")).toHaveStyle({ opacity: "0.5", filter: "saturate(0%)" })
  })

  it("falls back to the rendered images of the CMS for background and overlay", async () => {
    const record = { aspect: "8x5", width: 900, height: 563, url: "", webp_url: "", avif_url: "" }
    const rendered = { ...record, hash, alt: "A seal", placeholder: "#aabbcc" }
    const hashes = { background_image: rendered, overlay_image: rendered }
    const { container } = await show({
      heading: "Hello",
      background_image: 4,
      image_hashes: hashes,
    })
    expect(container.querySelectorAll("img")).toHaveLength(2)
    expect(screen.getByAltText("A seal").getAttribute("src")).toContain("/8x5/")
  })

  it("fixes the image in the viewport only with the parallax setting", async () => {
    const withParallax = await show({ heading: "Hello", background_image: hash, parallax: "1" })
    expect(withParallax.container.querySelector(".fixed")).toHaveClass("motion-reduce:absolute")
    withParallax.unmount()
    const { container } = await show({ heading: "Hello", background_image: hash })
    expect(container.querySelector(".fixed")).toBeNull()
  })

  it("accepts invalid settings and falls back to the defaults", async () => {
    await show({
      heading: "Hello",
      text_justify: "",
      text_align: "middle",
      image_opacity: "",
      background_video: "none",
      image_hashes: [],
      overlay_colour: null,
    })
    expect(getBand()).toHaveClass("text-center")
  })

  it("renders nothing without settings, and only the image without text", async () => {
    expect((await show({})).container).toBeEmptyDOMElement()
    const { container } = await show({ background_image: hash })
    expect(container.querySelector("section")).toHaveTextContent("")
  })
})
