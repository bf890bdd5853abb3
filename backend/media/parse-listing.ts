import { load } from "cheerio"

export type ListedObject = { key: string; changedAtMs: number }

/** One page of a bucket's listing, and how to ask for the next. Throws an Error for anything else. */
export function parseListing(xml: string): { objects: ListedObject[]; next: string | null } {
  const page = load(xml, { xml: true })
  if (page("ListBucketResult").length !== 1) {
    throw new Error("The media storage answers with something else than a listing.")
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
