/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { ProductTile as Tile } from "#lib/catalogue/product.ts"
import { parseAmount } from "#lib/money.ts"
import { ProductTile } from "./product-tile.tsx"

const labels = {
  new: "New",
  special: "Special",
  outOfStock: "Out of stock",
  details: "Details",
  fullPrice: "Full price",
  specialPrice: "Special price",
  from: (price: string) => `From ${price}`,
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
    ...part,
  }
  render(<ProductTile tile={tile} labels={labels} locale="en" headingLevel={2} />)
}

describe("a product in a grid", () => {
  it("is one link, named like the product, with a Details button to see", () => {
    renderTile()
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(screen.getByRole("link", { name: "Mini urn" })).toHaveAttribute(
      "href",
      "/product/mini-urn",
    )
    expect(screen.getByText("Details")).toBeInTheDocument()
  })

  it("shows its price and blurb, and no badge it has not earned", () => {
    renderTile()
    expect(screen.getByText("$24.95")).toBeInTheDocument()
    expect(screen.getByText("Fits in a palm.")).toBeInTheDocument()
    for (const text of ["New", "Special", "Out of stock"])
      expect(screen.queryByText(text)).toBeNull()
  })

  it("says from which price its SKUs begin", () => {
    renderTile({ hasPriceRange: true })
    expect(screen.getByText("From $24.95")).toBeInTheDocument()
  })

  it("shows every badge, the full price of a special struck through, and that it is sold out", () => {
    renderTile({
      ...{ isNew: true, isOnSpecial: true, isInStock: false, badge: "Handmade" },
      fullPrice: parseAmount("30.00"),
    })
    for (const text of ["New", "Special", "Handmade", "Out of stock"]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    expect(screen.getByText("$30.00").closest("s")).not.toBeNull()
  })
})
