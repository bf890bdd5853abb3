/** What the link in a mail of ours carries. */
export type Letter = { email: string; code: string }

/** A page's query, as the framework gives it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** The code and address from a mail's link; null where the page was opened in another way. */
export function readLetter({ email, code }: PageQuery): Letter | null {
  if (typeof email !== "string" || typeof code !== "string") return null
  const isPlausible = email !== "" && email.length <= 320 && code !== "" && code.length <= 20
  return isPlausible ? { email, code } : null
}
