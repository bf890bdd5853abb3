import { maxCsvLength } from "#lib/contract/product-work-calls.ts"

/** Returns the text of a file; null if it is too large for the import. */
export async function getCsvText(file: File): Promise<string | null> {
  if (file.size > 4 * maxCsvLength) return null
  const text = await file.text()
  return text.length > maxCsvLength ? null : text
}

/** Offers a file to the browser as a download. `data` is in Base64. */
export function downloadFile({ name, mime, data }: { name: string; mime: string; data: string }) {
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
