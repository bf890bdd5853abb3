import { darken, lighten, mix, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { clip, num, type Point, place } from "../svg.ts"
import { lathe, type Profile, refine, silhouette } from "./lathe.ts"

/** An egg covered in overlapping scales, standing on a ring. */
export function dragonEgg(colour: string, heightMm: number): Subject {
  const egg: Profile = refine([
    [26, 96],
    [70, 158],
    [170, 205],
    [280, 196],
    [390, 142],
    [460, 74],
    [486, 8],
  ])
  let scales = ""
  for (let rowIndex = 15; rowIndex >= 0; rowIndex -= 1) {
    const y = 30 + rowIndex * 30
    for (let column = -6; column <= 6; column += 1) {
      const x = (column + (rowIndex % 2) / 2) * 42
      scales += `<path d="M${x - 21} ${-y - 24}Q${x - 20} ${-y + 8} ${x} ${-y + 16}Q${x + 20} ${-y + 8} ${x + 21} ${-y - 24}Z" fill="${lighten(colour, 0.12 + rowIndex * 0.012)}" fill-opacity="0.35" stroke="${darken(colour, 0.5)}" stroke-opacity="0.55" stroke-width="3"/>`
    }
  }
  const stand: Profile = [
    [0, 130],
    [30, 118],
    [40, 112],
  ]
  const outline = silhouette(egg)
  const drawing =
    lathe(stand, darken(colour, 0.35), "matte") +
    lathe(egg, colour, "gloss") +
    clip(outline, scales)
  return { drawing, widthPx: 410, heightPx: 488, heightMm }
}

/** A printed egg in two halves with a band of pattern round its middle. */
export function easterEgg(colour: string, second: string, heightMm: number): Subject {
  const egg: Profile = refine([
    [0, 70],
    [40, 132],
    [120, 172],
    [210, 166],
    [300, 118],
    [352, 62],
    [372, 8],
  ])
  let bands = ""
  for (const [y, tone] of [
    [90, second],
    [150, "#ffffff"],
    [210, second],
  ] as const) {
    const points = Array.from(
      { length: 17 },
      (_, index): Point => [-200 + index * 25, -y - (index % 2 === 0 ? 0 : 24)],
    )
    bands += `<path d="M${points.map(([x, up]) => `${x} ${num(up + (200 ** 2 - x ** 2) / 1500)}`).join("L")}" fill="none" stroke="${tone}" stroke-opacity="0.8" stroke-width="13" stroke-linejoin="round"/>`
  }
  return {
    drawing: lathe(egg, colour, "matte") + clip(silhouette(egg), bands),
    widthPx: 344,
    heightPx: 375,
    heightMm,
  }
}

/** An egg cup with bunny ears and, if wanted, an egg in it. */
export function bunnyCup(colour: string, heightMm: number): Subject {
  const ear = (x: number, lean: number) =>
    place(
      `<path d="M-34 0C-60 -90 -44 -200 0 -220C44 -200 60 -90 34 0Z" fill="${colour}"/><path d="M-16 -14C-30 -86 -22 -160 0 -176C22 -160 30 -86 16 -14Z" fill="${mix(colour, palette.rust, 0.3)}"/>`,
      x,
      -225,
      1,
      lean,
    )
  const cup: Profile = refine([
    [0, 108],
    [26, 92],
    [60, 72],
    [110, 110],
    [190, 148],
    [246, 142],
  ])
  const egg: Profile = refine([
    [200, 118],
    [270, 122],
    [350, 84],
    [392, 34],
    [402, 4],
  ])
  const face = `<circle cx="-48" cy="-168" r="11" fill="#33281f"/><circle cx="48" cy="-168" r="11" fill="#33281f"/><path d="M-12 -146L12 -146L0 -132Z" fill="${palette.rust}"/><path d="M0 -132Q-16 -112 -32 -122M0 -132Q16 -112 32 -122" stroke="#33281f" stroke-width="5" fill="none" stroke-linecap="round"/>`
  const drawing =
    ear(-82, -10) +
    ear(82, 10) +
    lathe(egg, "#f0dcc0", "matte") +
    lathe(cup, colour, "matte", false) +
    face
  return { drawing, widthPx: 330, heightPx: 445, heightMm }
}

/** A woven-look basket with bunny ears, a bow and eggs in it. */
export function easterBasket(colour: string, heightMm: number): Subject {
  const body: Profile = [
    [0, 196],
    [12, 206],
    [240, 246],
  ]
  let weave = ""
  for (let rowIndex = 0; rowIndex < 9; rowIndex += 1) {
    for (let column = -7; column <= 7; column += 1) {
      const x = Math.sin((column + (rowIndex % 2) / 2) * 0.2) * 262
      weave += `<rect x="${num(x - 18)}" y="${num(-26 - rowIndex * 26 + 36 * Math.cos((x / 262) * 1.4) - 14)}" width="34" height="17" rx="8" fill="${lighten(colour, 0.3)}" fill-opacity="0.55"/>`
    }
  }
  const handle = `<path d="M-226 -232C-220 -560 220 -560 226 -232" fill="none" stroke="${darken(colour, 0.25)}" stroke-width="34"/><path d="M-226 -232C-220 -560 220 -560 226 -232" fill="none" stroke="${lighten(colour, 0.18)}" stroke-width="22"/>`
  const egg = (x: number, y: number, turn: number, tone: string, second: string) =>
    place(easterEgg(tone, second, 60).drawing, x, y, 0.46, turn)
  const eggs =
    egg(-120, -190, -18, "#b9aacb", "#f6efe2") +
    egg(118, -186, 20, "#e9c7b5", "#b5532f") +
    egg(0, -200, 3, "#8cc3bf", "#1f6f73")
  const rim = lathe(
    [
      [228, 252],
      [256, 254],
    ],
    darken(colour, 0.12),
    "matte",
  )
  const front = `<path d="M-254 -256A254 43 0 0 0 254 -256V-150H-254Z"/>`
  const bow = place(
    `<path d="M0 0C-60 -50 -110 -40 -104 0C-110 40 -60 50 0 0C60 -50 110 -40 104 0C110 40 60 50 0 0Z" fill="${palette.teal}"/><path d="M-8 8L-46 92L-14 80L2 16L18 80L50 92L10 8Z" fill="${darken(palette.teal, 0.15)}"/><circle r="20" fill="${darken(palette.teal, 0.25)}"/>`,
    0,
    -150,
    0.9,
  )
  const shell = lathe(body, colour, "matte")
  const rimFront = clip(front.match(/d="([^"]+)"/)?.[1] ?? "", rim)
  const inner = `<ellipse cx="0" cy="-254" rx="240" ry="38" fill="${darken(colour, 0.5)}"/>`
  const drawing =
    handle +
    shell +
    clip(silhouette(body), weave) +
    rim +
    inner +
    eggs +
    clip(
      "M-260 -250A250 43 0 0 0 260 -250V40H-260Z",
      shell + clip(silhouette(body), weave) + rimFront,
    ) +
    bow
  return { drawing, widthPx: 508, heightPx: 500, heightMm }
}
