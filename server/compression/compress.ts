import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Resolves the encoding for an `Accept-Encoding` header, brotli before gzip; null for neither. */
export function resolveEncoding(header: string | string[] | undefined): Encoding | null {
  if (acceptsEncoding(header, "br")) return "br"
  return acceptsEncoding(header, "gzip") ? "gzip" : null
}

/** True if an `Accept-Encoding` header names the encoding, without `q=0`. */
export function acceptsEncoding(
  header: string | string[] | undefined,
  encoding: Encoding,
): boolean {
  return String(header ?? "")
    .split(",")
    .map((part) => part.trim().split(";"))
    .some(([name, quality = ""]) => name === encoding && !/^\s*q=0(?:\.0*)?$/.test(quality))
}

/** Compresses the bytes fast enough for a response that a user waits for. */
export function compressFast(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? compressBrotli(bytes, 5) : zip(bytes, { level: 6 })
}

/** Compresses the bytes at the maximum level of the encoding, however long it takes. */
export function compressMax(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? compressBrotli(bytes, 11) : zip(bytes, { level: 9 })
}

function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotli(bytes, { params })
}
