import "server-only"
import { headers } from "next/headers"
import { getLocale } from "next-intl/server"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import type { CallBy } from "./ask-account.ts"

/**
 * What the API is told of the visitor whose page, form or call is being answered: the network address
 * they come from, and the language they read.
 */
export async function getVisitor(): Promise<Required<Pick<CallBy, "visitor" | "language">>> {
  const [sent, language] = await Promise.all([headers(), getLocale()])
  return { visitor: sent.get(visitorHeader), language }
}
