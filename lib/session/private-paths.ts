const memberPages = ["profile", "my-account", "checkout"]

/** Pages that need a login, with all below them. */
const memberPath = new RegExp(`^(?:/[a-z]{2})?/(?:${memberPages.join("|")})(?:/|$)`, "i")

/** Whether an address is for those who are signed in only. */
export function isMemberPath(path: string): boolean {
  return memberPath.test(path)
}

const privateAddress =
  /^(?:\/[a-z]{2})?\/(?:api\/(?:v1|session)|auth|enter|login|signup|forgotpassword|logout|profile|my-account|checkout)(?:\/|$)/i

/** Whether what an address answers, also that it is elsewhere or not at all, is for one visitor alone. */
export function isPrivateAddress(path: string): boolean {
  return privateAddress.test(path)
}
