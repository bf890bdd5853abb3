import { darken, lighten, palette } from "../colour.ts"
import { facetedPlanter } from "../parts/decor.ts"
import { curlewMark } from "../parts/laser.ts"
import type { Subject } from "../subject.ts"
import { num, place, radial, text } from "../svg.ts"
import { bench, contactShadow, evening, tabletop } from "./background.ts"
import { frame, stand } from "./view.ts"

type Placed = { subject: Subject; x: number; y?: number; scale: number }

/** A wide picture for the home gallery: things on the right, room for words on the left. */
export function slide(background: string, placed: Placed[]): string {
  const isNight = background === "night"
  const back = isNight
    ? `<g transform="scale(1.2 0.72)"><g transform="translate(0 -120)">${evening(palette.honey)}</g></g>`
    : background
  const halo = radial([
    [0, "#ffd591", 0.55],
    [0.5, "#ffd591", 0.16],
    [1, "#ffd591", 0],
  ])
  const glows = isNight
    ? `<defs>${halo.defs}</defs>${placed.map((item) => `<circle cx="${item.x}" cy="420" r="${num(item.scale * 520)}" fill="${halo.url}"/>`).join("")}`
    : ""
  const things = placed
    .map((item) =>
      isNight
        ? place(item.subject.drawing, item.x, item.y ?? 610, item.scale)
        : stand(item.subject, item.x, item.y ?? 615, item.scale),
    )
    .join("")
  return frame(back + glows + things, 1920, 700)
}

/** The same slope printed in coarse and in fine layers, side by side. */
export function layerDiagram(): string {
  const steps = (count: number, x: number, colour: string, label: string) => {
    let part = ""
    const height = 560 / count
    for (let layer = 0; layer < count; layer += 1) {
      const share = (layer + 0.5) / count
      const half = 212 * Math.cos(share * 1.35)
      part += `<rect x="${num(x - half)}" y="${num(880 - (layer + 1) * height)}" width="${num(half * 2)}" height="${num(height - Math.min(3, height * 0.12))}" rx="${num(Math.min(16, height / 2.2))}" fill="${lighten(colour, share * 0.4)}" stroke="${darken(colour, 0.25)}" stroke-opacity="0.35" stroke-width="2"/>`
    }
    return part + text(label, x, 1000, 58, palette.ink, 'font-weight="bold"')
  }
  return frame(
    `${tabletop(palette.cream)}<rect x="100" y="880" width="1400" height="14" rx="7" fill="${palette.slate}"/>${steps(8, 330, palette.rust, "0.28 mm")}${steps(16, 800, palette.teal, "0.16 mm")}${steps(34, 1270, palette.slate, "0.08 mm")}`,
  )
}

/** A parcel ready for the local run, with the shop's bird on its label. */
export function parcelScene(): string {
  const card = "#c99a63"
  const box = `<path d="M-330 -300L-250 -372H390L330 -300Z" fill="${lighten(card, 0.25)}"/><rect x="-330" y="-302" width="660" height="302" fill="${card}"/><path d="M330 -300L390 -372V-72L330 0Z" fill="${darken(card, 0.3)}"/><path d="M-40 -302L36 -372H104L40 -302V-190H-40Z" fill="#e8d9b8" fill-opacity="0.85"/><rect x="-280" y="-170" width="290" height="140" rx="6" fill="${palette.cream}"/>${place(curlewMark(palette.teal), -200, -102, 0.36)}<rect x="-130" y="-140" width="110" height="12" rx="6" fill="${palette.slate}" fill-opacity="0.6"/><rect x="-130" y="-112" width="110" height="12" rx="6" fill="${palette.slate}" fill-opacity="0.6"/><rect x="-130" y="-84" width="70" height="12" rx="6" fill="${palette.slate}" fill-opacity="0.6"/>`
  return frame(
    `${bench(palette.mist)}${stand(facetedPlanter("#c9694a", 90), 1340, 860, 0.62)}${place(contactShadow(760) + box, 700, 1000, 1.15)}`,
  )
}
