/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react"
import type { ProductTile as Tile } from "#lib/catalogue/product.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { ProductTile } from "./product-grid.tsx"

const labels = {
  save: (name: string) => `Save ${name}`,
  new: "New",
  special: "Special",
  outOfStock: "Out of stock",
  details: "Details",
  fullPrice: "Full price",
  specialPrice: "Special price",
  from: (price: string) => `From ${price}`,
  rating: (rating: string, count: number) => `${rating} out of 5 stars, ${count} reviews`,
}

function renderTile(part: Partial<Tile> = {}) {
  const tile: Tile = {
    id: 1,
    name: "Mini urn",
    slug: "mini-urn",
    blurb: "Fits in a palm.",
    badge: "",
    price: parseAmount("24.95"),
    fullPrice: parseAmount("24.95"),
    hasPriceRange: false,
    priceChangesAt: null,
    picture: null,
    isInStock: true,
    isNew: false,
    isOnSpecial: false,
    rating: null,
    ...part,
  }
  render(<ProductTile tile={tile} labels={labels} locale="en" headingLevel={2} />)
}

describe("ProductTile", () => {
  it("renders one link named after the product, with a visible Details button", () => {
    renderTile()
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(screen.getByRole("link", { name: "Mini urn" })).toHaveAttribute(
      "href",
      "/product/mini-urn",
    )
    expect(screen.getByText("Details")).toBeInTheDocument()
  })

  it("links to the options that were searched for", () => {
    renderTile({ optionQuery: "?colour=teal" })
    expect(screen.getByRole("link")).toHaveAttribute("href", "/product/mini-urn?colour=teal")
  })

  it("shows price and blurb, and no badge that does not apply", () => {
    renderTile()
    expect(screen.getByText("$24.95")).toBeInTheDocument()
    expect(screen.getByText("Fits in a palm.")).toBeInTheDocument()
    for (const text of ["New", "Special", "Out of stock"])
      expect(screen.queryByText(text)).toBeNull()
  })

  it("shows the lowest price of a price range", () => {
    renderTile({ hasPriceRange: true })
    expect(screen.getByText("From $24.95")).toBeInTheDocument()
  })

  it("shows the stars of its reviews with a text for screen readers, and none without reviews", () => {
    renderTile({ rating: { average: 4, count: 12 } })
    expect(screen.getByText("4.0 out of 5 stars, 12 reviews")).toBeInTheDocument()
    expect(screen.getByText(/4\.0 \(12\)/)).toHaveAttribute("aria-hidden", "true")
    cleanup()
    renderTile()
    expect(screen.queryByText(/★/)).toBeNull()
  })

  it("shows all badges, the struck-through full price of a special, and Out of stock", () => {
    renderTile({
      isNew: true,
      isOnSpecial: true,
      isInStock: false,
      badge: "Handmade",
      fullPrice: parseAmount("30.00"),
    })
    for (const text of ["New", "Special", "Handmade", "Out of stock"]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    expect(screen.getByText("$30.00").closest("s")).not.toBeNull()
  })
})
