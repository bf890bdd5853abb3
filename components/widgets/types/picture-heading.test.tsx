/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { pictureHeadingWidget } from "./picture-heading.tsx"

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
  const result = pictureHeadingWidget.plan(settings)
  if (!result.ok) throw new Error(`invalid settings: ${result.error.field}`)
  const { view } = await result.value.load({ ...context, locale })
  return { ...render(view), plan: result.value }
}

describe("heading over an image", () => {
  it("renders the page's h1 over an image at 16x5", async () => {
    const { container, plan } = await show({ title: "Workshop", background_image: hash })
    expect(screen.getByRole("heading", { level: 1, name: "Workshop" })).toBeInTheDocument()
    expect([plan.isPageHeading, plan.isLcpCandidate]).toEqual([true, true])
    expect(container.querySelector("img")?.src).toContain(`${hash}/16x5/`)
  })

  it.each([
    ["en", {}, "text-left", false],
    ["en", { free_side: "right", mirror_image: 1 }, "text-right", false],
    ["ar", { free_side: "top" }, "text-left", false],
    ["ar", { mirror_image: 1 }, "text-right", true],
  ])("aligns the text to the image's free side in %s with %j", async (...row) => {
    const [locale, settings, side, isMirrored] = row
    const given = { title: "Workshop", background_image: hash, ...settings }
    const { container } = await show(given, locale)
    expect(container.firstElementChild).toHaveClass(side)
    expect(container.querySelector("img")?.className.includes("[scale:-1_1]")).toBe(isMirrored)
  })

  it.each([null, 12, "/uploads/a.jpg"])(
    "renders the heading alone if the image is %j",
    async (image) => {
      const { container, plan } = await show({ title: "Workshop", background_image: image })
      expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument()
      expect(container.querySelector("img")).toBeNull()
      expect(plan.isLcpCandidate).toBe(false)
    },
  )

  it("renders nothing and provides no page heading without a title", async () => {
    const { container, plan } = await show({ title: " ", background_image: hash })
    expect(container).toBeEmptyDOMElement()
    expect([plan.isPageHeading, plan.isLcpCandidate]).toEqual([false, false])
  })
})
