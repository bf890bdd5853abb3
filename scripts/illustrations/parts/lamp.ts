import { darken, lighten, mix, palette } from "../colour.ts"
import { buildRandom } from "../random.ts"
import type { Subject } from "../subject.ts"
import { clip, linear, num, place, radial, smooth } from "../svg.ts"
import { lathe, type Profile, refine, silhouette } from "./lathe.ts"

const warm = "#ffd591"

function timberBase(radius: number, height: number): string {
  const grain = Array.from(
    { length: 4 },
    (_, line) =>
      `<path d="M${-radius + 6} ${num(-height * (0.2 + line * 0.2))}Q0 ${num(-height * (0.2 + line * 0.2) + radius * 0.16)} ${radius - 6} ${num(-height * (0.2 + line * 0.2))}" stroke="${palette.walnut}" stroke-opacity="0.25" stroke-width="3" fill="none"/>`,
  ).join("")
  const body: Profile = [
    [0, radius - 8],
    [6, radius],
    [height - 6, radius],
    [height, radius - 6],
  ]
  return lathe(body, palette.timber, "matte") + grain
}

type Spot = { u: number; v: number; r: number }

function moonSpots(): Spot[] {
  const random = buildRandom(7)
  return Array.from({ length: 70 }, () => ({
    u: random() * Math.PI * 2,
    v: (random() - 0.5) * 2.4,
    r: 12 + random() ** 3 * 62,
  }))
}

/** The moon as a lamp on a timber foot, turned by `angle` radians. */
export function moonLamp(heightMm: number, isLit: boolean, angle = 0): Subject {
  const radius = 225
  const [core, edge] = isLit ? ["#fffbe6", "#f2bd6b"] : ["#f7f3ea", "#b9b2a6"]
  const ball = radial(
    [
      [0, core],
      [0.65, mix(core, edge, 0.45)],
      [1, edge],
    ],
    0.42,
    0.38,
    0.66,
  )
  let craters = ""
  for (const { u, v, r } of moonSpots()) {
    const around = u + angle
    const depth = Math.cos(around) * Math.cos(v)
    if (depth <= 0.06) continue
    const [x, y] = [Math.sin(around) * Math.cos(v) * radius, Math.sin(v) * radius]
    const tone = isLit ? "#b9772a" : "#8d867b"
    const squash = Math.max(0.15, Math.cos(around) / Math.max(0.3, Math.cos(v)))
    craters += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r * Math.min(1, squash))}" ry="${num(r * 0.92)}" fill="${tone}" fill-opacity="${num(0.07 + depth * 0.08)}"/><ellipse cx="${num(x + r * 0.08)}" cy="${num(y + r * 0.1)}" rx="${num(r * 0.72 * Math.min(1, squash))}" ry="${num(r * 0.66)}" fill="#fffdf2" fill-opacity="${num(depth * 0.14)}"/>`
  }
  const circle = `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`
  const shade = radial(
    [
      [0.7, "#3a2a1a", 0],
      [1, "#3a2a1a", isLit ? 0.22 : 0.4],
    ],
    0.4,
    0.36,
    0.72,
  )
  const sphere = `<defs>${ball.defs}${shade.defs}</defs><path d="${circle}" fill="${ball.url}"/>${clip(circle, craters)}<path d="${circle}" fill="${shade.url}"/>`
  const drawing = timberBase(132, 74) + place(sphere, 0, -74 - radius + 26)
  return { drawing, widthPx: 450, heightPx: 74 + radius * 2 - 26, heightMm, glow: warm }
}

function landscape(width: number, height: number, tones: [string, string, string]): string {
  const ridge = (base: number, swing: number, phase: number, tone: string) => {
    const points = Array.from({ length: 9 }, (_, index): [number, number] => [
      -width / 2 + (width / 8) * index,
      -base - Math.sin(index * 1.3 + phase) * swing,
    ])
    return `<path d="${smooth(points, false)}L${width / 2} 0L${-width / 2} 0Z" fill="${tone}"/>`
  }
  const sun = `<circle cx="${num(width * 0.16)}" cy="${num(-height * 0.68)}" r="${num(height * 0.1)}" fill="#fffef4" fill-opacity="0.85"/>`
  const tree = (x: number, y: number, s: number) =>
    place(
      `<path d="M-4 0L-3 -60L3 -60L4 0Z" fill="${tones[2]}"/><ellipse cx="-6" cy="-78" rx="44" ry="24" fill="${tones[2]}"/><ellipse cx="18" cy="-98" rx="30" ry="18" fill="${tones[2]}"/>`,
      x,
      y,
      s,
    )
  return (
    sun +
    ridge(height * 0.42, height * 0.08, 0.4, tones[0]) +
    ridge(height * 0.28, height * 0.06, 2.2, tones[1]) +
    ridge(height * 0.14, height * 0.04, 4, tones[2]) +
    tree(-width * 0.22, -height * 0.16, height / 420) +
    tree(width * 0.3, -height * 0.12, height / 560)
  )
}

