import { notFound, permanentRedirect } from "next/navigation"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { resolveRedirect } from "#lib/seo/resolve-redirect.ts"

/**
 * Handles a path without a page: redirects permanently if a redirect is configured, else calls
 * `notFound`.
 */
export async function handleMissingPath(locale: string, path: string): Promise<never> {
  const target = resolveRedirect(await getSite(), path)
  if (target !== null) permanentRedirect(buildLocalePath(locale, target))
  notFound()
}
