import { palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { num, place, radial } from "../svg.ts"
import { bench, contactShadow, evening, floorY, studio } from "./background.ts"
import { ruler } from "./ruler.ts"

function wrap(content: string, widthPx = 1600, heightPx = 1200, viewBox = ""): string {
  const box = viewBox === "" ? `0 0 ${widthPx} ${heightPx}` : viewBox
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${box}">${content}</svg>`
}

/** A finished picture of the given size around its content. */
export function frame(content: string, widthPx = 1600, heightPx = 1200): string {
  return wrap(content, widthPx, heightPx)
}

/** The thing with its shadow, standing at a point of the picture. */
export function stand(subject: Subject, x: number, y = floorY, scale = 1): string {
  const shadow = subject.isFlat === true ? "" : contactShadow(subject.widthPx)
  return place(shadow + subject.drawing, x, y, scale)
}

function resolveScale(subject: Subject, widthPx: number, heightPx: number): number {
  return Math.min(widthPx / subject.widthPx, heightPx / subject.heightPx)
}

/** The whole thing, alone, before a paper backdrop. */
export function front(subject: Subject, tint: string): string {
  return wrap(studio(tint) + stand(subject, 800, floorY, resolveScale(subject, 1160, 820)))
}

/** Part of the thing, seen from near; `focus` is the height looked at, 0 base to 1 top. */
export function closeUp(subject: Subject, tint: string, focus = 0.6, zoom = 1.9): string {
  const scale = resolveScale(subject, 1160, 820)
  const [w, h] = [1600 / zoom, 1200 / zoom]
  const x = 800 - w * 0.56
  const y = floorY - subject.heightPx * scale * focus - h / 2
  const box = `${num(x)} ${num(y)} ${num(w)} ${num(h)}`
  const backdrop = place(studio(tint), -800, -600, 2)
  return wrap(backdrop + stand(subject, 800, floorY, scale), 1600, 1200, box)
}

/** The thing beside an upright ruler that shows its true height in centimetres. */
export function withRuler(subject: Subject, tint: string): string {
  const scale = resolveScale(subject, 900, 760)
  const pxPerMm = (subject.heightPx * scale) / subject.heightMm
  const x = 860
  const rulerX = x - (subject.widthPx * scale) / 2 - 150
  const lengthMm = Math.ceil((subject.heightMm + 12) / 10) * 10
  const rule = place(ruler(lengthMm, pxPerMm), rulerX, floorY + 6)
  return wrap(studio(tint) + rule + stand(subject, x, floorY, scale))
}

/** Several of them in a row: colours, sizes or a set. */
export function row(subjects: Subject[], tint: string): string {
  const gap = 40
  const total = subjects.reduce((sum, item) => sum + item.widthPx + gap, -gap)
  const tallest = Math.max(...subjects.map((item) => item.heightPx))
  const scale = Math.min(1320 / total, 640 / tallest, 1.7)
  let x = 800 - (total * scale) / 2
  let content = studio(tint)
  for (const item of subjects) {
    x += (item.widthPx * scale) / 2
    content += stand(item, x, floorY - 15, scale)
    x += (item.widthPx / 2 + gap) * scale
  }
  return wrap(content)
}

/** In use on a workbench, with other things beside and behind it. */
export function onBench(
  subject: Subject,
  props: { subject: Subject; x: number; y?: number; scale: number }[],
  wallTint: string,
  x = 760,
): string {
  const behind = props.filter((prop) => (prop.y ?? 860) < floorY)
  const before = props.filter((prop) => (prop.y ?? 860) >= floorY)
  const draw = (prop: (typeof props)[number]) =>
    stand(prop.subject, prop.x, prop.y ?? 860, prop.scale)
  return wrap(
    bench(wallTint) +
      behind.map(draw).join("") +
      stand(subject, x, floorY, resolveScale(subject, 900, 640)) +
      before.map(draw).join(""),
  )
}

/** Lit, in a dim room. */
export function atNight(subject: Subject): string {
  const glow = subject.glow ?? palette.honey
  const scale = resolveScale(subject, 900, 680)
  const halo = radial([
    [0, glow, 0.62],
    [0.4, glow, 0.22],
    [1, glow, 0],
  ])
  const size = Math.max(subject.heightPx, subject.widthPx) * scale
  const centreY = floorY - subject.heightPx * scale * 0.55
  const light = `<defs>${halo.defs}</defs><circle cx="800" cy="${num(centreY)}" r="${num(size * 1.05)}" fill="${halo.url}"/>`
  const pool = `<ellipse cx="800" cy="${floorY + 12}" rx="${num(size * 0.75)}" ry="70" fill="${halo.url}"/>`
  return wrap(evening(glow) + light + pool + place(subject.drawing, 800, floorY, scale))
}
