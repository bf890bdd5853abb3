import type { Metadata } from "next"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/** Returns the metadata of a page for signing in or out, excluded from search engines. */
export async function getSignInMetadata(
  locale: string,
  path: string,
  title: string,
): Promise<Metadata> {
  return buildMetadata(await getSite(), { path, locale, title, description: "", isUnlisted: true })
}
