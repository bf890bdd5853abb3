/**
 * Renders the centre of an image on a square canvas, like CSS `object-fit: cover`. Returns false if
 * the file is not an image.
 */
export async function drawPreview(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return false
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const { width, height } = canvas
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, width, height)
  picture.close()
  return true
}
