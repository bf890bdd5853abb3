/**
 * Returns the same bytes in memory of their own, for a cache. A small `Buffer` is a part of a pool of
 * Node.js, and a deserialised one a part of its file; either stays in memory with its part.
 */
export function createByteCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
