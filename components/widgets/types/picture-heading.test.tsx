/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { pictureHeadingWidget } from "./picture-heading.tsx"

const hash = "ab".repeat(16)
const context = {
  ...{ locale: "en", pageSlug: "about", item: null, id: "w1" },
  ...{ limit: 100, offset: 0, sorting: "", isLead: true, isSelling: true },
}

async function show(settings: object) {
  const result = pictureHeadingWidget.plan(settings)
  if (!("plan" in result)) throw new Error(`refused: ${result.refusal.field}`)
  const { view } = await result.plan.load(context)
  return { ...render(view), plan: result.plan }
}

describe("a title over a picture", () => {
  it("is the page's first heading over a picture of 16x5", async () => {
    const { container, plan } = await show({ title: "Workshop", background_image: hash })
    expect(screen.getByRole("heading", { level: 1, name: "Workshop" })).toBeInTheDocument()
    expect([plan.isPageHeading, plan.isLeadPicture]).toEqual([true, true])
    expect(container.querySelector("img")?.src).toContain(`${hash}/16x5/`)
  })

  it.each([null, 12, "/uploads/a.jpg"])(
    "stands without a picture where it is %j",
    async (image) => {
      const { container, plan } = await show({ title: "Workshop", background_image: image })
      expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument()
      expect(container.querySelector("img")).toBeNull()
      expect(plan.isLeadPicture).toBe(false)
    },
  )

  it("leaves the page its own heading where it has no title", async () => {
    const { container, plan } = await show({ title: " ", background_image: hash })
    expect(container).toBeEmptyDOMElement()
    expect([plan.isPageHeading, plan.isLeadPicture]).toEqual([false, false])
  })
})
