import { darken, lighten, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { linear, num, place, polygon, radial, text } from "../svg.ts"
import { dragonEgg } from "./creature.ts"
import { lathe, type Profile } from "./lathe.ts"

const violet = "#9a7bff"

/** A curing lamp on a bent neck, with its light on or off, above a turntable if wanted. */
export function curingLamp(isLit: boolean, hasTurntable = true): Subject {
  const light = linear(
    [
      [0, violet, 0.55],
      [1, violet, 0],
    ],
    "down",
  )
  const beam = isLit
    ? `<defs>${light.defs}</defs><path d="M-150 -486L150 -486L270 -30L-270 -30Z" fill="${light.url}"/>`
    : ""
  const head = `<rect x="-180" y="-560" width="360" height="64" rx="20" fill="#3a4248"/><rect x="-180" y="-560" width="360" height="26" rx="13" fill="#5a646b"/><rect x="-156" y="-502" width="312" height="16" rx="6" fill="${isLit ? "#e3d8ff" : "#6d6390"}"/>`
  const neck = `<path d="M300 -30C330 -330 330 -520 170 -530" fill="none" stroke="#2f363b" stroke-width="30" stroke-linecap="round"/><path d="M292 -40C320 -330 318 -506 170 -522" fill="none" stroke="#7a858c" stroke-width="6" stroke-linecap="round"/>`
  const foot = lathe(
    [
      [0, 118],
      [26, 112],
      [34, 102],
    ],
    "#3a4248",
    "matte",
  )
  const table = hasTurntable
    ? turntable().drawing +
      place(dragonEgg(isLit ? "#8f7fd0" : palette.lagoon, 60).drawing, 0, -92, 0.5)
    : ""
  const drawing = place(foot, 300, 6) + neck + table + beam + head
  return { drawing, widthPx: 680, heightPx: 575, heightMm: 300 }
}

/** A solar turntable: a mirrored plate on a round foot with a solar cell. */
export function turntable(): Subject {
  const foot: Profile = [
    [0, 178],
    [12, 186],
    [58, 180],
    [64, 172],
  ]
  const plate: Profile = [
    [70, 206],
    [84, 206],
    [90, 200],
  ]
  const cell = place(polygonCell(), 0, -34)
  const mirror = `<ellipse cx="0" cy="-90" rx="188" ry="31" fill="#e8f0f2"/><path d="M-120 -98L40 -112L-40 -72Z" fill="#ffffff" fill-opacity="0.7"/>`
  return {
    drawing: lathe(foot, "#3d464c", "matte") + cell + lathe(plate, "#aeb9bf", "metal") + mirror,
    widthPx: 412,
    heightPx: 125,
    heightMm: 36,
  }
}

function polygonCell(): string {
  return `<path d="M-60 -8Q0 4 60 -8V22Q0 36 -60 22Z" fill="#1f2f52"/><path d="M-20 -3V30M20 -3V30M-60 8Q0 20 60 8" stroke="#6f86b8" stroke-width="3" fill="none"/>`
}

/** A sheet of release film, its corner lifted, over two more. */
export function releaseFilm(): Subject {
  const sheet = (dy: number, opacity: number) =>
    `<path d="${polygon([
      [-330, -60 + dy],
      [190, -60 + dy],
      [330, -330 + dy],
      [-170, -330 + dy],
    ])}" fill="#cfe6ea" fill-opacity="${opacity}" stroke="#8fb6bd" stroke-width="4"/>`
  const curl = linear([
    [0, "#ffffff", 0.95],
    [0.5, "#bfdde2", 0.9],
    [1, "#e8f5f7", 0.95],
  ])
  const shine = `<path d="M-200 -100L-60 -100L70 -300L-40 -300Z" fill="#ffffff" fill-opacity="0.45"/>`
  const roll = `<defs>${curl.defs}</defs><path d="M190 -110C230 -190 268 -262 330 -330C300 -330 270 -322 240 -300C200 -250 176 -190 160 -130Z" fill="${curl.url}" stroke="#8fb6bd" stroke-width="3"/>`
  return {
    drawing: `<path d="M-310 -20L210 -20L350 -290L-150 -290Z" fill="#2a1d14" fill-opacity="0.12"/>${sheet(22, 0.5)}${sheet(10, 0.55)}${sheet(0, 0.7)}${shine}${roll}`,
    widthPx: 680,
    heightPx: 350,
    heightMm: 200,
    isFlat: true,
  }
}

/** A steel build plate bent by two hands' worth, or flat, with printed parts popping off. */
export function buildPlate(isBent: boolean): Subject {
  const lift = isBent ? 90 : 0
  const steel = linear([
    [0, "#8e989e"],
    [0.35, "#dfe5e8"],
    [0.6, "#a9b3b9"],
    [1, "#7d888f"],
  ])
  const top = `M-320 -40Q0 ${-40 + lift * 0.9} 320 -40L230 -330Q0 ${-330 + lift * 0.9} -230 -330Z`
  const peg = (x: number, y: number, s: number) =>
    place(dragonEgg(palette.rust, 30).drawing, x, y, s)
  const grid = [-190, -95, 0, 95, 190]
    .map(
      (x) =>
        `<path d="M${num(x * 1.5)} ${-44 + lift * 0.35}L${num(x * 1.06)} ${-326 + lift * 0.35}" stroke="#5d6d78" stroke-opacity="0.28" stroke-width="3"/>`,
    )
    .join("")
  const parts = isBent
    ? peg(-90, -130, 0.22) + peg(100, -150, 0.22) + peg(10, -215, 0.2)
    : peg(-100, -140, 0.26) + peg(90, -140, 0.26) + peg(0, -220, 0.22)
  const tab = `<path d="M-70 -34L70 -34L60 6L-60 6Z" fill="#8e989e"/><text x="0" y="-8" font-family="DejaVu Sans" font-size="20" fill="#3b4449" text-anchor="middle">CURLEW</text>`
  return {
    drawing: `<defs>${steel.defs}</defs><path d="${top}" fill="#2a1d14" fill-opacity="0.25" transform="translate(14 26)"/><path d="${top}" fill="#4d575d" transform="translate(0 12)"/>${place(tab, 0, lift * 0.45)}<path d="${top}" fill="${steel.url}"/>${grid}${parts}`,
    widthPx: 680,
    heightPx: 360,
    heightMm: 140,
    isFlat: true,
  }
}

/** Brass nozzles standing in a row, each with its size. */
export function nozzles(sizes: string[]): Subject {
  const brass = "#d1a54a"
  const one = (size: string) => {
    const thread: Profile = [
      [0, 46],
      [110, 46],
    ]
    let turns = ""
    for (let turn = 0; turn < 6; turn += 1)
      turns += `<path d="M-46 ${-12 - turn * 17}Q0 ${-2 - turn * 17} 46 ${-14 - turn * 17}" stroke="${darken(brass, 0.4)}" stroke-width="5" fill="none"/>`
    const hex = `<path d="M-74 -112L-40 -96H40L74 -112V-176L40 -190H-40L-74 -176Z" fill="${brass}"/><path d="M-40 -96V-190H40V-96Z" fill="${lighten(brass, 0.3)}"/><path d="M40 -96L74 -112V-176L40 -190Z" fill="${darken(brass, 0.25)}"/>`
    const tip = lathe(
      [
        [188, 40],
        [224, 22],
        [240, 9],
      ],
      brass,
      "metal",
    )
    return `${lathe(thread, brass, "metal")}${turns}${hex}${tip}${text(size, 0, -134, 34, darken(brass, 0.6), 'font-weight="bold"')}`
  }
  const gap = 190
  const drawing = sizes
    .map((size, index) => place(one(size), (index - (sizes.length - 1) / 2) * gap, 0))
    .join("")
  return { drawing, widthPx: gap * sizes.length, heightPx: 245, heightMm: 13 }
}

/** Scrapers and tweezers laid side by side. */
export function scrapers(): Subject {
  const tool = (colour: string, blade: number) =>
    `<rect x="-34" y="-260" width="68" height="260" rx="30" fill="${colour}"/><rect x="-22" y="-250" width="14" height="236" rx="7" fill="#ffffff" fill-opacity="0.3"/><path d="M-18 -254H18L${blade} -470H${-blade}Z" fill="#c6cfd4"/><path d="M-18 -254H-2L${-blade * 0.3} -470H${-blade}Z" fill="#eef2f4"/><path d="M${-blade} -470H${blade}L${blade} -486H${-blade}Z" fill="#9aa6ad"/>`
  const shade = (content: string) =>
    `<g opacity="0.16" transform="translate(14 16)">${content.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#2a1d14"')}</g>${content}`
  const tweezers = `<path d="M-26 0C-40 -180 -14 -380 -3 -500L0 -500C-4 -380 -10 -180 0 -20C10 -180 4 -380 0 -500L3 -500C14 -380 40 -180 26 0Z" fill="#aab4ba"/><path d="M-26 0C-40 -180 -14 -380 -3 -500L0 -500C-14 -380 -30 -180 -14 0Z" fill="#dfe6e9"/>`
  return {
    drawing:
      place(shade(tool(palette.teal, 62)), -190, -10, 1, -5) +
      place(shade(tool(palette.rust, 34)), -10, -10) +
      place(shade(tweezers), 160, -10, 1, 5),
    widthPx: 560,
    heightPx: 520,
    heightMm: 210,
    isFlat: true,
  }
}

/** A box of gloves with one glove drawn out of its mouth. */
export function gloveBox(size: string): Subject {
  const glove = `<path d="M-70 40C-90 -60 -120 -150 -96 -160C-76 -166 -62 -110 -52 -70C-58 -150 -64 -230 -42 -232C-22 -232 -20 -160 -16 -90C-14 -170 -10 -252 12 -250C34 -248 28 -160 26 -86C36 -150 48 -214 68 -208C88 -202 72 -120 64 -60C84 -86 112 -108 122 -92C132 -74 90 -20 70 40Z" fill="#5d7fb3"/><path d="M-52 -70L-44 10M-16 -90L-12 0M26 -86L22 0" stroke="#45638f" stroke-width="5" fill="none"/>`
  const box = `<path d="M-300 -270L-230 -340H310L300 -270Z" fill="${lighten(palette.teal, 0.25)}"/><rect x="-300" y="-272" width="600" height="272" rx="6" fill="${palette.teal}"/><path d="M300 -270L310 -340V-60L300 0Z" fill="${darken(palette.teal, 0.35)}"/><rect x="-300" y="-92" width="600" height="52" fill="${palette.cream}"/>${text("NITRILE GLOVES", -10, -180, 56, "#ffffff", 'font-weight="bold" letter-spacing="3"')}${text("powder free", -10, -128, 34, palette.lagoon)}${text(`SIZE ${size}  ·  50 PAIRS`, -10, -54, 32, palette.ink)}`
  const mouth = `<ellipse cx="20" cy="-306" rx="150" ry="20" fill="#15302f"/>`
  return {
    drawing: box + mouth + place(glove, 20, -322, 1.05),
    widthPx: 620,
    heightPx: 590,
    heightMm: 190,
  }
}

/** A silicone mat with raised edge, rolled at one side, a resin drip on it. */
export function siliconeMat(): Subject {
  const tone = palette.slate
  const mat = `M-350 -30L350 -30L250 -300L-250 -300Z`
  const inner = `M-318 -48L318 -48L232 -284L-232 -284Z`
  const drip = radial(
    [
      [0, "#ffffff", 0.9],
      [0.3, palette.lagoon],
      [1, palette.teal],
    ],
    0.35,
    0.3,
    0.8,
  )
  return {
    drawing: `<defs>${drip.defs}</defs><path d="${mat}" fill="#2a1d14" fill-opacity="0.2" transform="translate(14 22)"/><path d="${mat}" fill="${darken(tone, 0.35)}" transform="translate(0 12)"/><path d="${mat}" fill="${lighten(tone, 0.2)}"/><path d="${inner}" fill="${tone}"/><path d="M-200 -60L-150 -270M0 -60V-270M200 -60L150 -270M-290 -120L290 -120M-262 -200L262 -200" stroke="#ffffff" stroke-opacity="0.14" stroke-width="4"/><ellipse cx="110" cy="-150" rx="60" ry="24" fill="${drip.url}"/><ellipse cx="190" cy="-116" rx="22" ry="10" fill="${drip.url}"/>`,
    widthPx: 720,
    heightPx: 330,
    heightMm: 300,
    isFlat: true,
  }
}

/** Cutter outlines about 400 across, centred, drawn upright. */
export const cutterShapes = {
  koala:
    "M-110 -60C-190 -80 -200 -180 -120 -180C-90 -180 -70 -165 -62 -148C-25 -165 25 -165 62 -148C70 -165 90 -180 120 -180C200 -180 190 -80 110 -60C130 20 80 90 0 90C-80 90 -130 20 -110 -60Z",
  star: "M0 -190L52 -66L186 -56L84 32L116 162L0 92L-116 162L-84 32L-186 -56L-52 -66Z",
  gumLeaf: "M-30 170C-120 90 -150 -60 -20 -190C40 -110 110 40 10 140C4 156 2 172 6 190L-20 190Z",
  whale:
    "M-190 20C-180 -90 -40 -130 60 -70C100 -46 130 -60 140 -100C110 -120 100 -160 110 -180C140 -172 158 -156 166 -136C176 -156 196 -166 220 -166C222 -136 206 -104 178 -94C176 10 100 90 -30 90C-130 90 -190 70 -190 20Z",
} as const

/** A cookie cutter standing on its rim, drawn as the thin wall it is. */
export function cookieCutter(shape: keyof typeof cutterShapes, colour: string): Subject {
  const path = cutterShapes[shape]
  const wall = (dx: number, dy: number, tone: string, width: number) =>
    `<path d="${path}" transform="translate(${dx} ${dy})" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round"/>`
  let depth = ""
  for (let step = 12; step >= 1; step -= 1)
    depth += wall(step * 1.5, step * 3.4, darken(colour, 0.28 + step * 0.012), 15)
  const drawing = place(
    wall(32, 60, "#d8c9b0", 22) +
      depth +
      wall(0, 0, lighten(colour, 0.12), 22) +
      wall(-3, -3, lighten(colour, 0.42), 6),
    0,
    -230,
  )
  return { drawing, widthPx: 470, heightPx: 450, heightMm: 92, isFlat: true }
}
