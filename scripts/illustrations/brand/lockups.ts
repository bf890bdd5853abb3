import { num } from "../svg.ts"
import { type BirdInks, drawBird, drawSmallBird, drawTinyBird } from "./bird.ts"
import { wordmark } from "./wordmark.ts"

export type Theme = "light" | "dark"

/** The brand's inks on light and on dark grounds. */
export const inks: Record<Theme, BirdInks & { name: string }> = {
  light: { plumage: "#0f555a", iris: "#d98a2b", pupil: "#12383c", name: "#1c2426" },
  dark: { plumage: "#f1e8d8", iris: "#e3a23c", pupil: "#12383c", name: "#f1e8d8" },
}
const ground = "#12383c"

function frame(width: number, height: number, content: string, more = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}"${more}>${content}</svg>\n`
}

function drawName(x: number, y: number, capHeight: number, ink: string): string {
  return `<path fill="${ink}" transform="translate(${num(x)} ${num(y)}) scale(${capHeight / 100})" d="${wordmark.path}"/>`
}

/** The bird alone. */
export function birdSvg(theme: Theme, sizePx = 64): string {
  return frame(64, 64, drawBird(inks[theme])).replace(
    /width="64" height="64"/,
    `width="${sizePx}" height="${sizePx}"`,
  )
}

/** The bird in one ink, for stamps, engraving and cutting. */
export function monochromeSvg(ink = "currentColor"): string {
  return frame(64, 64, drawBird({ plumage: ink, iris: "none", pupil: ink }))
}

/** The bird beside the name: where there is room across. */
export function lockupSvg(theme: Theme): string {
  const capHeight = 22
  const width = 70 + (wordmark.width * capHeight) / 100
  const bird = drawBird(inks[theme])
  return frame(width, 64, `${bird}${drawName(70, 46, capHeight, inks[theme].name)}`)
}

/** The bird above the name: for parcels, cards and square places. */
export function stackedSvg(theme: Theme): string {
  const capHeight = 16
  const width = (wordmark.width * capHeight) / 100
  const bird = `<g transform="translate(${num(width / 2 - 50)} 0) scale(1.5)">${drawBird(inks[theme])}</g>`
  return frame(width, 130, `${bird}${drawName(0, 124, capHeight, inks[theme].name)}`)
}

/** The name alone. */
export function wordmarkSvg(theme: Theme): string {
  const capHeight = 22
  const height = 32
  return frame(
    (wordmark.width * capHeight) / 100,
    height,
    drawName(0, 25, capHeight, inks[theme].name),
  )
}

/** The icon of a browser's tab, which follows the browser's theme where `theme` is not given. */
export function tabIconSvg(theme?: Theme): string {
  const ink = theme ? inks[theme].plumage : "currentColor"
  const style = `<style>svg{color:${inks.light.plumage}}@media(prefers-color-scheme:dark){svg{color:${inks.dark.plumage}}}</style>`
  return frame(64, 64, `${theme ? "" : style}${drawTinyBird(ink)}`)
}

/** The tab icon of 16 pixels for browsers that take no drawings: it has to stand on any ground. */
export function tinyTileSvg(): string {
  const bird = drawTinyBird(inks.dark.plumage)
  return frame(64, 64, `<rect width="64" height="64" rx="8" fill="${ground}"/>${bird}`)
}

/** The icon that fills a square, for places that cut their own corners; `share` is the bird's size. */
export function tileSvg(share: number, isSmall = false): string {
  const bird = isSmall
    ? drawSmallBird(inks.dark.plumage)
    : drawBird({ ...inks.dark, pupil: ground })
  const [left, top] = [32 - 32.5 * share, 32 - 33 * share]
  return frame(
    64,
    64,
    `<rect width="64" height="64" fill="${ground}"/><g transform="translate(${num(left)} ${num(top)}) scale(${share})">${bird}</g>`,
  )
}
