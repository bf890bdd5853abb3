import { notFound, permanentRedirect } from "next/navigation"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { resolveRedirect } from "#lib/site/resolve-redirect.ts"

/** Sends the visitor where a moved address leads now, or answers that there is no such page. */
export async function refuseAbsent(locale: string, path: string): Promise<never> {
  const target = resolveRedirect(await getSite(), path)
  if (target !== null) permanentRedirect(buildLocalePath(locale, target))
  notFound()
}
