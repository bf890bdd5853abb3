export type ListedObject = { key: string; changedAtMs: number }

/**
 * Parses one page of a ListObjectsV2 response. `next` is the continuation token. Throws an Error
 * for other XML. Imports its parser at the first call: a shop without S3 never needs it.
 */
export async function parseListing(
  xml: string,
): Promise<{ objects: ListedObject[]; next: string | null }> {
  const { load } = await import("cheerio/slim")
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
