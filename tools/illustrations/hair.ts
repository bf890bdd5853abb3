import { getDarkerColour, getLighterColour } from "./colour.ts"
import { renderClipped } from "./svg.ts"

export type HairCut = "bob" | "short" | "plaits" | "bun" | "curls" | "long" | "bald" | "cropped"

const fringe =
  "M-136 -474C-150 -620 -86 -690 4 -690C92 -690 152 -620 138 -474C126 -540 108 -572 70 -590C10 -566 -70 -566 -100 -560C-118 -540 -128 -514 -136 -474Z"
const sides =
  "M-134 -480C-144 -600 -84 -676 0 -676C84 -676 144 -600 134 -480C128 -530 120 -552 104 -574C60 -596 -60 -596 -104 -574C-120 -552 -128 -530 -134 -480Z"

function strands(path: string, hair: string): string {
  const lines = [-110, -66, -22, 26, 72, 114]
    .map(
      (x) =>
        `<path d="M${x * 0.3} -700C${x * 0.7} -650 ${x} -600 ${x * 1.1} -500" fill="none" stroke="${getLighterColour(hair, 0.28)}" stroke-opacity="0.35" stroke-width="7"/>`,
    )
    .join("")
  return `<path d="${path}" fill="${hair}"/>${renderClipped(path, lines)}`
}

function balls(places: [x: number, y: number, r: number][], hair: string): string {
  return places
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/><circle cx="${x - r * 0.2}" cy="${y - r * 0.25}" r="${r * 0.55}" fill="${getLighterColour(hair, 0.12)}" fill-opacity="0.5"/>`,
    )
    .join("")
}

function plait(side: 1 | -1, hair: string): string {
  const knots = [-360, -306, -252, -200].map((y, at): [number, number, number] => [
    side * (148 + at * 6),
    y,
    36 - at * 4,
  ])
  return `${balls(knots, hair)}<circle cx="${side * 168}" cy="-166" r="14" fill="#b5532f"/><path d="M${side * 168} -160L${side * 150} -112L${side * 188} -112Z" fill="${hair}"/>`
}

/** Renders the part of the hair behind head and shoulders. */
export function renderHairBehind(cut: HairCut, hair: string): string {
  const dark = getDarkerColour(hair, 0.22)
  if (cut === "bob")
    return `<path d="M-160 -300C-190 -470 -170 -690 0 -696C170 -690 190 -470 160 -300C90 -276 -90 -276 -160 -300Z" fill="${dark}"/>`
  if (cut === "long")
    return `<path d="M-150 -120C-210 -300 -190 -690 0 -696C190 -690 210 -300 150 -120C80 -90 -80 -90 -150 -120Z" fill="${dark}"/>`
  if (cut === "bun") return balls([[0, -704, 54]], hair)
  if (cut === "curls")
    return balls(
      [
        [-130, -560, 62],
        [130, -560, 62],
        [-152, -470, 52],
        [152, -470, 52],
        [-140, -386, 44],
        [140, -386, 44],
      ],
      dark,
    )
  return ""
}

/** Renders the part of the hair in front of the head. */
export function renderHairInFront(cut: HairCut, hair: string): string {
  if (cut === "bald")
    return `<path d="M-134 -470C-146 -540 -134 -570 -116 -588C-124 -540 -124 -510 -122 -470ZM134 -470C146 -540 134 -570 116 -588C124 -540 124 -510 122 -470Z" fill="${hair}"/>`
  if (cut === "curls")
    return balls(
      [
        [-104, -620, 50],
        [-50, -660, 56],
        [12, -672, 58],
        [72, -650, 54],
        [114, -606, 46],
        [-24, -620, 44],
        [48, -616, 42],
      ],
      hair,
    )
  if (cut === "plaits") return strands(fringe, hair) + plait(1, hair) + plait(-1, hair)
  if (cut === "short" || cut === "cropped") return strands(sides, hair)
  return strands(fringe, hair)
}
