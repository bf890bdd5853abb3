import { darken, lighten, palette } from "../colour.ts"
import { buildRandom } from "../random.ts"
import type { Subject } from "../subject.ts"
import { num, place, smooth } from "../svg.ts"
import { lathe, opening, type Profile, refine } from "./lathe.ts"
import { facetedBody, mesh } from "./mesh.ts"

function leaf(length: number, width: number, colour: string): string {
  return `<path d="M0 0C${-width} ${num(-length * 0.4)} ${num(-width * 0.5)} ${num(-length * 0.85)} 0 ${-length}C${num(width * 0.5)} ${num(-length * 0.85)} ${width} ${num(-length * 0.4)} 0 0Z" fill="${colour}"/><path d="M0 -6L0 ${num(-length * 0.9)}" stroke="${lighten(colour, 0.35)}" stroke-opacity="0.5" stroke-width="3"/>`
}

/** A rosette of fleshy leaves, growing from the origin. */
export function succulent(size: number): string {
  const greens = ["#5f8f6b", "#6f9f78", "#82b088", "#98bf99"]
  let drawing = ""
  for (const [layer, colour] of greens.entries()) {
    const count = 9 - layer * 2
    for (let index = 0; index < count; index += 1) {
      const angle = count === 1 ? 0 : -78 + (156 / (count - 1)) * index
      const length = size * (1 - layer * 0.14)
      drawing += place(
        leaf(length, size * 0.2, darken(colour, (Math.abs(angle) / 78) * 0.16)),
        0,
        -layer * 4,
        1,
        angle,
      )
    }
  }
  return drawing
}

/** A planter with triangular facets, planted, turned by `angle` radians. */
export function facetedPlanter(
  colour: string,
  heightMm: number,
  angle = 0.3,
  isPlanted = true,
): Subject {
  const rings: [number, number][] = [
    [0, 150],
    [120, 205],
    [260, 228],
    [380, 200],
  ]
  const pitch = 0.17
  const faces = mesh(facetedBody(rings, 9, colour), angle, pitch)
  const soil = `<ellipse cx="0" cy="${num(-380 * Math.cos(pitch) + 2)}" rx="188" ry="34" fill="#4a372b"/>`
  const plant = isPlanted ? place(succulent(215), 0, -370) : ""
  const heightPx = isPlanted ? 590 : 410
  return { drawing: faces + soil + plant, widthPx: 460, heightPx, heightMm }
}

/** A tall vase printed in one continuous wall, with a wave running round it. */
export function waveVase(colour: string, heightMm: number): Subject {
  const outline: Profile = refine([
    [0, 118],
    [90, 160],
    [210, 186],
    [330, 150],
    [440, 102],
    [520, 96],
    [580, 128],
  ])
  let lines = ""
  for (let line = 0; line < 13; line += 1) {
    const share = (line - 6) / 6.6
    const points = outline
      .filter((_, index) => index % 4 === 0)
      .map(([y, r]): [number, number] => [Math.sin(share * 1.5 + y / 260) * r * 0.99, -y])
    lines += `<path d="${smooth(points, false)}" fill="none" stroke="${line % 2 === 0 ? lighten(colour, 0.4) : darken(colour, 0.4)}" stroke-opacity="0.34" stroke-width="7"/>`
  }
  const drawing = lathe(outline, colour, "matte") + lines + opening(580, 128, 8, colour)
  return { drawing, widthPx: 376, heightPx: 602, heightMm }
}

/** Three stems of dried grass standing in something `y` px high. */
export function driedGrass(y: number): string {
  const random = buildRandom(11)
  let drawing = ""
  for (const lean of [-16, -6, 5, 14]) {
    let head = `<path d="M0 0Q${lean} -160 ${lean * 2} -300" stroke="#b79a6a" stroke-width="5" fill="none"/>`
    for (let seed = 0; seed < 16; seed += 1) {
      const t = 0.55 + seed * 0.03
      const side = seed % 2 === 0 ? 1 : -1
      head += place(
        `<ellipse cx="${side * 12}" cy="-8" rx="7" ry="18" fill="#cdb283"/>`,
        lean * 2 * t,
        -300 * t,
        0.8 + random() * 0.4,
        side * 30,
      )
    }
    drawing += place(head, lean, y, 1, lean * 0.8)
  }
  return drawing
}

