import { inflateSync } from "node:zlib"

/** Returns the text lines of each page of a PDF with standard fonts. */
export function parsePdfLines(file: Buffer): string[][] {
  return listStreams(file)
    .map((stream) => stream.toString("latin1"))
    .filter((stream) => stream.includes(" TJ"))
    .map((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = ""]) => read(parts)))
}

/** Returns the characters of a PDF's embedded fonts, in arbitrary order. */
export function listEmbeddedCharacters(file: Buffer): string {
  const tables = listStreams(file)
    .map((stream) => stream.toString("latin1"))
    .filter((stream) => stream.includes("beginbfrange"))
  const codes = tables.flatMap((table) =>
    [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(
      ([, list = ""]) => list.match(/[0-9a-f]{4}/g) ?? [],
    ),
  )
  return codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join("")
}

/** Decodes a TJ array: hexadecimal strings with positioning numbers between them. */
function read(parts: string): string {
  const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, signs]) => signs).join("")
  return new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex"))
}

function listStreams(file: Buffer): Buffer[] {
  const streams: Buffer[] = []
  for (let from = 0; ; ) {
    const start = file.indexOf("stream\n", from)
    if (start === -1) return streams
    const end = file.indexOf("\nendstream", start)
    streams.push(inflate(file.subarray(start + "stream\n".length, end)))
    from = end + "\nendstream".length
  }
}

/** Inflates a stream. Returns an empty buffer for another encoding, such as of colour profiles. */
function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes)
  } catch {
    return Buffer.alloc(0)
  }
}
