import { formatNumber } from "../svg.ts"
import { type BirdInks, renderBird, renderSmallBird, renderTinyBird } from "./bird.ts"
import { wordmark } from "./wordmark.ts"

export type Theme = "light" | "dark"

/** Brand colours on light and on dark backgrounds. */
export const inks: Record<Theme, BirdInks & { name: string }> = {
  light: { plumage: "#0f555a", iris: "#d98a2b", pupil: "#12383c", name: "#1c2426" },
  dark: { plumage: "#f1e8d8", iris: "#e3a23c", pupil: "#12383c", name: "#f1e8d8" },
}
const tileColour = "#12383c"

function frame(width: number, height: number, content: string, more = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${formatNumber(width)}" height="${formatNumber(height)}" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}"${more}>${content}</svg>\n`
}

function renderName(x: number, y: number, capHeight: number, ink: string): string {
  return `<path fill="${ink}" transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${capHeight / 100})" d="${wordmark.path}"/>`
}

/** Renders the bird without the name. */
export function renderBirdSvg(theme: Theme, sizePx = 64): string {
  return frame(64, 64, renderBird(inks[theme])).replace(
    /width="64" height="64"/,
    `width="${sizePx}" height="${sizePx}"`,
  )
}

/** Renders the bird in one colour, for stamps, engraving and cutting. */
export function renderMonochromeSvg(ink = "currentColor"): string {
  return frame(64, 64, renderBird({ plumage: ink, iris: "none", pupil: ink }))
}

/** Renders the bird beside the name: for wide spaces. */
export function renderLockupSvg(theme: Theme): string {
  const capHeight = 22
  const width = 70 + (wordmark.width * capHeight) / 100
  const bird = renderBird(inks[theme])
  return frame(width, 64, `${bird}${renderName(70, 46, capHeight, inks[theme].name)}`)
}

/** Renders the bird above the name: for parcels, cards and square spaces. */
export function renderStackedSvg(theme: Theme): string {
  const capHeight = 16
  const width = (wordmark.width * capHeight) / 100
  const bird = `<g transform="translate(${formatNumber(width / 2 - 50)} 0) scale(1.5)">${renderBird(inks[theme])}</g>`
  return frame(width, 130, `${bird}${renderName(0, 124, capHeight, inks[theme].name)}`)
}

/** Renders the name without the bird. */
export function renderWordmarkSvg(theme: Theme): string {
  const capHeight = 22
  const height = 32
  return frame(
    (wordmark.width * capHeight) / 100,
    height,
    renderName(0, 25, capHeight, inks[theme].name),
  )
}

/** Renders the tab icon; without `theme` it follows the browser's colour scheme. */
export function renderTabIconSvg(theme?: Theme): string {
  const ink = theme ? inks[theme].plumage : "currentColor"
  const style = `<style>svg{color:${inks.light.plumage}}@media(prefers-color-scheme:dark){svg{color:${inks.dark.plumage}}}</style>`
  return frame(64, 64, `${theme ? "" : style}${renderTinyBird(ink)}`)
}

/** Renders the 16-pixel tab icon for browsers without SVG icons: visible on any background. */
export function renderTinyTileSvg(): string {
  const bird = renderTinyBird(inks.dark.plumage)
  return frame(64, 64, `<rect width="64" height="64" rx="8" fill="${tileColour}"/>${bird}`)
}

/** Renders the icon that fills a square, for masked icons; `share` is the size of the bird. */
export function renderTileSvg(share: number, isSmall = false): string {
  const bird = isSmall
    ? renderSmallBird(inks.dark.plumage)
    : renderBird({ ...inks.dark, pupil: tileColour })
  const [left, top] = [32 - 32.5 * share, 32 - 33 * share]
  return frame(
    64,
    64,
    `<rect width="64" height="64" fill="${tileColour}"/><g transform="translate(${formatNumber(left)} ${formatNumber(top)}) scale(${share})">${bird}</g>`,
  )
}
