import { darken, lighten, mix, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { num, type Point, place, radial, smooth } from "../svg.ts"

function segment(size: number, colour: string): string {
  const body = radial(
    [
      [0, lighten(colour, 0.42)],
      [0.55, colour],
      [1, darken(colour, 0.42)],
    ],
    0.42,
    0.34,
    0.72,
  )
  const [w, h] = [size * 0.5, size * 0.62]
  const shell = smooth([
    [w * 0.9, -h * 0.55],
    [w, 0],
    [w * 0.9, h * 0.55],
    [0, h],
    [-w * 0.7, h * 0.6],
    [-w, 0],
    [-w * 0.7, -h * 0.6],
    [0, -h],
  ])
  const ridge = `<path d="M${num(-w * 0.75)} 0L${num(w * 0.1)} ${num(-size * 0.14)}L${num(w * 0.8)} 0L${num(w * 0.1)} ${num(size * 0.14)}Z" fill="${lighten(colour, 0.5)}"/><path d="M${num(-w * 0.75)} 0L${num(w * 0.1)} ${num(size * 0.14)}L${num(w * 0.8)} 0Z" fill="${darken(colour, 0.15)}"/>`
  return `<defs>${body.defs}</defs><path d="${shell}" fill="#2a1d14" fill-opacity="0.16" transform="translate(7 12)"/><path d="${shell}" fill="${body.url}" stroke="${darken(colour, 0.4)}" stroke-opacity="0.5" stroke-width="2.5"/>${ridge}`
}

function dragonHead(colour: string): string {
  const skull = radial(
    [
      [0, lighten(colour, 0.42)],
      [0.6, colour],
      [1, darken(colour, 0.38)],
    ],
    0.4,
    0.36,
    0.72,
  )
  const outline = smooth([
    [150, -20],
    [150, 20],
    [96, 46],
    [44, 78],
    [-30, 70],
    [-52, 0],
    [-30, -70],
    [44, -78],
    [96, -46],
  ])
  const side = (flip: 1 | -1) =>
    `<g transform="scale(1 ${flip})"><path d="M-10 56C-60 70 -112 62 -150 30C-120 76 -64 116 0 92Z" fill="${lighten(colour, 0.55)}" stroke="${darken(colour, 0.3)}" stroke-opacity="0.4" stroke-width="2"/><ellipse cx="52" cy="46" rx="19" ry="14" transform="rotate(-24 52 46)" fill="${palette.honey}"/><ellipse cx="54" cy="46" rx="13" ry="4" transform="rotate(-24 54 46)" fill="#1b1310"/><ellipse cx="136" cy="14" rx="7" ry="4" fill="${darken(colour, 0.55)}"/></g>`
  return `<defs>${skull.defs}</defs><path d="${outline}" fill="#2a1d14" fill-opacity="0.16" transform="translate(8 14)"/><path d="${outline}" fill="${skull.url}" stroke="${darken(colour, 0.4)}" stroke-opacity="0.5" stroke-width="2.5"/><path d="M-30 0L40 -16L120 0L40 16Z" fill="${lighten(colour, 0.45)}" fill-opacity="0.8"/>${side(1)}${side(-1)}`
}

function dragonLeg(colour: string): string {
  const toes = [-26, 0, 26]
    .map((turn) =>
      place(`<ellipse cy="22" rx="9" ry="22" fill="${lighten(colour, 0.25)}"/>`, 0, 92, 1, turn),
    )
    .join("")
  return `<path d="M-26 0C-34 40 -22 80 -14 96H14C22 80 34 40 26 0Z" fill="${darken(colour, 0.12)}"/>${toes}`
}

/** A jointed dragon lying in an S on the table, seen from above; it fades from one colour to another. */
export function dragon(colour: string, second = colour, segments = 24): Subject {
  const spine = (t: number): Point => [
    330 - t * 760,
    -250 - Math.sin(t * 7.6 + 0.5) * (165 - t * 70),
  ]
  let body = ""
  for (let index = segments; index >= 0; index -= 1) {
    const t = index / segments
    const [x, y] = spine(t)
    const [ahead, aheadY] = spine(t - 0.02)
    const lean = (Math.atan2(aheadY - y, ahead - x) * 180) / Math.PI
    const size = 142 * (1 - t * 0.8) * (t < 0.08 ? 0.82 : 1)
    const tone = mix(colour, second, t)
    if (index === 4 || index === 11) {
      for (const flip of [22, 158])
        body += place(dragonLeg(tone), x, y, 1.45 - t * 0.6, lean + flip)
    }
    body += place(segment(size, tone), x, y, 1, lean)
  }
  const [headX, headY] = spine(-0.06)
  const [nearX, nearY] = spine(0)
  const headLean = (Math.atan2(headY - nearY, headX - nearX) * 180) / Math.PI
  const [tailX, tailY] = spine(1.02)
  const tail = place(
    `<path d="M20 -8L-30 -44L-84 0L-30 44L20 8Z" fill="${darken(second, 0.12)}"/>`,
    tailX,
    tailY,
    0.7,
    20,
  )
  return {
    drawing: tail + body + place(dragonHead(colour), headX + 14, headY, 1.1, headLean),
    widthPx: 1010,
    heightPx: 520,
    heightMm: 150,
    isFlat: true,
  }
}
