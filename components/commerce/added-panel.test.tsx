/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import type { AddedPanelData, AddedPanelTile } from "#lib/cart/added-panel-data.ts"
import { parseCents } from "#lib/contract/money.ts"
import { buildCart, buildCartItem } from "#tests/assertions/shown-cart.ts"
import { AddedPanel } from "./added-panel.tsx"
import type { Addition } from "./buy-actions.tsx"

const buildTile = (name: string): AddedPanelTile => {
  const slug = name.toLowerCase()
  return { slug, name, path: `/product/${slug}`, price: "$9.90", picture: null }
}
const data: AddedPanelData = {
  labels: {
    title: "Added to your cart",
    close: "Close",
    quantity: "Qty {qty}",
    freeMore: "Spend {amount} more for free delivery.",
    goesWith: "Goes well with",
    viewCart: "View cart",
    checkOut: "Check out",
  },
  freeOver: parseCents(20_000),
  goesWith: ["Tray", "Gloves", "Film", "Mask", "Funnel"].map(buildTile),
}
const realFetch = globalThis.fetch
let paths: string[]
let status: number

beforeEach(() => {
  paths = []
  status = 200
  globalThis.fetch = async (path) => {
    paths.push(String(path))
    const text = async () => JSON.stringify(data)
    return { status, ok: status === 200, headers: new Headers(), text } as Response
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const item = { ...buildCartItem({ id: 1, qty: 3 }), skuId: 5, productName: "Clear resin" }
const tray = { ...buildCartItem({ id: 2, qty: 1 }), skuId: 6, slug: "tray" }
const cart = buildCart([item, tray])

/** Adds two pieces of the item at each press of the button. */
function Page() {
  const [addition, setAddition] = useState<Addition | null>(null)
  const paths = { cartPath: "/cart", checkoutPath: "/checkout" }
  return (
    <>
      <button type="button" onClick={() => setAddition({ sku: 5, qty: 2, cart })}>
        Add
      </button>
      {addition && <AddedPanel productId={7} addition={addition} locale="en" {...paths} />}
    </>
  )
}

const add = () => screen.getByRole("button", { name: "Add" })
const findPanel = () => screen.findByRole("dialog", { name: "Added to your cart" })

describe("the panel after an addition", () => {
  it("shows what was added, the way to free delivery, what goes with it and the ways on", async () => {
    render(<Page />)
    fireEvent.click(add())
    const panel = within(await findPanel())
    expect(panel.getByText("Clear resin")).toBeInTheDocument()
    expect(panel.getByText(/Qty 2/)).toBeInTheDocument()
    expect(panel.getByText(/^Spend \$[\d.]+ more for free delivery\.$/)).toBeInTheDocument()
    expect(panel.getByRole("link", { name: /^Gloves/ })).toHaveAttribute("href", "/product/gloves")
    expect(panel.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
    expect(panel.getByRole("link", { name: "Check out" })).toHaveAttribute("href", "/checkout")
    expect(paths).toEqual([expect.stringContaining("/added-to-cart?product=7&locale=en")])
  })

  it("shows three products that are not in the cart", async () => {
    render(<Page />)
    fireEvent.click(add())
    const list = within(await findPanel()).getByRole("list")
    const names = within(list).getAllByRole("link")
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Gloves$9.90",
      "Film$9.90",
      "Mask$9.90",
    ])
  })

  it("moves the focus of a keyboard into it, and back when Escape closes it", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.tab()
    await user.keyboard("{Enter}")
    const panel = await findPanel()
    await waitFor(() => expect(panel).toHaveFocus())
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(add()).toHaveFocus()
  })

  it("is closed by its button, and opens again for the next addition", async () => {
    render(<Page />)
    fireEvent.click(add())
    fireEvent.click(within(await findPanel()).getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
    fireEvent.click(add())
    expect(await findPanel()).toBeInTheDocument()
    expect(paths).toHaveLength(1)
  })

  it("is not shown while the shop does not respond", async () => {
    status = 503
    render(<Page />)
    fireEvent.click(add())
    await waitFor(() => expect(paths).toHaveLength(1))
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
