import { darken, lighten, mix, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { linear, num, text } from "../svg.ts"
import { glass, lathe, opening, type Profile, refine } from "./lathe.ts"

type Label = { top: string; name: string; foot: string }

function wrapLabel(
  radius: number,
  fromY: number,
  toY: number,
  colour: string,
  label: Label,
): string {
  const dip = radius * 0.17
  const shade = linear([
    [0, "#1b1310", 0.4],
    [0.2, "#1b1310", 0.1],
    [0.32, "#ffffff", 0.3],
    [0.45, "#ffffff", 0],
    [1, "#1b1310", 0.36],
  ])
  const band = (low: number, high: number) =>
    `M${-radius} ${num(-high)}A${radius} ${num(dip)} 0 0 0 ${radius} ${num(-high)}L${radius} ${num(-low)}A${radius} ${num(dip)} 0 0 1 ${-radius} ${num(-low)}Z`
  const height = toY - fromY
  const split = fromY + height * 0.3
  return `<defs>${shade.defs}</defs><path d="${band(fromY, toY)}" fill="${palette.cream}"/><path d="${band(fromY, split)}" fill="${colour}"/>${text(label.top, 0, -toY + dip + height * 0.2, radius * 0.15, palette.teal, 'letter-spacing="1"')}${text(label.name, 0, -split + dip - height * 0.19, Math.min(height * 0.15, (radius * 3) / label.name.length), palette.ink, 'font-weight="bold"')}${text(label.foot, 0, -fromY + dip - height * 0.1, height * 0.085, contrast(colour))}<path d="${band(fromY, toY)}" fill="${shade.url}"/>`
}

function contrast(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16)
  const brightness =
    ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11
  return brightness > 150 ? palette.ink : "#ffffff"
}

/** A bottle of printing resin: light-proof body, screw cap, label in the resin's colour. */
export function resinBottle(
  colour: string,
  name: string,
  foot = "500 g",
  body: string = "#2e3338",
): Subject {
  const shell: Profile = [
    [0, 148],
    [10, 160],
    [30, 165],
    ...refine([
      [430, 165],
      [468, 158],
      [502, 132],
      [528, 98],
      [548, 74],
      [566, 68],
    ]),
  ]
  const cap: Profile = [
    [566, 84],
    [640, 84],
    [652, 78],
  ]
  let ribs = ""
  for (let rib = -7; rib <= 7; rib += 1) {
    const x = Math.sin((rib / 16) * Math.PI) * 84
    ribs += `<rect x="${num(x - 1.5)}" y="-632" width="3" height="64" fill="#000000" fill-opacity="0.22"/>`
  }
  const label = wrapLabel(165, 70, 390, colour, { top: "CURLEW PRINT CO.", name, foot })
  const drawing =
    lathe(shell, body, "gloss") + label + lathe(cap, mix(colour, body, 0.35), "matte") + ribs
  return { drawing, widthPx: 330, heightPx: 665, heightMm: 195 }
}

/** A clear or amber empty bottle with a black cap. */
export function emptyBottle(tint: string, heightMm: number, isAmber = false): Subject {
  const body: Profile = [
    [0, 128],
    [14, 138],
    ...refine([
      [330, 138],
      [368, 128],
      [400, 96],
      [425, 62],
      [455, 56],
    ]),
  ]
  const cap: Profile = [
    [452, 68],
    [525, 68],
    [535, 62],
  ]
  const drawing =
    (isAmber ? `<g opacity="0.86">${lathe(body, tint, "gloss")}</g>` : glass(body, tint, 0.26)) +
    lathe(cap, "#30363a", "matte")
  return { drawing, widthPx: 276, heightPx: 545, heightMm }
}

/** A small dropper bottle of scent with a round label. */
export function scentBottle(colour: string, name: string): Subject {
  const body: Profile = [
    [0, 100],
    [12, 112],
    ...refine([
      [225, 112],
      [258, 100],
      [282, 66],
      [300, 50],
      [320, 48],
    ]),
  ]
  const collar: Profile = [
    [318, 58],
    [392, 58],
    [398, 52],
  ]
  const bulb: Profile = [
    [398, 30],
    [440, 34],
    [490, 28],
    [508, 12],
  ]
  const label = wrapLabel(112, 40, 205, colour, { top: "CURLEW", name, foot: "30 ml" })
  const drawing =
    `<g opacity="0.88">${lathe(body, "#8a5222", "gloss")}</g>` +
    label +
    lathe(collar, "#2f2a27", "matte") +
    lathe(bulb, "#4a4440", "matte")
  return { drawing, widthPx: 224, heightPx: 510, heightMm: 96 }
}

