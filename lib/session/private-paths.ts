const memberPages = ["profile", "my-account", "checkout"]

/** Pages that need a login, with all below them. */
const memberPath = new RegExp(`^(?:/[a-z]{2})?/(?:${memberPages.join("|")})(?:/|$)`, "i")

/** Whether an address is for those who are signed in only. */
export function isMemberPath(path: string): boolean {
  return memberPath.test(path)
}
