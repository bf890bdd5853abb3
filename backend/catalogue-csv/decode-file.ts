import { createReadStream } from "node:fs"

/** A file that cannot be read in the expected format; the message is written for the owner. */
export class FileError extends Error {
  override readonly name = "FileError"
}

/**
 * Yields the text of a UTF-8 file chunk by chunk, without its byte order mark. `onBytes` receives
 * the number of bytes read so far. Throws a FileError if the file does not exist, may not be read
 * or is not UTF-8.
 */
export async function* decodeFile(
  path: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path)) {
      const piece: Buffer = Buffer.from(chunk)
      bytes += piece.length
      onBytes(bytes)
      yield decoder.decode(piece, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw buildFileError(path, error) ?? error
  }
}

function buildFileError(path: string, error: unknown): FileError | null {
  const code: unknown = Reflect.get(Object(error), "code")
  if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
    return new FileError(`${path} is not UTF-8; save it as "CSV UTF-8 (comma delimited)".`)
  }
  if (code === "ENOENT") return new FileError(`There is no file ${path}.`)
  if (code === "EISDIR") return new FileError(`${path} is a folder.`)
  if (code === "EACCES") return new FileError(`${path} may not be read.`)
  return null
}
