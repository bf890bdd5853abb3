import "server-only"
import { notFound, redirect } from "next/navigation"
import { getAccountUser } from "#lib/api/account.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { SignedInUser } from "./signed-in-user.ts"

/**
 * The administrator who asks. For customers who are none there is no such page; who is not signed in
 * goes to log in. For pages and actions.
 */
export async function requireAdmin(locale: string): Promise<SignedInUser> {
  const user = await getAccountUser()
  if (user === null) redirect(buildLocalePath(locale, "/login"))
  if (!user.isAdmin) notFound()
  return user
}
