import { formatNumber } from "../svg.ts"

/** Colours of the bird. Its streaks and the ring of its eye are transparent. */
export type BirdInks = { plumage: string; iris: string; pupil: string }

const silhouette =
  "M58.5 14.6 50.8 11.4A9.9 9.9 0 0 0 31.3 12.9C31.3 19.4 28 22.6 22.6 25.7L6.5 35C12.6 37.3 19.6 38.6 27 38.6 39 38.6 47.4 32.2 47.4 23.2 47.4 21.2 48.2 19.4 49.4 17.8Z"
const legs = "M25.5 38V48.8L23.3 61.7H27.7M34.3 37V48.2L37.6 61.7H42"
const eye = { x: 41, y: 12.8 }

/** Builds the path of a slot with round ends between two points. */
function slot(x1: number, y1: number, x2: number, y2: number, radius: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y2 - y1) / length) * radius, ((x2 - x1) / length) * radius]
  const end = `A${radius} ${radius} 0 0 1`
  return `M${formatNumber(x1 - dx)} ${formatNumber(y1 + dy)}${end} ${formatNumber(x1 + dx)} ${formatNumber(y1 - dy)}L${formatNumber(x2 + dx)} ${formatNumber(y2 - dy)}${end} ${formatNumber(x2 - dx)} ${formatNumber(y2 + dy)}Z`
}

function round(radius: number): string {
  const { x, y } = eye
  return `M${formatNumber(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${formatNumber(radius * 2)} 0a${radius} ${radius} 0 1 0 ${formatNumber(-radius * 2)} 0Z`
}

/** Renders the bush stone-curlew, 64 by 64: long legs, a large eye, streaks like printed layers. */
export function renderBird({ plumage, iris, pupil }: BirdInks): string {
  const streaks = [
    slot(19.2, 33.3, 32.4, 25.5, 0.95),
    slot(26.6, 34.6, 37.8, 27.8, 0.95),
    slot(34.6, 34, 42, 29.3, 0.95),
  ]
  return `<path fill="${plumage}" fill-rule="evenodd" d="${silhouette}${round(5.5)}${streaks.join("")}"/><path fill="none" stroke="${plumage}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="${legs}"/><path fill="${iris}" d="${round(4.1)}"/><circle cx="${eye.x + 0.3}" cy="${eye.y}" r="2.2" fill="${pupil}"/>`
}

/** Renders the bird for 20 to 40 pixels: one streak, thicker legs, an eye without colour. */
export function renderSmallBird(ink: string): string {
  const streak = slot(20, 33.6, 36, 24.4, 1.4)
  return `<path fill="${ink}" fill-rule="evenodd" d="${silhouette}${round(5.6)}${streak}"/><path fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="${legs}"/><circle cx="${eye.x + 0.3}" cy="${eye.y}" r="2.9" fill="${ink}"/>`
}

/** Renders the bird for a 16 by 16 pixel tab icon: its edges are on pixel boundaries. */
export function renderTinyBird(ink: string): string {
  const body =
    "M52 8 63 15 52 19V27C52 38 42 44 29 44 20 44 11 43 2 39L20 30C26 27 28 23 28 15A12 12 0 0 1 52 13Z"
  const eyeHole = "M35.6 14a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0Z"
  const pupil = "M39.6 14a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z"
  const stilts = "M24 42H28V60H32V64H24ZM36 41H40V60H44V64H36Z"
  return `<path fill="${ink}" fill-rule="evenodd" d="${body}${eyeHole}${pupil}"/><path fill="${ink}" d="${stilts}"/>`
}
