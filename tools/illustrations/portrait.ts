import { getDarkerColour, getLighterColour, getMixedColour } from "./colour.ts"
import {
  buildLinearGradient,
  buildRadialGradient,
  renderClipped,
  renderTransformed,
} from "./svg.ts"

/** Appearance of a drawn person; none of them is a real person. */
export type Appearance = {
  skin: string
  hair: string
  cut: HairCut
  shirt: string
  /** Colour of a work apron over the shirt. */
  apron?: string
  glasses?: string
  hat?: string
  hasBeard?: boolean
  /** 0 is a child, 1 an adult: changes the size of head and shoulders. */
  age?: number
}

const ink = "#2d2320"
const headPath =
  "M-128 -470C-132 -600 -70 -652 0 -652C70 -652 132 -600 128 -470C124 -372 70 -300 0 -300C-70 -300 -124 -372 -128 -470Z"

function shoulders({ skin, shirt, apron }: Appearance): string {
  const cloth = buildLinearGradient(
    [
      [0, getLighterColour(shirt, 0.18)],
      [1, getDarkerColour(shirt, 0.18)],
    ],
    "down",
  )
  const body =
    "M-330 40C-340 -120 -290 -190 -170 -214L-66 -246H66L170 -214C290 -190 340 -120 330 40Z"
  const folds = `<path d="M-214 40C-220 -30 -212 -80 -196 -116M214 40C220 -30 212 -80 196 -116" fill="none" stroke="${getDarkerColour(shirt, 0.4)}" stroke-opacity="0.4" stroke-width="8" stroke-linecap="round"/>`
  const neck = `<path d="M-66 -340H66V-236C40 -196 -40 -196 -66 -236Z" fill="${getDarkerColour(skin, 0.16)}"/>`
  const collar = `<path d="M-72 -250C-60 -196 60 -196 72 -250L100 -232C86 -156 -86 -156 -100 -232Z" fill="${getDarkerColour(shirt, 0.22)}"/>`
  const bib = apron
    ? `<path d="M-128 40V-108C-60 -92 60 -92 128 -108V40Z" fill="${apron}"/><path d="M-128 -106L-112 -226M128 -106L112 -226" stroke="${apron}" stroke-width="28"/><rect x="-56" y="-52" width="112" height="92" rx="8" fill="${getDarkerColour(apron, 0.18)}"/>`
    : ""
  return `<defs>${cloth.defs}</defs><path d="${body}" fill="${cloth.url}"/>${folds}${neck}${collar}${bib}`
}

function face({ skin, glasses, hasBeard }: Appearance): string {
  const cheek = getMixedColour(skin, "#c8553d", 0.42)
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-474" rx="11" ry="14" fill="${ink}"/><circle cx="${x + 4}" cy="-479" r="4" fill="#ffffff"/>`
  const brow = (x: number, lean: number) =>
    `<path d="M${x - 26} ${-512 + lean}Q${x} -526 ${x + 26} ${-512 - lean}" fill="none" stroke="${ink}" stroke-opacity="0.7" stroke-width="8" stroke-linecap="round"/>`
  const frames = glasses
    ? `<g fill="#ffffff" fill-opacity="0.22" stroke="${glasses}" stroke-width="8"><circle cx="-50" cy="-472" r="38"/><circle cx="50" cy="-472" r="38"/></g><path d="M-12 -478Q0 -486 12 -478M-88 -478L-124 -488M88 -478L124 -488" fill="none" stroke="${glasses}" stroke-width="8"/>`
    : ""
  return `${brow(-50, 3)}${brow(50, -3)}${eye(-50)}${eye(50)}<path d="M0 -466C12 -440 16 -424 -2 -420" fill="none" stroke="${getDarkerColour(skin, 0.34)}" stroke-width="7" stroke-linecap="round"/><ellipse cx="-78" cy="-420" rx="28" ry="18" fill="${cheek}" fill-opacity="0.34"/><ellipse cx="78" cy="-420" rx="28" ry="18" fill="${cheek}" fill-opacity="0.34"/><path d="M-44 -384Q0 -346 44 -384" fill="none" stroke="${hasBeard ? getLighterColour(skin, 0.1) : getDarkerColour(skin, 0.55)}" stroke-width="9" stroke-linecap="round"/>${frames}`
}

function beard({ hair }: Appearance): string {
  return `<path d="M-130 -470C-128 -360 -84 -282 0 -282C84 -282 128 -360 130 -470C112 -424 84 -412 52 -414C20 -416 -20 -416 -52 -414C-84 -412 -112 -424 -130 -470Z" fill="${hair}"/>`
}

function brim(colour: string): string {
  return `<path d="M-120 -556C-120 -690 -60 -716 0 -716C60 -716 120 -690 120 -556Z" fill="${colour}"/><path d="M-122 -580C-60 -560 60 -560 122 -580V-546C60 -524 -60 -524 -122 -546Z" fill="${getDarkerColour(colour, 0.4)}"/><path d="M-232 -536C-180 -592 180 -592 232 -536C180 -506 -180 -506 -232 -536Z" fill="${getDarkerColour(colour, 0.12)}"/>`
}

/**
 * Renders head and shoulders, 660 wide and about 700 high, with the origin in the middle of the
 * lower edge.
 */
export function renderPortrait(appearance: Appearance): string {
  const { skin, age = 1 } = appearance
  const shade = buildRadialGradient(
    [
      [0, getLighterColour(skin, 0.16)],
      [0.7, skin],
      [1, getDarkerColour(skin, 0.12)],
    ],
    0.4,
    0.35,
    0.75,
  )
  const ears = `<ellipse cx="-130" cy="-466" rx="24" ry="36" fill="${getDarkerColour(skin, 0.08)}"/><ellipse cx="130" cy="-466" rx="24" ry="36" fill="${getDarkerColour(skin, 0.08)}"/>`
  const head = `<defs>${shade.defs}</defs>${ears}<path d="${headPath}" fill="${shade.url}"/>`
  const chin = renderClipped(
    "M-66 -340H66V-236C40 -196 -40 -196 -66 -236Z",
    `<ellipse cy="-318" rx="96" ry="52" fill="${getDarkerColour(skin, 0.4)}" fill-opacity="0.4"/>`,
  )
  const top =
    head +
    (appearance.hasBeard ? beard(appearance) : "") +
    face(appearance) +
    renderHairInFront(appearance.cut, appearance.hair)
  const [bodyScale, headScale] = [0.8 + age * 0.2, 1.12 - age * 0.12]
  const onNeck = (part: string) =>
    renderTransformed(part, 0, 300 * (headScale - bodyScale), headScale)
  return (
    onNeck(renderHairBehind(appearance.cut, appearance.hair)) +
    renderTransformed(shoulders(appearance) + chin, 0, 0, bodyScale) +
    onNeck(top + (appearance.hat ? brim(appearance.hat) : ""))
  )
}

type HairCut = "bob" | "short" | "plaits" | "bun" | "curls" | "long" | "bald" | "cropped"

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
function renderHairBehind(cut: HairCut, hair: string): string {
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
function renderHairInFront(cut: HairCut, hair: string): string {
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
