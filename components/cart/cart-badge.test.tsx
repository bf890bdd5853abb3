/** @jest-environment jsdom */
import { TextEncoder } from "node:util"
import { act, render, screen, within } from "@testing-library/react"
import { startOptimisticAdd } from "#lib/cart/browser/cart-count-store.ts"
import { saveCartCountCookie } from "#tests/fakes/fake-cart-api.ts"
import { CartBadge } from "./cart-badge.tsx"

const items = { one: "Cart, {number} item", other: "Cart, {number} items" }
const labels = { cart: "Cart", items }
const badge = <CartBadge icon={<svg />} href="/cart" locale="en" labels={labels} />
const showTab = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")))

beforeEach(() => saveCartCountCookie(0))

describe("CartBadge", () => {
  it("renders a link without a count on the server", async () => {
    Object.assign(globalThis, { TextEncoder })
    const { renderToString } = await import("react-dom/server.edge")
    saveCartCountCookie(3)
    const page = renderToString(badge)
    expect(page).toContain('<a href="/cart"')
    expect(page).toMatch(/<span class="sr-only">Cart<\/span><\/a>$/)
  })

  it("shows no count for an empty cart", () => {
    render(badge)
    expect(screen.getByRole("link", { name: "Cart" })).toHaveTextContent(/^CartCart$/)
  })

  it.each([
    [1, "Cart, 1 item", "1"],
    [3, "Cart, 3 items", "3"],
    [240, "Cart, 240 items", "99+"],
  ])("shows a count of %i", (count, name, number) => {
    saveCartCountCookie(count)
    render(badge)
    const link = screen.getByRole("link", { name })
    expect(within(link).getByText(number)).toHaveAttribute("aria-hidden", "true")
  })

  it.each([
    [1, "Корзина, 1 товар"],
    [3, "Корзина, 3 товара"],
    [21, "Корзина, 21 товар"],
    [111, "Корзина, 111 товаров"],
  ])("uses the plural form of another language for %i", (count, name) => {
    saveCartCountCookie(count)
    const forms = { one: "{number} товар", few: "{number} товара", many: "{number} товаров" }
    const entries = Object.entries(forms).map(([form, text]) => [form, `Корзина, ${text}`])
    const russian = { cart: "Корзина", items: Object.fromEntries(entries) }
    render(<CartBadge icon={<svg />} href="/ru/cart" locale="ru" labels={russian} />)
    expect(screen.getByRole("link")).toHaveAccessibleName(name)
  })

  it("shows the count optimistically while items are being added", () => {
    render(badge)
    let finish = (_isTaken: boolean) => {}
    act(() => {
      finish = startOptimisticAdd(2)
    })
    expect(screen.getByRole("link")).toHaveAccessibleName("Cart, 2 items")
    act(() => finish(false))
    expect(screen.getByRole("link")).toHaveAccessibleName("Cart")
  })

  it("shows the count of another tab once the page becomes visible again", async () => {
    render(badge)
    saveCartCountCookie(4)
    await showTab()
    expect(screen.getByRole("link")).toHaveAccessibleName("Cart, 4 items")
  })
})
