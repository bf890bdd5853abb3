import { darken, lighten, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { linear, num, place, text } from "../svg.ts"
import { lathe, type Profile, refine } from "./lathe.ts"

const heart =
  "M0 -20C-70 -95 -150 -130 -150 -215C-150 -290 -60 -315 0 -245C60 -315 150 -290 150 -215C150 -130 70 -95 0 -20Z"
const drop =
  "M0 -20C-95 -20 -130 -85 -118 -140C-105 -205 -40 -240 0 -330C40 -240 105 -205 118 -140C130 -85 95 -20 0 -20Z"
const disc = "M0 -20A135 135 0 1 1 0.1 -20Z"

export const pendantShapes = { heart, drop, disc }

function pawPrint(scale: number, colour: string): string {
  const toe = (x: number, y: number, turn: number) =>
    place(`<ellipse rx="20" ry="29" fill="${colour}"/>`, x, y, 1, turn)
  return place(
    `<path d="M0 -12C34 -12 58 26 52 52C46 74 22 66 0 66C-22 66 -46 74 -52 52C-58 26 -34 -12 0 -12Z" fill="${colour}"/>${toe(-62, -8, -24)}${toe(-25, -48, -8)}${toe(25, -48, 8)}${toe(62, -8, 24)}`,
    0,
    0,
    scale,
  )
}

function chain(metal: string): string {
  const at = (t: number): [number, number] => [305 * Math.sin(t), -280 - 500 * Math.sin(t / 2)]
  let links = ""
  let [lastX, lastY] = at(0)
  let count = 0
  for (let t = 0.02; t < Math.PI * 2; t += 0.004) {
    const [x, y] = at(t)
    if (Math.hypot(x - lastX, y - lastY) < 17) continue
    const lean = (Math.atan2(y - lastY, x - lastX) * 180) / Math.PI
    const thin = count % 2 === 0
    links += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="13" ry="${thin ? 8 : 4}" transform="rotate(${num(lean)} ${num(x)} ${num(y)})" fill="none" stroke="${thin ? metal : darken(metal, 0.25)}" stroke-width="5"/>`
    ;[lastX, lastY] = [x, y]
    count += 1
  }
  return links
}

/** A keepsake pendant on its chain, laid in a loop; the shape may carry a paw or initials. */
export function pendant(
  metal: string,
  shape: keyof typeof pendantShapes,
  mark: "paw" | "initial" | "none",
  chainMetal = metal,
): Subject {
  const path = pendantShapes[shape]
  const face = linear([
    [0, darken(metal, 0.3)],
    [0.3, lighten(metal, 0.65)],
    [0.55, metal],
    [0.8, lighten(metal, 0.35)],
    [1, darken(metal, 0.35)],
  ])
  const ink = darken(metal, 0.6)
  const marks = {
    paw: place(pawPrint(0.95, ink), 0, -168),
    initial: text("M", 0, -118, 130, ink, 'font-style="italic"'),
    none: "",
  }
  const bail = `<path d="M-16 ${shape === "heart" ? -255 : -305}a16 26 0 1 1 32 0" fill="none" stroke="${darken(metal, 0.15)}" stroke-width="9"/>`
  const shadow = place(`<path d="${path}" fill="#2a1d14" fill-opacity="0.18"/>`, 14, 16)
  const body = `<defs>${face.defs}</defs>${shadow}<path d="${path}" fill="${darken(metal, 0.45)}" transform="translate(3 7)"/><path d="${path}" fill="${face.url}" stroke="${lighten(metal, 0.5)}" stroke-width="4"/>`
  const loop = place(chain(chainMetal), 0, shape === "heart" ? 60 : 0)
  return {
    drawing: `<g opacity="0.16" transform="translate(10 14)">${loop.replaceAll(/stroke="#[0-9a-f]{6}"/g, 'stroke="#2a1d14"')}</g>${loop}${bail}${body}${marks[mark]}`,
    widthPx: 690,
    heightPx: 830,
    heightMm: 78,
    isFlat: true,
  }
}

/** The pendant's own plate without chain, large enough to read. */
export function pendantCard(
  metal: string,
  shape: keyof typeof pendantShapes,
  mark: "paw" | "initial",
): Subject {
  const piece = pendant(metal, shape, mark)
  const card = `<rect x="-330" y="-860" width="660" height="900" rx="18" fill="#2a1d14" fill-opacity="0.16" transform="translate(14 16)"/><rect x="-330" y="-860" width="660" height="900" rx="18" fill="${lighten(palette.cream, 0.4)}"/>${text("Curlew Print Co.", 0, 4, 34, palette.teal, 'letter-spacing="3"')}`
  return {
    ...piece,
    drawing: card + place(piece.drawing, 0, -70, 0.88),
    widthPx: 660,
    heightPx: 860,
  }
}

/** A small lidded urn, with a band and an optional paw or heart. */
export function urn(
  colour: string,
  mark: "paw" | "heart" | "none",
  band: string,
  heightMm: number,
): Subject {
  const body: Profile = refine([
    [0, 104],
    [16, 110],
    [34, 92],
    [70, 100],
    [170, 176],
    [290, 198],
    [390, 162],
    [436, 104],
    [456, 96],
  ])
  const ringBand: Profile = [
    [452, 112],
    [474, 114],
  ]
  const lid: Profile = refine([
    [474, 118],
    [496, 112],
    [530, 78],
    [556, 34],
    [572, 26],
  ])
  const knob: Profile = refine([
    [568, 20],
    [584, 34],
    [606, 36],
    [624, 18],
  ])
  const marks = {
    paw: place(pawPrint(1.05, darken(colour, 0.45)), 0, -262),
    heart: place(
      `<path d="${heart}" fill="none" stroke="${band}" stroke-width="12"/>`,
      0,
      -180,
      0.52,
    ),
    none: "",
  }
  const drawing =
    lathe(body, colour, "gloss") +
    marks[mark] +
    lathe(ringBand, band, "metal") +
    lathe(lid, colour, "gloss") +
    lathe(knob, band, "metal")
  return { drawing, widthPx: 396, heightPx: 640, heightMm }
}
