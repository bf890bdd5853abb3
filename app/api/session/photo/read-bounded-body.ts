/**
 * The bytes of a body; null where there are more than `maxBytes` of them. As many again are read and
 * thrown away, so that the browser, which sends first and reads then, reads the answer.
 */
export async function readBoundedBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | null> {
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
  // Not waited for: a sender that never ends would keep the answer back.
  void reader.cancel().catch(() => {})
  return null
}
