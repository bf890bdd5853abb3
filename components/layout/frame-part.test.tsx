/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { LayoutRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import type { ComponentProps } from "react"
import { FramePart } from "./frame-part.tsx"

type RouterContext = ComponentProps<typeof LayoutRouterContext.Provider>["value"]

/** Renders both frames around the page at these route segments below the layout. */
function renderAt(...segments: string[]) {
  const page = ["__PAGE__", {}] as unknown
  const below = segments.reduceRight((children, segment) => [segment, { children }], page)
  const context = { parentTree: [["locale", "en", "d"], { children: below }] }
  render(
    // The hook reads the tree only.
    <LayoutRouterContext.Provider value={context as unknown as RouterContext}>
      <FramePart isEnclosed={false}>menu</FramePart>
      <FramePart isEnclosed>help</FramePart>
    </LayoutRouterContext.Provider>,
  )
}

describe("frame part", () => {
  it("encloses the checkout", () => {
    renderAt("(account)", "checkout")
    expect(screen.getByText("help")).toBeInTheDocument()
    expect(screen.queryByText(/menu/)).toBeNull()
  })

  it.each([[["(shop)", "cart"]], [["(content)"]], [["(account)", "my-account", "orders"]]])(
    "leaves the whole frame around %j",
    (segments) => {
      renderAt(...segments)
      expect(screen.getByText("menu")).toBeInTheDocument()
      expect(screen.queryByText(/help/)).toBeNull()
    },
  )

  it("leaves the whole frame outside a router", () => {
    render(<FramePart isEnclosed={false}>menu</FramePart>)
    expect(screen.getByText("menu")).toBeInTheDocument()
  })
})
