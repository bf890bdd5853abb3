import { describe, expect, it } from "@jest/globals"
import { isPrivatePath, isProtectedPath } from "./private-paths.ts"

const token = "Zx8_-Zx8_-Zx8_-Zx8_-Zx8_-Zx8_-Zx8_-Zx8_-Zx8"

describe("the path", () => {
  it.each([
    "/checkout",
    "/en/checkout",
    "/invoice/12",
    "/invoice/print/12",
    "/print-tickets/12",
    "/seo",
    "/seo/audit",
    "/admin",
    "/de/admin/orders/12",
  ])("%s is protected and private", (path) => {
    expect(isProtectedPath(path)).toBe(true)
    expect(isPrivatePath(path)).toBe(true)
  })

  it.each([
    "/cart",
    "/payment-return",
    "/api/bff/cart/read",
    "/api/bff/admin",
    "/api/bff/payment",
    "/api/bff/session/check",
    "/api/session/oauth",
    "/api/cart/read",
    "/api/invoice/12",
    "/de/cart",
    "/wish-list",
    `/wish-list/shared/${token}`,
    "/api/bff/wish-list/save",
    `/show-invoice/${token}`,
    `/show-invoice/print/${token}`,
    `/print-tickets/${token}`,
    `/print-voucher/${token}`,
    `/order-status/${token}`,
    "/api/payment",
  ])("%s needs no login and is private", (path) => {
    expect(isProtectedPath(path)).toBe(false)
    expect(isPrivatePath(path)).toBe(true)
  })

  it.each([
    "/",
    "/shop",
    "/product/cart",
    "/carts",
    "/checkout-tips",
    "/api/cartography",
    "/api/bff",
    "/api/bff/suggest",
    "/api/bff/gallery",
    "/api/bff/freshness",
    "/api/bff/captcha",
    "/invoices",
  ])("%s is public", (path) => {
    expect(isProtectedPath(path)).toBe(false)
    expect(isPrivatePath(path)).toBe(false)
  })
})
