/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { Pagination } from "./pagination.tsx"

const labels = {
  nav: "Pages",
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
  page: (page: number) => `Page ${page}`,
}

function renderPagination(page: number, pageCount: number) {
  const buildHref = (number: number) => (number === 1 ? "/shop/resin" : `/shop/resin/${number}`)
  render(<Pagination page={page} pageCount={pageCount} buildHref={buildHref} labels={labels} />)
}

const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href")

describe("pagination", () => {
  it("renders nothing for a single page", () => {
    renderPagination(1, 1)
    expect(screen.queryByRole("navigation")).toBeNull()
  })

  it("links to the first, previous, next and last page", () => {
    renderPagination(3, 5)
    expect(getHref("First page")).toBe("/shop/resin")
    expect(getHref("Previous page")).toBe("/shop/resin/2")
    expect(getHref("Next page")).toBe("/shop/resin/4")
    expect(getHref("Last page")).toBe("/shop/resin/5")
  })

  it('sets rel="prev" and rel="next" on the adjacent pages', () => {
    renderPagination(2, 3)
    expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("rel", "prev")
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("rel", "next")
  })

  it("sets aria-current on the current page and renders no link to it", () => {
    renderPagination(2, 3)
    expect(screen.getByText("2")).toHaveAttribute("aria-current", "page")
    expect(screen.queryByRole("link", { name: "Page 2" })).toBeNull()
  })

  it("renders no link for arrows at the first page", () => {
    renderPagination(1, 3)
    expect(screen.queryByRole("link", { name: "First page" })).toBeNull()
    expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull()
  })
})
