import { buildEtag, hasSeen } from "./etag.ts"

const piece = 16 * 1024

type XmlDocumentInfo = {
  type: string
  /** What the document depends on; null where that costs as much as the document. */
  version: readonly unknown[] | null
}

/** As long as a change may take to be seen by whoever keeps such an answer for others. */
const caching = "public, max-age=0, s-maxage=60"

/**
 * Sends a document while it is being written, never more of it in memory than a piece. It begins
 * once there is something to send: what fails before is thrown here, what fails later cuts the
 * answer off, so that nobody takes half a document for a whole one.
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

/** Texts in pieces large enough to be worth sending. */
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

/** The next piece is made when whoever reads has taken the one before. */
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