/** A graduated beaker, filled to `level` (0 to 1) with a liquid, or empty. */
export function beaker(heightMm: number, liquid: string | null, level = 0.45): Subject {
  const body: Profile = [
    [0, 168],
    [14, 182],
    [430, 184],
    [452, 196],
  ]
  let marks = ""
  for (let mark = 1; mark <= 9; mark += 1) {
    const y = -45 - mark * 36
    const long = mark % 2 === 0
    marks += `<rect x="${long ? 18 : 42}" y="${y}" width="${long ? 66 : 42}" height="4" fill="#ffffff" fill-opacity="0.9"/>`
    if (long) marks += text(String(mark * 50), 114, y + 12, 24, "#ffffff", 'font-weight="bold"')
  }
  const top = 20 + level * 400
  const fill: Profile = [
    [14, 160],
    [26, 170],
    [top, 174],
  ]
  const inside = liquid === null ? "" : `<g opacity="0.9">${lathe(fill, liquid, "gloss")}</g>`
  const ink = liquid === null ? marks.replaceAll("#ffffff", palette.slate) : marks
  const spout = `<path d="M150 -452C185 -470 214 -470 222 -458C214 -440 196 -432 184 -420Z" fill="#dfeaec" fill-opacity="0.7" stroke="#9fb4b8" stroke-opacity="0.6" stroke-width="3"/>`
  return {
    drawing: spout + inside + glass(body, "#d5e4e6", 0.3) + ink,
    widthPx: 380,
    heightPx: 470,
    heightMm,
  }
}

/** A lidded washing tub with a lift-out basket seen through its side. */
export function washTub(heightMm: number): Subject {
  const body: Profile = [
    [0, 190],
    [16, 204],
    [420, 214],
  ]
  let basket = ""
  for (let bar = -5; bar <= 5; bar += 1) {
    const x = bar * 31
    basket += `<rect x="${x - 3}" y="-360" width="6" height="300" rx="3" fill="${palette.teal}" fill-opacity="0.55"/>`
  }
  for (const y of [-350, -250, -150, -64]) {
    basket += `<rect x="-160" y="${y}" width="320" height="9" rx="4" fill="${palette.teal}" fill-opacity="0.7"/>`
  }
  const liquid = lathe(
    [
      [16, 190],
      [300, 204],
    ],
    "#bcd9de",
    "glow",
  )
  const lid = lathe(
    [
      [414, 226],
      [462, 226],
      [474, 218],
    ],
    palette.teal,
    "matte",
  )
  const knob = lathe(
    [
      [470, 60],
      [505, 56],
      [514, 48],
    ],
    darken(palette.teal, 0.2),
    "matte",
  )
  const drawing = `<g opacity="0.55">${liquid}</g>${basket}${glass(body, "#d5e4e6", 0.3)}${lid}${knob}`
  return { drawing, widthPx: 452, heightPx: 520, heightMm }
}

/** A pouring funnel in a stand, with a paper filter in its mouth. */
export function funnel(heightMm: number): Subject {
  const cone: Profile = [
    [0, 26],
    [150, 34],
    [175, 52],
    [400, 226],
    [420, 232],
  ]
  const paper = lighten(palette.cream, 0.3)
  const drawing = `${lathe(cone, palette.lagoon, "gloss")}${opening(420, 232, 16, palette.lagoon)}<path d="M-200 -418L0 -372L200 -418L150 -470L70 -440L0 -486L-80 -442L-150 -474Z" fill="${paper}" stroke="${darken(paper, 0.12)}" stroke-width="3" stroke-linejoin="round"/><path d="M0 -486L0 -372M-150 -474L-80 -390M150 -470L80 -390" stroke="${darken(paper, 0.16)}" stroke-width="2.5" fill="none"/>`
  return { drawing, widthPx: 464, heightPx: 486, heightMm }
}
