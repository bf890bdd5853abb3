import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import adminTexts from "../../../messages/admin/en.json"

/** The areas of the back office, each with a path below `/admin`. */
type AdminArea = "start" | "orders" | "pages" | "products" | "prices" | "reviews"

/** Builds the metadata of a page of the back office, which no search engine lists. */
export async function buildAdminMetadata(locale: string, area: AdminArea): Promise<Metadata> {
  const path = area === "start" ? "/admin" : `/admin/${area}`
  const facts = { path, locale, title: adminTexts.nav[area], description: "" }
  return buildMetadata(await getSite(), { ...facts, isUnlisted: true })
}

/** Returns the record id of a path segment. Responds with 404 for anything else. */
export function parseRecordId(segment: string): number {
  if (!/^[1-9]\d{0,9}$/.test(segment)) notFound()
  return Number(segment)
}
