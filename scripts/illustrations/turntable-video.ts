import { spawn } from "node:child_process"
import { once } from "node:events"
import sharp from "sharp"
import { palette } from "./colour.ts"
import { facetedPlanter } from "./parts/decor.ts"
import { moonLamp } from "./parts/lamp.ts"
import { atNight, front } from "./scenes/view.ts"
import { resetIds } from "./svg.ts"

const framesPerSecond = 24
const frames = 96

/** Films that turn once and loop: the file's name and the view at an angle in radians. */
export const turntableVideos: Record<string, (angle: number) => string> = {
  "faceted-planter": (angle) => front(facetedPlanter("#c9694a", 160, angle), palette.sand),
  "moon-night-light": (angle) => atNight(moonLamp(150, true, angle)),
}

/** Writes one turn (4 seconds) as a small silent MP4. Needs `ffmpeg` on the path. */
export async function writeTurntableVideo(view: (angle: number) => string, path: string) {
  const encoder = spawn(
    "ffmpeg",
    `-y -loglevel error -f image2pipe -framerate ${framesPerSecond} -c:v mjpeg -i - -an -c:v libx264 -preset slow -crf 30 -pix_fmt yuv420p -movflags +faststart -map_metadata -1`
      .split(" ")
      .concat(path),
    { stdio: ["pipe", "inherit", "inherit"] },
  )
  const closed = once(encoder, "close")
  for (let frame = 0; frame < frames; frame += 1) {
    resetIds()
    const svg = view((frame / frames) * Math.PI * 2)
    const jpeg = await sharp(Buffer.from(svg)).resize(800, 600).jpeg({ quality: 95 }).toBuffer()
    if (!encoder.stdin.write(jpeg)) await once(encoder.stdin, "drain")
  }
  encoder.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg could not write ${path} (code ${code})`)
}
