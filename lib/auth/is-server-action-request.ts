import "server-only"
import { headers } from "next/headers"

/**
 * True if the page is rendered for a server action that a script sent; the script does the redirect
 * itself.
 */
export async function isServerActionRequest(): Promise<boolean> {
  return (await headers()).has("next-action")
}
