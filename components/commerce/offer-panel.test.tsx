/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { FakeCartApi } from "#tests/fakes/fake-cart-api.ts"
import { buyLabels, resin } from "#tests/support/render-buy-panel.tsx"
import { OfferPanel } from "./offer-panel.tsx"
import { ProductChoice } from "./product-choice.tsx"

const opening = { text: "From $24.95", fullPrice: null }
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole("radio", { name }))

it("shows price and stock of the options without buy buttons while the shop takes no orders", () => {
  const api = new FakeCartApi()
  history.replaceState(null, "", "/product/resin")
  render(
    <ProductChoice set={resin} photos={[]}>
      <OfferPanel opening={opening} locale="en" labels={buyLabels} />
    </ProductChoice>,
  )
  const status = screen.getByRole("status")
  expect(screen.getByText("From $24.95")).toBeInTheDocument()
  expect(status).toHaveTextContent("Select options")
  choose("Amber")
  choose("1 L")
  expect(screen.getByText("$39.95")).toBeInTheDocument()
  expect(status).toHaveTextContent("In stock")
  choose(/500 mL/)
  expect(status).toHaveTextContent("Out of stock")
  expect(screen.getByText("Out of stock", { selector: "p" })).not.toHaveClass("sr-only")
  expect(screen.queryAllByRole("button")).toEqual([])
  expect(screen.queryAllByRole("spinbutton")).toEqual([])
  expect(api.calls).toEqual([])
})
