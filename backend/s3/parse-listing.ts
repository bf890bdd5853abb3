import { load } from "cheerio"

export type ListedObject = { key: string; changedAtMs: number }

/**
 * Parses one page of a ListObjectsV2 response. `next` is the continuation token. Throws an Error
 * for other XML.
 */
export function parseListing(xml: string): { objects: ListedObject[]; next: string | null } {
  const page = load(xml, { xml: true })
  if (page("ListBucketResult").length !== 1) {
    throw new Error("The media storage did not respond with a listing.")
  }
  const objects = page("Contents")
    .toArray()
    .map((element) => ({
      key: page(element).children("Key").text(),
      changedAtMs: Date.parse(page(element).children("LastModified").text()),
    }))
  const next = page("NextContinuationToken").text()
  return { objects, next: page("IsTruncated").text() === "true" && next !== "" ? next : null }
}
