/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { callToActionWidget } from "./call-to-action.tsx"

const left = "ab".repeat(16)
const right = "cd".repeat(16)
const context = {
  locale: "en",
  pageSlug: "about",
  item: null,
  parameters: [],
  id: "w1",
  limit: 100,
  offset: 0,
  sorting: "",
  isLcpImage: false,
  isSelling: true,
}

async function show(settings: object) {
  const result = callToActionWidget.plan(settings)
  if (!result.ok) throw new Error(`invalid settings: ${result.error.field}`)
  return render((await result.value.load(context)).view)
}

const button = { button_text: "Ask us", button_link: "/contact" }

describe("call to action widget", () => {
  it("renders square images before and after the text", async () => {
    const { container } = await show({ heading: "Ask", left_image: left, right_image: right })
    const order = [...container.querySelectorAll("img, h2")].map(
      (element) => element.getAttribute("src")?.split("/").slice(3, 5).join(" ") ?? "heading",
    )
    expect(order).toEqual([`${left} 1x1`, "heading", `${right} 1x1`])
  })

  it("renders heading, subheading, text and button", async () => {
    await show({ heading: "Ask", subheading: "Any time.", html: "<p>We answer.</p>", ...button })
    expect(screen.getByRole("heading", { level: 2, name: "Ask" })).toBeInTheDocument()
    expect(screen.getByText("Any time.")).toBeInTheDocument()
    expect(screen.getByText("We answer.")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact")
  })

  it("opens external links, and others if set, in a new tab", async () => {
    const withNewTab = await show({ ...button, open_in_new_tab: "1" })
    expect(screen.getByRole("link")).toHaveAttribute("target", "_blank")
    withNewTab.unmount()
    const inside = await show(button)
    expect(screen.getByRole("link")).not.toHaveAttribute("target")
    inside.unmount()
    await show({ ...button, button_link: "https://example.com/" })
    expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer")
  })

  it("applies the colour code to the button", async () => {
    await show({ ...button, button_colour: "sec" })
    expect(screen.getByRole("link")).toHaveStyle({ backgroundColor: "var(--color-accent)" })
  })

  it("renders nothing without heading, text or a safe button link", async () => {
    const settings = { left_image: left, button_text: "Ask", button_link: "data:text/html,x" }
    expect((await show(settings)).container).toBeEmptyDOMElement()
  })
})
