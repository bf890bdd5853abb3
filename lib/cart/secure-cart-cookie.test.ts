import { expect, it } from "@jest/globals"

process.env.SITE_URL = "https://shop.example"

const {
  buildCartCountCookie,
  buildCartKeyCookie,
  getCartKeyCookie: readCartKey,
} = await import("#lib/auth/cart-cookies.server.ts")

it("sets the cart key cookie with the __Host- prefix and Secure on https, and ignores the unprefixed one", () => {
  const key = "k".repeat(43)
  const { name, options } = buildCartKeyCookie(key)
  expect(name).toBe("__Host-cart")
  expect(options).toMatchObject({ secure: true, httpOnly: true, path: "/" })
  expect(options).not.toHaveProperty("domain")
  expect(buildCartCountCookie(1).options.secure).toBe(true)
  expect(readCartKey({ getAll: () => [{ name: "cart", value: key }] })).toBeNull()
})
