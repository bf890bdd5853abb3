import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

/** Creates a small JPEG with GPS coordinates in its EXIF data, like a phone's. */
export function createPhoto(colour = "#0b5351"): Promise<Buffer> {
  const create = { width: 640, height: 480, channels: 3, background: colour } as const
  return sharp({ create })
    .withExif({ IFD3: { GPSLatitude: "23/1 50/1 0/1", GPSLatitudeRef: "S" } })
    .jpeg()
    .toBuffer()
}

export const svgPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

/** Builds a decompression bomb: a small PNG that declares 50,000 × 50,000 pixels. */
export function buildBomb(): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(50_000, 0)
  size.writeUInt32BE(50_000, 4)
  size.set([8, 0, 0, 0, 0], 8)
  const parts: [string, Buffer][] = [
    ["IHDR", size],
    ["IDAT", deflateSync(Buffer.alloc(1_000))],
    ["IEND", Buffer.alloc(0)],
  ]
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, ...parts.map(([kind, body]) => buildChunk(kind, body))])
}

function buildChunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
