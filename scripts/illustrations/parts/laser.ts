import { darken, lighten, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { clip, linear, num, type Point, place, polygon, smooth, text } from "../svg.ts"

export type Timber = "plywood" | "walnut" | "acacia"
const tones: Record<Timber, string> = { plywood: "#dcb98a", walnut: "#7b5236", acacia: "#a9713f" }

/** A piece cut from timber along a path, lying flat or hanging, with a burnt edge and grain. */
export function cutPiece(path: string, timber: Timber, thickness = 9, bounds = 400): string {
  const tone = tones[timber]
  const face = linear([
    [0, lighten(tone, 0.2)],
    [0.5, tone],
    [1, darken(tone, 0.12)],
  ])
  let grain = ""
  for (let line = 0; line < 22; line += 1) {
    const y = -bounds + (line * bounds * 2) / 22
    const bend = Math.sin(line * 1.7) * 16
    grain += `<path d="M${-bounds} ${num(y)}C${num(-bounds * 0.3)} ${num(y + bend)} ${num(bounds * 0.3)} ${num(y - bend)} ${bounds} ${num(y + bend * 0.4)}" stroke="${darken(tone, 0.35)}" stroke-opacity="${num(0.1 + (line % 3) * 0.06)}" stroke-width="${2 + (line % 4)}" fill="none"/>`
  }
  const shadow = `<path d="${path}" fill="#2a1d14" fill-opacity="0.2" fill-rule="evenodd" transform="translate(${thickness * 1.7} ${thickness * 2.1})"/>`
  const edge = `<path d="${path}" fill="${darken(tone, 0.68)}" fill-rule="evenodd" transform="translate(${num(thickness * 0.35)} ${thickness})"/>`
  return `<defs>${face.defs}</defs>${shadow}${edge}<path d="${path}" fill="${face.url}" fill-rule="evenodd"/>${clip(path, grain)}`
}

function circle(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 1 0 ${num(x + r)} ${num(y)}A${num(r)} ${num(r)} 0 1 0 ${num(x - r)} ${num(y)}Z`
}

function petal(length: number, width: number, angle: number, from = 0): string {
  const turn = (x: number, y: number): Point => {
    const a = (angle * Math.PI) / 180
    return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
  }
  return smooth([
    turn(0, -from),
    turn(width, -from - length * 0.5),
    turn(0, -from - length),
    turn(-width, -from - length * 0.5),
  ])
}

function star(points: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const r = index % 2 === 0 ? outer : inner
      const a = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
  )
}

const ring = (count: number, make: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => make((index * 360) / count)).join("")

/** Outlines of cut ornaments, 300 across, centred on the origin, with holes. */
export const ornamentShapes = {
  wattle: `${circle(0, 0, 150)}${circle(0, -128, 9)}${ring(8, (a) => petal(74, 18, a, 26))}${ring(8, (a) => circle(Math.sin((a * Math.PI) / 180 + 0.39) * 112, -Math.cos((a * Math.PI) / 180 + 0.39) * 112, 13))}`,
  star: `${star(5, 165, 82)}${circle(0, -132, 9)}${ring(5, (a) => petal(50, 14, a, 22))}`,
  snowGum: `${circle(0, 0, 150)}${circle(0, -130, 9)}${petal(150, 26, 14, -40)}${petal(110, 22, 66, 6)}${petal(110, 22, -52, 6)}${petal(100, 20, 128, 0)}${petal(100, 20, -118, 0)}`,
  tree: `${polygon([
    [0, -170],
    [62, -72],
    [34, -72],
    [96, 16],
    [56, 16],
    [128, 112],
    [20, 112],
    [20, 160],
    [-20, 160],
    [-20, 112],
    [-128, 112],
    [-56, 16],
    [-96, 16],
    [-34, -72],
    [-62, -72],
  ])}${circle(0, -132, 9)}${circle(0, -40, 14)}${circle(-34, 56, 15)}${circle(36, 66, 15)}`,
} as const

export type OrnamentShape = keyof typeof ornamentShapes

/** One ornament on a loop of ribbon. */
export function ornament(shape: OrnamentShape, timber: Timber, ribbon: string): Subject {
  const loop = `<path d="M0 -128C-46 -230 -30 -300 0 -300C30 -300 46 -230 0 -128" fill="none" stroke="${ribbon}" stroke-width="8"/>`
  const drawing = place(loop + cutPiece(ornamentShapes[shape], timber, 8, 180), 0, -190)
  return { drawing, widthPx: 350, heightPx: 495, heightMm: 105, isFlat: true }
}

function etched(kind: "gum" | "wave" | "bird", ink: string): string {
  if (kind === "wave") {
    return [-60, -20, 20, 60]
      .map(
        (y) =>
          `<path d="M-110 ${y}q27 -36 55 0t55 0t55 0t55 0" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
      )
      .join("")
  }
  if (kind === "bird") return curlewMark(ink, 0.72)
  return `<g fill="${ink}"><path d="${petal(120, 20, 30, 0)}"/><path d="${petal(110, 18, -28, 10)}"/><path d="${petal(96, 16, 96, 0)}"/><path d="${petal(96, 16, -100, 0)}"/></g><path d="M0 110Q-12 30 0 -20" stroke="${ink}" stroke-width="7" fill="none"/><circle cx="-34" cy="76" r="14" fill="${ink}"/><circle cx="26" cy="92" r="14" fill="${ink}"/>`
}

