/**
 * Returns the bytes of a body; null if there are more than `maxBytes`. As many again are read and
 * discarded, because a browser reads the response only after the whole request.
 */
export async function readBoundedBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body.getReader()
  while (bytes <= 2 * maxBytes) {
    const { done, value } = await reader.read()
    if (done) return bytes <= maxBytes ? Buffer.concat(chunks) : null
    bytes += value.length
    if (bytes <= maxBytes) chunks.push(value)
  }
  // Not awaited: a client with an endless body would block the response.
  void reader.cancel().catch(() => {})
  return null
}
