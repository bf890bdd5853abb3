/**
 * Timing of a response: milliseconds to its first byte and to its end, and its decoded size in
 * bytes.
 */
export type StreamRead = { firstByteMs: number; totalMs: number; bytes: number }

/** Measures a download to its end without storing it; passes the text to `onText`. */
export async function measureDownload(
  url: string,
  signal: AbortSignal,
  onText: (text: string) => void = () => {},
): Promise<StreamRead> {
  const startedAt = performance.now()
  const response = await fetch(url, { signal, redirect: "error", cache: "no-store" })
  if (!response.ok || response.body === null) throw new Error(`${url} returned ${response.status}`)
  const decoder = new TextDecoder()
  let firstByteMs = Number.NaN
  let bytes = 0
  for await (const chunk of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - startedAt
    bytes += chunk.length
    onText(decoder.decode(chunk, { stream: true }))
  }
  return { firstByteMs, totalMs: performance.now() - startedAt, bytes }
}
