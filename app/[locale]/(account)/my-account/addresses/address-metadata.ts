import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/** Builds the metadata of an address book page. All of them are `noindex`. */
export async function buildAddressMetadata(
  title: "title" | "newTitle" | "editTitle",
  path: string,
  locale: string,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "address" })
  const facts = { path, locale, title: t(title), description: "" }
  return buildMetadata(await getSite(), { ...facts, isUnlisted: true })
}
