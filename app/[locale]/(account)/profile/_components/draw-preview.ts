/** Draws the middle of a picture over a whole square canvas. False where the file is no picture. */
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
