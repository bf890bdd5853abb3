const memberPages = ["profile", "my-account", "checkout", "invoice", "seo"]

/** Matches protected pages and everything below them. Tickets by order id only, not by token. */
const memberPath = new RegExp(
  `^(?:/[a-z]{2})?/(?:(?:${memberPages.join("|")})(?:/|$)|print-tickets/\\d{1,10}/?$)`,
  "i",
)

/** True if a path is a protected page, for signed-in users only. */
export function isMemberPath(path: string): boolean {
  return memberPath.test(path)
}

const privatePages = [
  ...["auth", "enter", "login", "signup", "forgotpassword", "logout", ...memberPages],
  ...["cart", "payment-return", "show-invoice", "print-tickets", "print-voucher"],
  ...["api/v1", "api/session", "api/cart", "api/invoice", "api/payment", "api/seo"],
]
const privateAddress = new RegExp(`^(?:/[a-z]{2})?/(?:${privatePages.join("|")})(?:/|$)`, "i")

/**
 * True if the response for a path, including a redirect or a 404, belongs to one user and is not
 * cacheable.
 */
export function isPrivateAddress(path: string): boolean {
  return privateAddress.test(path)
}
