import { palette } from "./colour.ts"
import { curlewMark } from "./parts/laser.ts"
import { place, text } from "./svg.ts"

const grounds = { light: palette.teal, dark: "#8fd0cb" } as const

/** The shop's bird in a roundel, as used for icons, on a clear ground. */
export function iconSvg(theme: "light" | "dark", sizePx = 64): string {
  const [disc, ink] = theme === "light" ? [palette.teal, palette.cream] : [grounds.dark, "#0d1f22"]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 400 400"><circle cx="200" cy="200" r="196" fill="${disc}"/>${place(curlewMark(ink), 186, 196, 0.96)}</svg>\n`
}

/** The icon filling a square, for home screens that cut their own corners. */
export function tileSvg(sizePx: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 400 400"><rect width="400" height="400" fill="${palette.teal}"/>${place(curlewMark(palette.cream), 188, 196, 0.8)}</svg>`
}

/** The square logo: bird, shore line and name, for light or dark pages. */
export function logoSvg(theme: "light" | "dark"): string {
  const ink = theme === "light" ? palette.teal : "#a9dcd7"
  const accent = theme === "light" ? palette.rust : "#e9a57f"
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">${place(curlewMark(ink), 288, 232, 1.36)}<path d="M90 428q52 -26 105 0t105 0t105 0t105 0" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"/>${text("CURLEW", 300, 510, 84, ink, 'font-weight="bold" letter-spacing="14"')}${text("PRINT CO.", 300, 562, 38, accent, 'letter-spacing="16"')}</svg>`
}
