import { darken, lighten, palette } from "../colour.ts"
import type { Subject } from "../subject.ts"
import { linear, num, place } from "../svg.ts"

const steel = "#3a4248"

function screen(x: number, y: number, width: number, tone: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${num(width * 0.52)}" rx="8" fill="#11191d"/><rect x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${num(width * 0.52 - 16)}" rx="4" fill="${tone}" fill-opacity="0.75"/><rect x="${x + 18}" y="${num(y + width * 0.3)}" width="${num(width * 0.56)}" height="8" rx="4" fill="#ffffff" fill-opacity="0.85"/>`
}

/** A resin printer under its amber hood, `print` (drawn from its base upwards) hanging in it. */
export function resinPrinter(hood: string, print: string): Subject {
  const glass = linear([
    [0, lighten(hood, 0.1), 0.5],
    [0.16, lighten(hood, 0.55), 0.42],
    [0.5, hood, 0.3],
    [1, darken(hood, 0.25), 0.55],
  ])
  const base = linear(
    [
      [0, lighten(steel, 0.22)],
      [1, darken(steel, 0.2)],
    ],
    "down",
  )
  const tower = `<rect x="-34" y="-720" width="68" height="560" rx="10" fill="#8d979d"/><rect x="-12" y="-710" width="24" height="540" fill="#c9d1d5"/>`
  const plate = `<rect x="-52" y="-560" width="104" height="46" rx="8" fill="#59646b"/><rect x="-128" y="-516" width="256" height="34" rx="6" fill="#c4ccd0"/>`
  const vat = `<rect x="-186" y="-214" width="372" height="56" rx="10" fill="#20282c"/><rect x="-168" y="-206" width="336" height="18" rx="8" fill="${darken(hood, 0.15)}"/>`
  const upside = `<g transform="translate(0 -484) scale(1 -1)">${print}</g>`
  const cover = `<defs>${glass.defs}</defs><rect x="-222" y="-760" width="444" height="600" rx="26" fill="${glass.url}" stroke="${darken(hood, 0.3)}" stroke-opacity="0.5" stroke-width="5"/><path d="M-190 -730H-160V-190H-190Z" fill="#ffffff" fill-opacity="0.28"/>`
  const foot = `<defs>${base.defs}</defs><rect x="-250" y="-166" width="500" height="166" rx="18" fill="${base.url}"/>${screen(-92, -132, 184, palette.teal)}<circle cx="176" cy="-66" r="16" fill="${palette.rust}"/>`
  return {
    drawing: tower + plate + upside + vat + foot + cover,
    widthPx: 500,
    heightPx: 760,
    heightMm: 420,
  }
}

/** A filament printer of open frame with `print` (drawn from its base upwards) half done on its bed. */
export function filamentPrinter(spool: string, print: string): Subject {
  const bar = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${steel}"/><rect x="${x + 5}" y="${y + 5}" width="${Math.max(4, width * 0.22)}" height="${height - 10}" rx="3" fill="#6f7a81"/>`
  const reel = `<g transform="translate(0 -760)"><ellipse rx="118" ry="118" fill="#23292d"/><circle r="98" fill="${spool}"/>${[34, 48, 62, 76, 90].map((r) => `<circle r="${r}" fill="none" stroke="${darken(spool, 0.25)}" stroke-width="4"/>`).join("")}<circle r="30" fill="#dfe5e8"/><circle r="12" fill="#23292d"/></g>`
  const thread = `<path d="M-92 -700C-170 -560 -70 -520 -8 -470" fill="none" stroke="${spool}" stroke-width="7"/>`
  const head = `<rect x="-262" y="-470" width="524" height="34" rx="8" fill="#7a858c"/><rect x="-66" y="-500" width="132" height="104" rx="12" fill="${darken(steel, 0.2)}"/><circle cy="-446" r="34" fill="#11191d"/><circle cy="-446" r="24" fill="none" stroke="#59646b" stroke-width="6"/><path d="M-22 -396H22L8 -352H-8Z" fill="#d1a54a"/>`
  const bed = `<path d="M-230 -104H230L270 -70H-270Z" fill="#59646b"/><rect x="-270" y="-72" width="540" height="16" rx="6" fill="#2c3337"/>`
  const foot = `<rect x="-300" y="-56" width="600" height="56" rx="12" fill="${darken(steel, 0.15)}"/>${screen(172, -48, 84, palette.honey)}`
  const drawing =
    bar(-296, -660, 44, 610) +
    bar(252, -660, 44, 610) +
    reel +
    bar(-296, -690, 592, 44) +
    thread +
    bed +
    place(print, 0, -94) +
    head +
    foot
  return { drawing, widthPx: 600, heightPx: 880, heightMm: 520 }
}

/** The laser cutter with its lid up, its beam on a sheet of ply. */
export function laserCutter(cutting: string): Subject {
  const shell = linear(
    [
      [0, lighten(palette.teal, 0.16)],
      [1, darken(palette.teal, 0.3)],
    ],
    "down",
  )
  const lid = `<path d="M-520 -420L-440 -720H440L520 -420Z" fill="#2c3337"/><path d="M-450 -446L-390 -690H390L450 -446Z" fill="#e9a54a" fill-opacity="0.32"/><path d="M-390 -690H-250L-330 -446H-450Z" fill="#ffffff" fill-opacity="0.14"/>`
  const well = `<path d="M-540 -424H540L580 -250H-580Z" fill="#1b2327"/>${[0, 1, 2, 3, 4, 5].map((line) => `<path d="M${-548 - line * 6} ${-396 + line * 26}H${548 + line * 6}" stroke="#454f55" stroke-width="5"/>`).join("")}`
  const sheet = `<path d="M-360 -402H330L356 -276H-390Z" fill="${lighten(palette.timber, 0.18)}"/>`
  const beam = `<rect x="-560" y="-470" width="1120" height="22" rx="8" fill="#aeb9bf"/><rect x="34" y="-500" width="96" height="84" rx="10" fill="#59646b"/><path d="M70 -416H94L86 -388H78Z" fill="#dfe5e8"/><path d="M82 -390L80 -330L84 -330Z" fill="#ff5a3c"/><circle cx="82" cy="-330" r="16" fill="#ffb27a" fill-opacity="0.8"/><circle cx="82" cy="-330" r="6" fill="#ffffff"/>`
  const front = `<defs>${shell.defs}</defs><rect x="-600" y="-256" width="1200" height="256" rx="20" fill="${shell.url}"/><rect x="-560" y="-214" width="760" height="150" rx="12" fill="#ffffff" fill-opacity="0.08"/>${screen(300, -208, 200, palette.lagoon)}<circle cx="540" cy="-156" r="22" fill="${palette.rust}"/><rect x="-600" y="-18" width="1200" height="18" rx="9" fill="${darken(palette.teal, 0.5)}"/>`
  return {
    drawing: lid + well + sheet + place(cutting, -20, -338, 1) + beam + front,
    widthPx: 1200,
    heightPx: 720,
    heightMm: 900,
  }
}
