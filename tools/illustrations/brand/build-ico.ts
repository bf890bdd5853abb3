/** Builds an ICO file of square PNG images, the smallest first. */
export function buildIco(images: readonly { sizePx: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [at, { sizePx, png }] of images.entries()) {
    const entry = 6 + at * 16
    head.writeUInt8(sizePx % 256, entry)
    head.writeUInt8(sizePx % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
