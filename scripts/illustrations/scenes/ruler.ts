import { linear, num, text } from "../svg.ts"

/** An upright steel rule, zero at the origin, marked in centimetres and half centimetres. */
export function ruler(lengthMm: number, pxPerMm: number): string {
  const height = lengthMm * pxPerMm
  const steel = linear([
    [0, "#aeb6ba"],
    [0.3, "#e9edee"],
    [1, "#c3cacd"],
  ])
  const stepMm = lengthMm > 160 ? 10 : 5
  const labelMm = lengthMm > 260 ? 50 : lengthMm > 120 ? 20 : 10
  let marks = ""
  for (let mm = 0; mm <= lengthMm - 3; mm += stepMm) {
    const y = -mm * pxPerMm - 8
    const long = mm % labelMm === 0
    marks += `<rect x="${long ? 8 : 22}" y="${num(y - 1.5)}" width="${long ? 34 : 20}" height="3" fill="#3b4449"/>`
    if (long && mm > 0) marks += text(String(mm / 10), -16, y + 9, 26, "#3b4449")
  }
  return `<defs>${steel.defs}</defs><rect x="-44" y="${num(-height - 8)}" width="92" height="${num(height + 8)}" rx="5" fill="#2a1d14" fill-opacity="0.14" transform="translate(9 6)"/><rect x="-44" y="${num(-height - 8)}" width="88" height="${num(height + 8)}" rx="5" fill="${steel.url}"/>${marks}${text("cm", -14, -height + 24, 22, "#5d6d78")}`
}
