const protectedPages = ["profile", "my-account", "checkout", "invoice", "seo", "admin"]

/** Matches protected pages and everything below them. Tickets by order id only, not by token. */
const protectedPath = new RegExp(
  `^(?:/[a-z]{2})?/(?:(?:${protectedPages.join("|")})(?:/|$)|print-tickets/\\d{1,10}/?$)`,
  "i",
)

/** True if a path is a protected page, for signed-in users only. */
export function isProtectedPath(path: string): boolean {
  return protectedPath.test(path)
}

const privatePages = [
  "auth",
  "enter",
  "login",
  "signup",
  "forgotpassword",
  "logout",
  ...protectedPages,
  "cart",
  "wish-list",
  "payment-return",
  "show-invoice",
  "print-tickets",
  "print-voucher",
  "order-status",
  "newsletter",
  "review",
  "report-review",
  "api/v1",
  "api/bff/(?:admin|cart|payment|review|session|wish-list)",
  "api/session",
  "api/invoice",
  "api/seo",
  // Until the next release: tabs of the older build call them (`next.config.mjs`).
  "api/cart",
  "api/payment",
]
const privatePath = new RegExp(`^(?:/[a-z]{2})?/(?:${privatePages.join("|")})(?:/|$)`, "i")

/**
 * True if the response for a path, including a redirect or a 404, belongs to one user and is not
 * cacheable.
 */
export function isPrivatePath(path: string): boolean {
  return privatePath.test(path)
}
