/** The bytes to send, both ends inclusive. `whole` if the header is absent or not supported. */
export type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable"

/** Resolves a Range header for a file size in bytes. Multiple ranges resolve to `whole`. */
export function resolveByteRange(header: string | undefined, size: number): ByteRange {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "")
  if (parts === null) return "whole"
  const [, first = "", last = ""] = parts
  if (first === "" && last === "") return "whole"
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return "whole"
  return start >= size ? "unsatisfiable" : { start, end }
}
