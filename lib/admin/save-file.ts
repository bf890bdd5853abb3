/** Offers a file that the API sent in base64 to be saved. In browsers only. */
export function saveFile({ name, mime, data }: { name: string; mime: string; data: string }): void {
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // Some browsers start to read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