/** The shop's bird: a curlew walking, with its long bill bent down; about 320 wide, centred. */
export function curlewMark(ink: string, scale = 1): string {
  return place(
    `<path d="M-160 40C-132 -4 -78 -40 -22 -48C10 -54 26 -78 36 -98C46 -120 78 -126 92 -106C140 -98 178 -48 182 46C166 -14 132 -66 88 -78C84 -50 76 -22 66 2C54 42 18 66 -28 62C-74 60 -124 50 -160 40Z" fill="${ink}"/><path d="M-14 58L-22 128M20 54L32 128" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M-22 128H2M32 128H56" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
    0,
    0,
    scale,
  )
}

/** A coaster with an etched picture: round or six-sided. */
export function coaster(timber: Timber, kind: "gum" | "wave" | "bird", isHex = false): Subject {
  const edge = isHex
    ? polygon(
        Array.from(
          { length: 6 },
          (_, k): Point => [Math.cos((k * Math.PI) / 3) * 190, Math.sin((k * Math.PI) / 3) * 190],
        ),
      )
    : circle(0, 0, 175)
  const ink = darken(tones[timber], 0.62)
  const rim = isHex
    ? ""
    : `<circle r="152" fill="none" stroke="${ink}" stroke-opacity="0.7" stroke-width="5"/>`
  const drawing = place(cutPiece(edge, timber, 10, 220) + rim + etched(kind, ink), 0, -190)
  return { drawing, widthPx: 390, heightPx: 385, heightMm: 96, isFlat: true }
}

/** A door sign with a name cut into it, hanging from a cord. */
export function doorSign(timber: Timber, name: string): Subject {
  const plate = smooth([
    [-360, -90],
    [-180, -128],
    [0, -136],
    [180, -128],
    [360, -90],
    [388, 0],
    [360, 92],
    [180, 126],
    [0, 132],
    [-180, 126],
    [-360, 92],
    [-388, 0],
  ])
  const ink = darken(tones[timber], 0.66)
  const cord = `<path d="M-250 -110L0 -330L250 -110" fill="none" stroke="${palette.cream}" stroke-width="11"/><path d="M-250 -110L0 -330L250 -110" fill="none" stroke="${darken(palette.sand, 0.2)}" stroke-width="3" stroke-dasharray="9 9"/><circle cy="-332" r="17" fill="#59646b"/>`
  const drawing = place(
    cord +
      cutPiece(plate, timber, 11, 420) +
      text(name, 0, 30, 98, ink, 'font-style="italic" font-weight="bold"') +
      place(
        `<g fill="${ink}"><path d="${petal(70, 12, 62, 0)}"/><path d="${petal(70, 12, 100, 0)}"/></g>`,
        -310,
        10,
      ) +
      place(
        `<g fill="${ink}"><path d="${petal(70, 12, -62, 0)}"/><path d="${petal(70, 12, -100, 0)}"/></g>`,
        310,
        10,
      ),
    0,
    -140,
  )
  return { drawing, widthPx: 790, heightPx: 490, heightMm: 150, isFlat: true }
}

/** A key tag with initials and a split ring. */
export function keyTag(timber: Timber, initials: string): Subject {
  const plate = `${smooth([
    [-130, -70],
    [0, -84],
    [130, -70],
    [150, 0],
    [130, 72],
    [0, 84],
    [-130, 72],
    [-150, 0],
  ])}${circle(-108, 0, 17)}`
  const ink = darken(tones[timber], 0.66)
  const split = `<circle cx="-190" cy="-8" r="76" fill="none" stroke="#8d979d" stroke-width="13"/><circle cx="-190" cy="-8" r="76" fill="none" stroke="#e4e9eb" stroke-width="4"/>`
  const drawing = place(
    cutPiece(plate, timber, 9, 180) + split + text(initials, 26, 26, 78, ink, 'font-weight="bold"'),
    60,
    -110,
  )
  return { drawing, widthPx: 480, heightPx: 230, heightMm: 38, isFlat: true }
}

/** A layered tree that stands up: three cut sheets, one behind the other. */
export function standingTree(timber: Timber, heightMm: number): Subject {
  const layer = (scale: number, wood: Timber, x: number, y: number) =>
    place(cutPiece(ornamentShapes.tree, wood, 7, 190), x, y, scale)
  const foot = cutPiece(
    polygon([
      [-230, 0],
      [230, 0],
      [260, 44],
      [-260, 44],
    ]),
    "walnut",
    10,
    280,
  )
  const drawing =
    layer(1.65, "walnut", -70, -302) +
    layer(1.35, "acacia", 90, -252) +
    layer(1.05, timber, -6, -196) +
    place(foot, 0, -46)
  return { drawing, widthPx: 540, heightPx: 585, heightMm }
}

/** A set laid out in a grid, seen from above. */
export function laidOut(pieces: Subject[], columns: number, gap = 60): Subject {
  const [w, h] = [
    Math.max(...pieces.map((p) => p.widthPx)) + gap,
    Math.max(...pieces.map((p) => p.heightPx)) + gap,
  ]
  const rows = Math.ceil(pieces.length / columns)
  const drawing = pieces
    .map((piece, index) => {
      const [column, rowIndex] = [index % columns, Math.floor(index / columns)]
      return place(
        piece.drawing,
        (column - (columns - 1) / 2) * w,
        -(rows - 1 - rowIndex) * h - gap / 2,
      )
    })
    .join("")
  const first = pieces[0]
  return {
    drawing,
    widthPx: w * columns,
    heightPx: h * rows,
    heightMm: (first?.heightMm ?? 100) * rows * 1.15,
    isFlat: true,
  }
}
