import { darken, lighten, mix, palette } from "../colour.ts"
import { buildRandom } from "../random.ts"
import type { Subject } from "../subject.ts"
import { linear, num, type Point, place, radial, smooth } from "../svg.ts"
import { curlewMark } from "./laser.ts"

/** A white delivery van with the shop's bird on its side. */
export function van(): Subject {
  const paint = linear(
    [
      [0, "#ffffff"],
      [0.6, "#eef1f1"],
      [1, "#c9d1d3"],
    ],
    "down",
  )
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-70" r="92" fill="#20272b"/><circle cx="${x}" cy="-70" r="52" fill="#aeb9bf"/><circle cx="${x}" cy="-70" r="18" fill="#59646b"/>`
  const body =
    "M-620 -96V-500C-620 -530 -600 -546 -570 -546H240C300 -546 330 -530 366 -480L452 -352L580 -318C606 -310 620 -292 620 -264V-96Z"
  const glass = `<path d="M262 -496H280C306 -496 322 -486 340 -460L408 -356H262Z" fill="#8fb3bd"/><path d="M262 -496H286L320 -356H262Z" fill="#ffffff" fill-opacity="0.25"/>`
  const doors = `<path d="M232 -530V-110M-120 -530V-110M232 -330H470" stroke="#b4bec1" stroke-width="5" fill="none"/><rect x="176" y="-300" width="40" height="10" rx="5" fill="#8d979d"/>`
  const lights = `<path d="M580 -316C606 -310 620 -292 620 -264H572Z" fill="#ffe6b0"/><rect x="-620" y="-330" width="18" height="76" rx="6" fill="${palette.rust}"/><rect x="-626" y="-128" width="1252" height="34" rx="14" fill="#3a4248"/>`
  const stripe = `<path d="M-620 -190H620V-166H-620Z" fill="${palette.teal}"/>`
  return {
    drawing: `<defs>${paint.defs}</defs><path d="${body}" fill="${paint.url}"/>${stripe}${glass}${doors}${place(curlewMark(palette.teal), -356, -356, 0.92)}${lights}${wheel(-366)}${wheel(386)}`,
    widthPx: 1240,
    heightPx: 550,
    heightMm: 2300,
  }
}

/** A tin shed with a lean-to, its windows lit or dark. */
export function shed(isLit: boolean): Subject {
  const tin = linear([
    [0, "#a9b7b8"],
    [0.5, "#8a9a9d"],
    [1, "#6d7d82"],
  ])
  const warm = "#ffcf86"
  const pane = (x: number, width: number) =>
    `<rect x="${x}" y="-250" width="${width}" height="130" rx="4" fill="${isLit ? warm : "#4c5b63"}"/><path d="M${x + width / 2} -250V-120M${x} -185H${x + width}" stroke="#3d484e" stroke-width="7"/><rect x="${x}" y="-250" width="${width}" height="130" fill="none" stroke="#3d484e" stroke-width="9"/>`
  const ribs = Array.from(
    { length: 22 },
    (_, at) =>
      `<path d="M${-500 + at * 46} -330V0" stroke="#33403f" stroke-opacity="0.2" stroke-width="5"/>`,
  ).join("")
  const roof = `<path d="M-560 -326L-20 -520L540 -326L512 -300L-20 -484L-532 -300Z" fill="#b5532f"/><path d="M-532 -300L-20 -484L512 -300V-326H-532Z" fill="#7f9093"/>`
  const door = `<rect x="-90" y="-272" width="190" height="272" fill="${isLit ? warm : "#39464c"}"/><path d="M-90 -272H-52V0H-90ZM62 -272H100V0H62Z" fill="#51616a"/>`
  const light = radial([
    [0, warm, 0.55],
    [1, warm, 0],
  ])
  const spill = isLit
    ? `<defs>${light.defs}</defs><ellipse cx="6" cy="10" rx="420" ry="90" fill="${light.url}"/>`
    : ""
  return {
    drawing: `<defs>${tin.defs}</defs>${spill}<rect x="-508" y="-330" width="1000" height="330" fill="${tin.url}"/>${ribs}${roof}${door}${pane(-420, 230)}${pane(210, 200)}`,
    widthPx: 1120,
    heightPx: 520,
    heightMm: 5200,
  }
}

/** A gum tree, pale of trunk; `seed` shapes its crown. */
export function gumTree(seed: number, leaf: string): Subject {
  const random = buildRandom(seed)
  const trunk = `<path d="M-26 0C-18 -160 -40 -260 -16 -400L16 -400C4 -260 20 -160 30 0Z" fill="#d8cdbd"/><path d="M-10 -240C-70 -330 -120 -360 -170 -420M6 -280C60 -350 110 -380 150 -450" fill="none" stroke="#cbbfae" stroke-width="18" stroke-linecap="round"/><path d="M12 0C8 -160 10 -260 10 -390" fill="none" stroke="#a99a86" stroke-width="9" stroke-opacity="0.6"/>`
  const crown = Array.from({ length: 13 }, (_, at) => {
    const angle = (at / 13) * Math.PI * 2
    const [x, y] = [Math.cos(angle) * (120 + random() * 90), -500 + Math.sin(angle) * 90]
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(92 + random() * 46)}" ry="${num(56 + random() * 28)}" fill="${mix(leaf, at % 2 === 0 ? "#20332c" : "#dfe8c8", 0.12 + random() * 0.18)}"/>`
  }).join("")
  return { drawing: trunk + crown, widthPx: 460, heightPx: 640, heightMm: 9000, isFlat: true }
}

export type Sky = { top: string; low: string; hills: [string, string]; ground: string; sun: string }

/** A paddock below far hills, the sun low. */
export function paddock(sky: Sky, widthPx: number, heightPx: number): string {
  const horizon = heightPx * 0.64
  const air = linear(
    [
      [0, sky.top],
      [1, sky.low],
    ],
    "down",
  )
  const glow = radial([
    [0, sky.sun, 0.9],
    [0.2, sky.sun, 0.5],
    [1, sky.sun, 0],
  ])
  const grass = linear(
    [
      [0, lighten(sky.ground, 0.12)],
      [1, darken(sky.ground, 0.35)],
    ],
    "down",
  )
  const ridge = (rise: number, phase: number, tone: string) => {
    const points = Array.from(
      { length: 11 },
      (_, at): Point => [
        -40 + ((widthPx + 80) / 10) * at,
        horizon - rise * (0.55 + 0.45 * Math.sin(at * 1.1 + phase)),
      ],
    )
    return `<path d="${smooth(points, false)}L${widthPx + 40} ${heightPx}L-40 ${heightPx}Z" fill="${tone}"/>`
  }
  const [sunX, sunR] = [widthPx * 0.7, widthPx * 0.34]
  return `<defs>${air.defs}${glow.defs}${grass.defs}</defs><rect width="${widthPx}" height="${heightPx}" fill="${air.url}"/><circle cx="${num(sunX)}" cy="${num(horizon - 40)}" r="${num(sunR)}" fill="${glow.url}"/>${ridge(heightPx * 0.2, 0.6, sky.hills[0])}${ridge(heightPx * 0.11, 2.6, sky.hills[1])}<rect y="${num(horizon)}" width="${widthPx}" height="${num(heightPx - horizon)}" fill="${grass.url}"/>`
}
