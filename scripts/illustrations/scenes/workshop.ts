import { darken, lighten, palette } from "../colour.ts"
import { curlewMark } from "../parts/laser.ts"
import { gumTree, paddock, type Sky, shed, van } from "../parts/outdoors.ts"
import type { Subject } from "../subject.ts"
import { place, text } from "../svg.ts"
import { bench, contactShadow, studio } from "./background.ts"
import { frame, stand } from "./view.ts"

const skies: Record<"dusk" | "morning", Sky> = {
  dusk: {
    top: "#2b3a5c",
    low: "#e9a37a",
    hills: ["#5a5672", "#3f4a58"],
    ground: "#4c5a45",
    sun: "#ffd9a0",
  },
  morning: {
    top: "#9cc7d8",
    low: "#f6e7cf",
    hills: ["#9db0b4", "#7f9a86"],
    ground: "#b3b173",
    sun: "#fff4d8",
  },
}

/** The shed in its paddock at dusk, its lamps lit and two curlews out walking. */
export function shedAtDusk(widthPx: number, heightPx: number): string {
  const ground = heightPx * 0.8
  const bird = (x: number, y: number, scale: number) => place(curlewMark("#1c2430"), x, y, scale)
  return frame(
    paddock(skies.dusk, widthPx, heightPx) +
      place(gumTree(5, "#4d6357").drawing, widthPx * 0.12, ground + 10, heightPx / 900) +
      place(gumTree(9, "#55695a").drawing, widthPx * 0.93, ground - 20, heightPx / 1150) +
      place(shed(true).drawing, widthPx * 0.64, ground, heightPx / 1250) +
      bird(widthPx * 0.27, heightPx * 0.885, heightPx / 2600) +
      bird(widthPx * 0.36, heightPx * 0.92, heightPx / 2100),
    widthPx,
    heightPx,
  )
}

/** The van before the shed in the morning, ready for the local run. */
export function vanAtShed(): string {
  return frame(
    paddock(skies.morning, 1600, 1200) +
      place(gumTree(3, "#7d9a6a").drawing, 200, 900, 1.15) +
      place(gumTree(11, "#86a074").drawing, 1480, 880, 0.95) +
      place(shed(false).drawing, 980, 900, 0.95) +
      stand(van(), 740, 1090, 0.92),
  )
}

/** Machines side by side on the bench, smaller than life so that all fit. */
export function machineRow(machines: Subject[], wallTint: string, scale = 0.86): string {
  const step = 1600 / machines.length
  return frame(
    bench(wallTint) +
      machines.map((machine, at) => stand(machine, step * (at + 0.5), 1010, scale)).join(""),
  )
}

/** A wide band of colour with things standing at its right, for a heading to lie on. */
export function banner(tint: string, things: { subject: Subject; x: number; scale: number }[]) {
  return frame(
    studio(darken(tint, 0.34), 1920, 600, 430) +
      things.map(({ subject, x, scale }) => stand(subject, x, 540, scale)).join(""),
    1920,
    600,
  )
}

/** The hook board by the door: what is cut today, with the shop's rules in chalk. */
export function chalkBoard(lines: string[]): string {
  const board = `<rect x="330" y="150" width="940" height="600" rx="14" fill="${palette.walnut}"/><rect x="362" y="182" width="876" height="536" rx="6" fill="#26352f"/>`
  const words = lines
    .map((line, at) =>
      text(line, 800, 300 + at * 104, at === 0 ? 72 : 52, at === 0 ? "#f6efe2" : "#cfe0d4"),
    )
    .join("")
  const boots = `<ellipse cx="800" cy="1010" rx="520" ry="30" fill="#2a1d14" fill-opacity="0.16"/>`
  const hooks = [450, 640, 960, 1150]
    .map(
      (x) =>
        `<path d="M${x} 770v60a22 22 0 0 0 44 0" fill="none" stroke="#59646b" stroke-width="11"/>`,
    )
    .join("")
  const muffs = `<g transform="translate(472 838)"><path d="M-70 60a70 70 0 0 1 140 0" fill="none" stroke="#3a4248" stroke-width="14"/><rect x="-96" y="40" width="48" height="84" rx="20" fill="${palette.rust}"/><rect x="48" y="40" width="48" height="84" rx="20" fill="${palette.rust}"/></g>`
  const goggles = `<g transform="translate(984 860)"><path d="M-120 10H120" stroke="#3a4248" stroke-width="16"/><rect x="-104" y="-34" width="92" height="84" rx="34" fill="${lighten(palette.lagoon, 0.3)}" stroke="#3a4248" stroke-width="9"/><rect x="12" y="-34" width="92" height="84" rx="34" fill="${lighten(palette.lagoon, 0.3)}" stroke="#3a4248" stroke-width="9"/></g>`
  return frame(
    studio(palette.cream, 1600, 1200, 900) + board + words + hooks + boots + muffs + goggles,
  )
}

/** A parcel bench: open cartons, the tape and a keepsake about to be wrapped. */
export function packingBench(keepsake: Subject, gift: Subject): string {
  const card = "#c99a63"
  const carton = `<path d="M-300 -250L-400 -330L-120 -330L-60 -250Z" fill="${lighten(card, 0.28)}"/><path d="M300 -250L400 -330L120 -330L60 -250Z" fill="${lighten(card, 0.2)}"/><path d="M-300 -252H300L270 -300H-270Z" fill="${darken(card, 0.55)}"/><path d="M-200 -256C-150 -330 -60 -330 0 -262C60 -336 150 -330 200 -256Z" fill="#efe4cf"/><rect x="-300" y="-252" width="600" height="252" fill="${card}"/><rect x="-250" y="-140" width="220" height="104" rx="6" fill="${palette.cream}"/>${place(curlewMark(palette.teal), -190, -92, 0.26)}`
  const tape = `<ellipse cy="-34" rx="96" ry="34" fill="#b98a55"/><rect x="-96" y="-84" width="192" height="50" fill="#d9b07a"/><ellipse cy="-84" rx="96" ry="34" fill="#e8c795"/><ellipse cy="-84" rx="56" ry="19" fill="#7b5236"/>`
  return frame(
    bench(palette.blush) +
      place(contactShadow(680) + carton, 600, 1010, 1.2) +
      stand(keepsake, 1160, 1000, 0.56) +
      stand(gift, 1390, 880, 0.5) +
      place(tape, 800, 1130, 0.9),
  )
}
