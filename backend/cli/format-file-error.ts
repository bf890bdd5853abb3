const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "you may not write there",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EEXIST: "it is there already",
}

/**
 * Returns why a file could not be written, in words for the owner; null for an unknown error code.
 */
export function formatFileError(error: unknown): string | null {
  return reasons[String(Reflect.get(Object(error), "code"))] ?? null
}
