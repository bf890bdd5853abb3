import { darken, lighten, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { num, place, text } from "../svg.ts"
import { lathe, type Profile, refine } from "./lathe.ts"
import { type Face, facetedBody, mesh } from "./mesh.ts"

function cap(y: number): string {
  const crown: Profile = [
    [y, 46],
    [y + 40, 42],
    [y + 44, 36],
  ]
  return `${lathe(crown, "#d9b26a", "metal")}<path d="M0 ${-y - 44}C-34 ${-y - 92} 34 ${-y - 92} 0 ${-y - 44}" fill="none" stroke="#b98f45" stroke-width="9"/>`
}

function hang(y: number, ribbon: string): string {
  return `<path d="M0 ${-y}C-30 ${-y - 130} 30 ${-y - 130} 0 ${-y}" fill="none" stroke="${ribbon}" stroke-width="9"/>`
}

/** A bauble with triangular facets, turned by `angle`, on a loop of ribbon. */
export function facetedBauble(colour: string, angle = 0.2): Subject {
  const rings: [number, number][] = Array.from({ length: 8 }, (_, index) => {
    const tilt = (index / 7) * Math.PI
    return [200 - Math.cos(tilt) * 200, Math.max(10, Math.sin(tilt) * 205)]
  })
  const faces: Face[] = facetedBody(rings, 10, colour)
  const body = mesh(faces, angle, 0.1)
  return {
    drawing: hang(460, palette.rust) + cap(390) + body,
    widthPx: 410,
    heightPx: 560,
    heightMm: 82,
  }
}

/** An open bauble: a lattice of ribs through which the back can be seen. */
export function latticeBauble(colour: string): Subject {
  const r = 205
  const ribs = (tone: string, side: 1 | -1, width: number) => {
    let part = ""
    for (let index = -4; index <= 4; index += 1) {
      for (const lean of [1, -1]) {
        const points = Array.from({ length: 15 }, (_, step) => {
          const v = (step / 14 - 0.5) * Math.PI
          const u = (index / 4.5) * 1.57 + lean * v * 0.8 * side
          const clamped = Math.max(-1.57, Math.min(1.57, u))
          return `${num(Math.sin(clamped) * Math.cos(v) * r)} ${num(Math.sin(v) * r)}`
        })
        part += `<polyline points="${points.join(" ")}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
      }
    }
    return part
  }
  const ball = `<circle r="${r}" fill="${darken(colour, 0.6)}" fill-opacity="0.16"/>${ribs(darken(colour, 0.45), -1, 7)}${ribs(darken(colour, 0.12), 1, 14)}${place(ribs(lighten(colour, 0.32), 1, 6), -2, -3)}<circle r="${r}" fill="none" stroke="${darken(colour, 0.2)}" stroke-width="12"/>`
  return {
    drawing: hang(455, palette.teal) + cap(396) + place(ball, 0, -r),
    widthPx: 424,
    heightPx: 560,
    heightMm: 80,
  }
}

/** A smooth bauble with a name in raised letters. */
export function nameBauble(colour: string, name: string): Subject {
  const ball: Profile = refine(
    Array.from({ length: 13 }, (_, index) => {
      const tilt = 0.1 + (index / 12) * (Math.PI - 0.2)
      return [200 - Math.cos(tilt) * 200, Math.sin(tilt) * 200]
    }),
    3,
  )
  const letters =
    text(name, 3, -176, 96, darken(colour, 0.5), 'font-style="italic" font-weight="bold"') +
    text(name, 0, -180, 96, palette.cream, 'font-style="italic" font-weight="bold"')
  const band = `<path d="M-178 -290Q0 -246 178 -290M-178 -110Q0 -66 178 -110" fill="none" stroke="${palette.cream}" stroke-width="9"/>`
  return {
    drawing: hang(458, palette.honey) + cap(392) + lathe(ball, colour, "gloss") + band + letters,
    widthPx: 400,
    heightPx: 560,
    heightMm: 78,
  }
}

const pieces: Record<string, Profile> = {
  pawn: [
    [0, 90],
    [20, 94],
    [40, 78],
    [60, 50],
    [150, 36],
    [170, 60],
    [182, 58],
    [196, 40],
    [226, 62],
    [270, 62],
    [304, 36],
    [314, 6],
  ],
  rook: [
    [0, 104],
    [22, 108],
    [46, 88],
    [70, 62],
    [230, 54],
    [250, 84],
    [270, 88],
    [330, 88],
  ],
  bishop: [
    [0, 102],
    [22, 106],
    [46, 84],
    [70, 56],
    [230, 38],
    [250, 70],
    [264, 66],
    [284, 42],
    [330, 66],
    [390, 46],
    [430, 14],
    [446, 20],
    [462, 6],
  ],
  queen: [
    [0, 112],
    [24, 116],
    [50, 92],
    [80, 62],
    [280, 42],
    [300, 80],
    [316, 76],
    [340, 50],
    [410, 84],
    [430, 78],
    [446, 30],
    [466, 26],
    [480, 6],
  ],
  king: [
    [0, 114],
    [24, 118],
    [50, 94],
    [80, 64],
    [300, 44],
    [320, 82],
    [336, 78],
    [360, 52],
    [440, 78],
    [456, 74],
    [472, 28],
    [500, 20],
  ],
}

/** One chess piece. */
export function chessPiece(kind: keyof typeof pieces, colour: string): Subject {
  const profile = refine(pieces[kind] ?? [], 5)
  const top = profile.at(-1)?.[0] ?? 300
  const cross =
    kind === "king"
      ? `<path d="M-12 ${-top}V${-top - 78}H12V${-top}ZM-36 ${-top - 58}H36V${-top - 34}H-36Z" fill="${lighten(colour, 0.1)}"/>`
      : ""
  const battlement =
    kind === "rook"
      ? `<path d="M-88 -330V-372H-50V-350H-20V-378H20V-350H50V-372H88V-330Z" fill="${darken(colour, 0.08)}"/>`
      : ""
  const heightPx = top + (kind === "king" ? 78 : kind === "rook" ? 48 : 0)
  return {
    drawing: battlement + lathe(profile, colour, "gloss") + cross,
    widthPx: 220,
    heightPx,
    heightMm: 48 + top / 10,
  }
}

/** A dice tower: brick walls, battlements, and a tray with dice. */
export function diceTower(colour: string, heightMm: number): Subject {
  const wall: Profile = [
    [0, 176],
    [20, 170],
    [470, 146],
    [486, 176],
    [520, 180],
  ]
  let bricks = ""
  for (let rowIndex = 0; rowIndex < 13; rowIndex += 1) {
    const y = 36 + rowIndex * 33
    const radius = 168 - rowIndex * 1.9
    bricks += `<path d="M${num(-radius)} ${-y}A${num(radius)} ${num(radius * 0.17)} 0 0 0 ${num(radius)} ${-y}" stroke="${darken(colour, 0.5)}" stroke-opacity="0.5" stroke-width="4" fill="none"/>`
    for (let column = -3; column <= 3; column += 1) {
      const u = (column + (rowIndex % 2) / 2) * 0.42
      const x = Math.sin(u) * radius
      const dip = radius * 0.17 * Math.cos(u)
      bricks += `<path d="M${num(x)} ${num(-y + dip)}v-33" stroke="${darken(colour, 0.5)}" stroke-opacity="0.4" stroke-width="4"/>`
    }
  }
  const door = `<path d="M-70 24V-96C-70 -170 70 -170 70 -96V24Q0 34 -70 24Z" fill="${darken(colour, 0.78)}"/><path d="M-70 24V-96C-70 -170 70 -170 70 -96V24" fill="none" stroke="${lighten(colour, 0.2)}" stroke-width="14"/>`
  let teeth = ""
  for (let tooth = -2; tooth <= 2; tooth += 1)
    teeth += `<rect x="${tooth * 74 - 24}" y="${-578 + Math.abs(tooth) * 5}" width="48" height="66" fill="${lighten(colour, 0.06 - Math.abs(tooth) * 0.03)}"/>`
  const die = (x: number, y: number, tone: string, pips: string) =>
    place(
      `<path d="M0 -58L52 -34V18L0 44L-52 18V-34Z" fill="${tone}"/><path d="M0 -58L52 -34L0 -10L-52 -34Z" fill="${lighten(tone, 0.35)}"/><path d="M0 -10L52 -34V18L0 44Z" fill="${darken(tone, 0.25)}"/>${pips}`,
      x,
      y,
      0.8,
    )
  const pips = `<ellipse cx="0" cy="-34" rx="9" ry="5" fill="#ffffff"/><ellipse cx="-26" cy="4" rx="6" ry="8" fill="#ffffff"/><ellipse cx="20" cy="-4" rx="6" ry="8" fill="#ffffff"/><ellipse cx="34" cy="14" rx="6" ry="8" fill="#ffffff"/>`
  return {
    drawing:
      lathe(wall, colour, "matte") +
      bricks +
      teeth +
      door +
      die(-150, 34, palette.rust, pips) +
      die(130, 44, palette.teal, pips),
    widthPx: 470,
    heightPx: 590,
    heightMm,
  }
}
