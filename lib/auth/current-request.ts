import "server-only"
import { headers } from "next/headers"
import { getLocale } from "next-intl/server"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import type { CallContext } from "./authenticated-client.ts"

/**
 * Returns what the API learns about the client of the page, form or call being handled: IP address
 * and language.
 */
export async function getClientInfo(): Promise<
  Required<Pick<CallContext, "visitor" | "language">>
> {
  const [sent, language] = await Promise.all([headers(), getLocale()])
  return { visitor: sent.get(visitorHeader), language }
}

/**
 * True if the page is rendered for a server action that a script sent; the script does the redirect
 * itself.
 */
export async function isServerActionRequest(): Promise<boolean> {
  return (await headers()).has("next-action")
}
