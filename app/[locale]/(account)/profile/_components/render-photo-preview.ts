/**
 * Renders the centre of an image on a square canvas, like CSS `object-fit: cover`. Returns false if
 * the file is not an image.
 */
export async function renderPhotoPreview(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return false
  const side = Math.min(image.width, image.height)
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
  const { width, height } = canvas
  canvas.getContext("2d")?.drawImage(image, left, top, side, side, 0, 0, width, height)
  image.close()
  return true
}
