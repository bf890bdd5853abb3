import "server-only"
import { notFound, redirect } from "next/navigation"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getAccountUser } from "./account-api.ts"
import type { SignedInUser } from "./signed-in-user.ts"

/**
 * Returns the signed-in admin. Responds with 404 for other users, and redirects to the login if no
 * user is signed in. For pages and server actions.
 */
export async function requireAdmin(locale: string): Promise<SignedInUser> {
  const user = await getAccountUser()
  if (user === null) redirect(buildLocalePath(locale, "/login"))
  if (!user.isAdmin) notFound()
  return user
}
