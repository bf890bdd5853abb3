import type { Metadata } from "next"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/** What a browser shows of a page for signing in or out; search engines are asked to leave it out. */
export async function getSignInMetadata(
  locale: string,
  path: string,
  title: string,
): Promise<Metadata> {
  return buildMetadata(await getSite(), { path, locale, title, description: "", isUnlisted: true })
}
