import { createHash } from "node:crypto"
import { matchesEtag } from "#lib/runtime/http-headers.ts"

const chunkLength = 16 * 1024

type XmlDocumentInfo = {
  type: string
  /**
   * All values that the document depends on, the source of its ETag; null where computing them
   * costs as much as the document.
   */
  version: readonly unknown[] | null
}

/** A shared cache may serve a response for up to 60 s after a change. */
const cacheControl = "public, max-age=0, s-maxage=60"

/**
 * Returns a response that streams a document while it is generated, with one chunk in memory. Waits
 * for the first chunk and throws its errors. A later error aborts the response, so that no client
 * takes an incomplete document for a complete one. Returns 304 if the client has the current ETag.
 */
export async function buildXmlResponse(
  request: Request,
  { type, version }: XmlDocumentInfo,
  render: () => AsyncIterable<string>,
): Promise<Response> {
  const etag = version && buildEtag(version)
  const headers = new Headers({ "Cache-Control": cacheControl, ...(etag && { ETag: etag }) })
  if (etag && matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers })
  headers.set("Content-Type", `${type}; charset=utf-8`)
  const chunks = joinChunks(render())
  const first = await chunks.next()
  return new Response(buildStream(first, chunks), { headers })
}

/** Joins texts to chunks of at least 16 KiB, except the last. */
async function* joinChunks(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let buffer = ""
  for await (const text of texts) {
    buffer += text
    if (buffer.length < chunkLength) continue
    yield encoder.encode(buffer)
    buffer = ""
  }
  if (buffer !== "") yield encoder.encode(buffer)
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

/** Returns a weak ETag, the hash of all values that a response depends on. */
function buildEtag(version: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(version)).digest("base64url")
  return `W/"${hash.slice(0, 22)}"`
}
