const memberPages = ["profile", "my-account", "checkout", "invoice", "seo"]

/** Pages that need a login, with all below them. Tickets by their order's number, not by a token. */
const memberPath = new RegExp(
  `^(?:/[a-z]{2})?/(?:(?:${memberPages.join("|")})(?:/|$)|print-tickets/\\d{1,10}/?$)`,
  "i",
)

/** Whether an address is for those who are signed in only. */
export function isMemberPath(path: string): boolean {
  return memberPath.test(path)
}

const privatePages = [
  ...["auth", "enter", "login", "signup", "forgotpassword", "logout", ...memberPages],
  ...["cart", "payment-return", "show-invoice", "print-tickets", "print-voucher"],
  ...["api/v1", "api/session", "api/cart", "api/invoice", "api/payment", "api/seo"],
]
const privateAddress = new RegExp(`^(?:/[a-z]{2})?/(?:${privatePages.join("|")})(?:/|$)`, "i")

/** Whether what an address answers, also that it is elsewhere or not at all, is for one visitor alone. */
export function isPrivateAddress(path: string): boolean {
  return privateAddress.test(path)
}
