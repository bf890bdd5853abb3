/** Largest photo in bytes: the API's limit. */
const maxBytes = 10_000_000

export type PhotoFileProblem = "tooLarge" | "notImage"

/** Returns why a file cannot be a photo; null if it may be one. The API checks its content. */
export function validatePhotoFile({
  type,
  size,
}: Pick<File, "type" | "size">): PhotoFileProblem | null {
  if (!/^image\/(?:jpeg|png|webp|gif|avif)$/.test(type)) return "notImage"
  return size > maxBytes ? "tooLarge" : null
}

/** Returns the content of a file in Base64. */
export function getPhotoData(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
