/** The query of a link in one of the shop's emails. */
export type EmailLink = { email: string; code: string }

/** A page's query, as Next.js provides it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/**
 * Parses the code and the email address from an emailed link; null if the page was opened any other
 * way.
 */
export function parseEmailLink({ email, code }: PageQuery): EmailLink | null {
  if (typeof email !== "string" || typeof code !== "string") return null
  const isPlausible = email !== "" && email.length <= 320 && code !== "" && code.length <= 20
  return isPlausible ? { email, code } : null
}
