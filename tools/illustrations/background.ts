import { getDarkerColour, getLighterColour, getMixedColour, palette } from "./colour.ts"
import { buildLinearGradient, buildRadialGradient, formatNumber } from "./svg.ts"

/** Renders a seamless studio backdrop in this tint, lit from the upper left. */
export function renderStudioBackground(
  tint: string,
  widthPx = 1600,
  heightPx = 1200,
  horizonY = 770,
): string {
  const wall = buildRadialGradient(
    [
      [0, getLighterColour(tint, 0.62)],
      [0.6, getLighterColour(tint, 0.28)],
      [1, getDarkerColour(tint, 0.03)],
    ],
    0.36,
    0.3,
    0.95,
  )
  const floor = buildLinearGradient(
    [
      [0, getLighterColour(tint, 0.3), 0],
      [0.25, getLighterColour(tint, 0.34), 0.85],
      [1, getDarkerColour(tint, 0.07), 1],
    ],
    "down",
  )
  return `<defs>${wall.defs}${floor.defs}</defs><rect width="${widthPx}" height="${heightPx}" fill="${wall.url}"/><rect y="${horizonY - 90}" width="${widthPx}" height="${heightPx - horizonY + 90}" fill="${floor.url}"/>`
}

/** Renders a workbench by a window: pale wall, a soft patch of light, a timber top. */
export function renderBenchBackground(wallTint: string, topTint: string = palette.timber): string {
  const wall = buildLinearGradient([
    [0, getLighterColour(wallTint, 0.55)],
    [1, getLighterColour(wallTint, 0.12)],
  ])
  const top = buildLinearGradient(
    [
      [0, getLighterColour(topTint, 0.35)],
      [1, getMixedColour(topTint, palette.walnut, 0.2)],
    ],
    "down",
  )
  let grain = ""
  for (let line = 0; line < 9; line += 1) {
    const y = 800 + line * line * 5.2
    grain += `<path d="M0 ${formatNumber(y)}C400 ${formatNumber(y - 9)} 900 ${formatNumber(y + 12)} 1600 ${formatNumber(y - 4)}" stroke="${getDarkerColour(topTint, 0.3)}" stroke-opacity="0.16" stroke-width="${formatNumber(1.5 + line * 0.35)}" fill="none"/>`
  }
  const pane = (x: number) =>
    `<path d="M${x} 90L${x + 210} 60L${x + 330} 560L${x + 90} 610Z" fill="#ffffff" fill-opacity="0.2"/>`
  return `<defs>${wall.defs}${top.defs}</defs><rect width="1600" height="1200" fill="${wall.url}"/>${pane(170)}${pane(430)}<rect y="780" width="1600" height="420" fill="${top.url}"/><rect y="776" width="1600" height="8" fill="${getDarkerColour(topTint, 0.25)}" fill-opacity="0.25"/>${grain}`
}

/** Renders a sheet seen from directly above, for flat products. */
export function renderTabletopBackground(tint: string): string {
  const sheet = buildRadialGradient(
    [
      [0, getLighterColour(tint, 0.5)],
      [1, getMixedColour(tint, palette.walnut, 0.08)],
    ],
    0.35,
    0.25,
    1,
  )
  return `<defs>${sheet.defs}</defs><rect width="1600" height="1200" fill="${sheet.url}"/>`
}
