import { buildEtag, hasSeen } from "./etag.ts"

const piece = 16 * 1024

type XmlDocumentInfo = {
  type: string
  /**
   * All values that the document depends on, the source of its ETag; null where computing them
   * costs as much as the document.
   */
  version: readonly unknown[] | null
}

/** A shared cache may serve a response for up to 60 s after a change. */
const caching = "public, max-age=0, s-maxage=60"

/**
 * Returns a response that streams a document while it is generated, with one chunk in memory. Waits
 * for the first chunk and throws its errors. A later error aborts the response, so that no client
 * takes an incomplete document for a complete one. Returns 304 if the client has the current ETag.
 */
export async function buildXmlResponse(
  request: Request,
  { type, version }: XmlDocumentInfo,
  write: () => AsyncIterable<string>,
): Promise<Response> {
  const etag = version && buildEtag(version)
  const headers = new Headers({ "Cache-Control": caching, ...(etag && { ETag: etag }) })
  if (etag && hasSeen(request, etag)) return new Response(null, { status: 304, headers })
  headers.set("Content-Type", `${type}; charset=utf-8`)
  const pieces = joinPieces(write())
  const first = await pieces.next()
  return new Response(buildStream(first, pieces), { headers })
}

/** Joins texts to chunks of at least 16 KiB, except the last. */
async function* joinPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let waiting = ""
  for await (const text of texts) {
    waiting += text
    if (waiting.length < piece) continue
    yield encoder.encode(waiting)
    waiting = ""
  }
  if (waiting !== "") yield encoder.encode(waiting)
}

/** Builds a pull-based stream: the next chunk is generated after the client has read the last. */
function buildStream(
  first: IteratorResult<Uint8Array<ArrayBuffer>, unknown>,
  rest: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let ready: IteratorResult<Uint8Array<ArrayBuffer>, unknown> | null = first
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = ready ?? (await rest.next())
        ready = null
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await rest.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