/** The vase with dried grass in it. */
export function filledVase(colour: string, heightMm: number): Subject {
  const vase = waveVase(colour, heightMm)
  return {
    ...vase,
    drawing: vase.drawing + driedGrass(-580),
    heightPx: 890,
    heightMm: heightMm * 1.48,
  }
}

/** A desk organiser: honeycomb cups joined in a row, with pencils. */
export function organiser(colour: string): Subject {
  const cup = (height: number) => {
    const rings: [number, number][] = [
      [0, 130],
      [height, 130],
    ]
    return mesh(hexTube(rings, colour), 0.52, 0.2) + opening(height * 0.98, 122, 14, colour)
  }
  const pencil = (tone: string, lean: number) =>
    place(
      `<path d="M-11 0V-330L0 -372L11 -330V0Z" fill="${tone}"/><path d="M-11 -330L0 -372L11 -330Z" fill="#e9d3ab"/><path d="M-4 -357L0 -372L4 -357Z" fill="#333333"/>`,
      0,
      0,
      1,
      lean,
    )
  const pencils = place(
    pencil(palette.rust, -9) +
      place(pencil(palette.honey, 4), 40, 6) +
      place(pencil(palette.slate, 12), 70, 0),
    -250,
    -190,
  )
  const drawing =
    pencils + place(cup(320), -220, -16) + place(cup(230), 12, 0) + place(cup(150), 240, 10)
  return { drawing, widthPx: 760, heightPx: 560, heightMm: 165 }
}

function hexTube(rings: [number, number][], colour: string) {
  const [low = [0, 0], high = [0, 0]] = rings
  return Array.from({ length: 6 }, (_, side) => {
    const corner = (step: number, [y, r]: [number, number]): [number, number, number] => [
      Math.sin((step / 6) * Math.PI * 2) * r,
      y,
      Math.cos((step / 6) * Math.PI * 2) * r,
    ]
    return {
      corners: [
        corner(side, low),
        corner(side + 1, low),
        corner(side + 1, high),
        corner(side, high),
      ],
      colour,
    }
  })
}

/** A phone stand: one bent ribbon, holding a phone. */
export function phoneStand(colour: string, hasPhone = true): Subject {
  const side = (dx: number, tone: string) =>
    `<path d="M${-150 + dx} 0H${170 + dx}L${170 + dx} -34H${-60 + dx}L${58 + dx} -370L${20 + dx} -384L${-120 + dx} -34Z" fill="${tone}"/>`
  const phone = `<g transform="translate(40 -60) skewX(-17)"><rect x="-120" y="-470" width="250" height="470" rx="26" fill="#23292e"/><rect x="-108" y="-456" width="226" height="442" rx="18" fill="${palette.lagoon}"/><path d="M-108 -180Q-20 -260 40 -190T118 -210V-32Q118 -14 100 -14H-90Q-108 -14 -108 -32Z" fill="${palette.teal}" fill-opacity="0.75"/></g>`
  const lip = `<path d="M-40 -34L190 -34L205 -92L150 -92L140 -60L-20 -60Z" fill="${lighten(colour, 0.15)}"/>`
  const back = `<path d="M-60 -34L30 -34L148 -370L58 -370Z" fill="${darken(colour, 0.18)}"/><path d="M170 0H260V-34H170Z" fill="${darken(colour, 0.32)}"/>`
  const drawing =
    side(90, darken(colour, 0.32)) + back + (hasPhone ? phone : "") + side(0, colour) + lip
  return { drawing, widthPx: 460, heightPx: hasPhone ? 535 : 390, heightMm: hasPhone ? 150 : 110 }
}