/** A cylinder lamp whose wall shows a picture when it is lit. */
export function lithophaneLamp(heightMm: number, isLit: boolean): Subject {
  const shell: Profile = [
    [64, 172],
    [470, 172],
    [478, 166],
  ]
  const body = lathe(shell, isLit ? "#ffe2ad" : "#f2efe8", "glow")
  const tones: [string, string, string] = isLit
    ? ["#e2a65c", "#b87236", "#75431f"]
    : ["#e3ded3", "#d5cfc2", "#c6bfb0"]
  const picture = clip(silhouette(shell), place(landscape(350, 400, tones), 0, -68))
  const rim = lathe(
    [
      [468, 178],
      [488, 178],
      [494, 172],
    ],
    palette.timber,
    "matte",
  )
  return {
    drawing: timberBase(188, 66) + body + picture + rim,
    widthPx: 376,
    heightPx: 520,
    heightMm,
    glow: warm,
  }
}

/** A flat lithophane panel standing in a slotted timber foot. */
export function lithophanePanel(heightMm: number, isLit: boolean): Subject {
  const [w, h] = [620, 440]
  const face = radial(
    isLit
      ? [
          [0, "#fff3d2"],
          [1, "#eeb868"],
        ]
      : [
          [0, "#faf8f3"],
          [1, "#e4dfd5"],
        ],
  )
  const tones: [string, string, string] = isLit
    ? ["#e2a65c", "#b87236", "#75431f"]
    : ["#e3ded3", "#d5cfc2", "#c6bfb0"]
  const rect = `M${-w / 2} ${-h - 50}H${w / 2}V-40H${-w / 2}Z`
  const picture = clip(rect, place(landscape(w, h, tones), 0, -46))
  const drawing = `<defs>${face.defs}</defs><path d="${rect}" fill="${face.url}"/>${picture}<path d="${rect}" fill="none" stroke="${darken("#f2e6cf", 0.12)}" stroke-width="14"/><path d="M-360 -60L360 -60L384 0L-384 0Z" fill="${palette.timber}"/><path d="M-360 -60L360 -60L364 -48L-364 -48Z" fill="${lighten(palette.timber, 0.3)}"/>`
  return { drawing, widthPx: 768, heightPx: 500, heightMm, glow: warm }
}

/** A mushroom lamp with a spotted cap. */
export function mushroomLamp(cap: string, heightMm: number, isLit: boolean): Subject {
  const stem: Profile = refine([
    [0, 104],
    [30, 96],
    [120, 74],
    [230, 80],
    [262, 96],
  ])
  const dome: Profile = refine([
    [236, 214],
    [262, 232],
    [320, 222],
    [390, 176],
    [440, 100],
    [456, 20],
  ])
  const spots = [
    [-120, 318, 34, 26],
    [6, 392, 44, 26],
    [120, 330, 32, 26],
    [-20, 300, 30, 22],
    [-86, 402, 22, 14],
    [88, 414, 20, 12],
    [176, 284, 16, 18],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        `<ellipse cx="${x}" cy="${-y}" rx="${rx}" ry="${ry}" fill="#fff8e6" fill-opacity="${isLit ? 0.95 : 0.85}"/>`,
    )
    .join("")
  const skin = isLit ? lighten(mix(cap, warm, 0.28), 0.1) : cap
  const gills = `<ellipse cx="0" cy="-236" rx="210" ry="38" fill="${isLit ? warm : darken(palette.cream, 0.2)}"/>`
  const drawing =
    lathe(stem, isLit ? "#fff0cf" : "#f1e9da", isLit ? "glow" : "matte") +
    gills +
    lathe(dome, skin, isLit ? "glow" : "gloss") +
    spots
  return { drawing, widthPx: 464, heightPx: 462, heightMm, glow: mix(warm, cap, 0.25) }
}

/** A cloud lamp with three printed raindrops below it. */
export function cloudLamp(heightMm: number, isLit: boolean): Subject {
  const puff =
    "M-230 -150C-310 -150 -320 -270 -230 -280C-230 -370 -110 -400 -70 -330C-20 -420 130 -410 140 -310C220 -330 290 -250 240 -190C230 -160 200 -150 170 -150Z"
  const fill = linear(
    isLit
      ? [
          [0, "#fffdf3"],
          [1, "#ffdca0"],
        ]
      : [
          [0, "#ffffff"],
          [1, "#d8dde0"],
        ],
    "down",
  )
  const drop = (x: number, y: number) =>
    place(
      `<path d="M0 -44C18 -14 22 0 0 14C-22 0 -18 -14 0 -44Z" fill="${palette.lagoon}"/><path d="M-6 -8Q-8 2 0 7" stroke="#ffffff" stroke-opacity="0.7" stroke-width="4" fill="none"/>`,
      x,
      y,
    )
  const curls = `<path d="M-150 -230C-120 -270 -60 -260 -50 -220M60 -230C90 -280 160 -270 160 -225" fill="none" stroke="${isLit ? "#f0b765" : "#b9c3c8"}" stroke-opacity="0.5" stroke-width="8" stroke-linecap="round"/>`
  const post = `<rect x="-9" y="-160" width="18" height="130" fill="${palette.timber}"/>`
  const drawing = `${post}${timberBase(150, 40)}${drop(-110, -80)}${drop(-60, -108)}${drop(90, -84)}<defs>${fill.defs}</defs><path d="${puff}" fill="#2a1d14" fill-opacity="0.1" transform="translate(8 10)"/><path d="${puff}" fill="${fill.url}"/>${curls}`
  return { drawing, widthPx: 560, heightPx: 405, heightMm, glow: warm }
}
