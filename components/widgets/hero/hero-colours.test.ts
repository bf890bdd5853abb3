import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buildTranslucentColour, resolveHeroColours } from "./hero-colours.ts"

type Rgb = readonly [number, number, number]

const css = readFileSync(join(import.meta.dirname, "../../../app/globals.css"), "utf8")
const schemes = ["light", "dark"] as const

/** Resolves a colour in a colour scheme, by the theme's own tokens. */
function getRgb(colour: string, scheme: (typeof schemes)[number]): Rgb {
  const token = /^var\((--[\w-]+)\)$/.exec(colour)?.[1]
  const pair = token && new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const hex = pair ? pair[scheme === "light" ? 1 : 2] : colour
  const parts = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex ?? "")
  if (!parts) throw new Error(`${colour} is no colour`)
  const read = (at: number) => Number.parseInt(parts[at] ?? "", 16)
  return [read(1), read(2), read(3)]
}

function blend(over: Rgb, share: number, under: Rgb): Rgb {
  const mix = (at: 0 | 1 | 2) => (over[at] * share + under[at] * (100 - share)) / 100
  return [mix(0), mix(1), mix(2)]
}

function getLuminance(colour: Rgb): number {
  const linear = colour.map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function getContrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const overlays = ["", "white", "black", "brand", "success", "info", "warning", "danger", "sec"]
const texts = ["", "wht", "blk", "bnd", "pri", "sec", "suc", "inf", "wrn", "dng"]
const pictures: Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [128, 128, 128],
]

describe("text over an image", () => {
  it.each(overlays.flatMap((overlay) => texts.map((text) => [overlay, text] as const)))(
    "has a contrast of at least 4.5 over any image with overlay %j and text %j, in light and dark mode",
    (overlay, text) => {
      const { ink, tint, scrim: textScrim } = resolveHeroColours(overlay, text)
      for (const scheme of schemes) {
        for (const picture of pictures) {
          const tinted = tint ? blend(getRgb(tint.colour, scheme), tint.share, picture) : picture
          const background = blend(getRgb(textScrim.colour, scheme), textScrim.share, tinted)
          expect(getContrast(getRgb(ink, scheme), background)).toBeGreaterThanOrEqual(4.5)
        }
      }
    },
  )

  it("is white over a darkened image by default", () => {
    const { ink, base, scrim } = resolveHeroColours("", "")
    expect([ink, base, scrim.colour]).toEqual(["#ffffff", "#000000", "#000000"])
  })

  it("takes a colour that contrasts with the overlay by default", () => {
    expect(resolveHeroColours("brand", "").ink).toBe("var(--color-on-brand)")
    expect(resolveHeroColours("white", "").ink).toBe("#1c2426")
  })

  it("ignores unknown colour codes", () => {
    expect(resolveHeroColours("url(x)", "red;x")).toEqual(resolveHeroColours("", ""))
  })

  it("renders a translucent colour as color-mix", () => {
    expect(buildTranslucentColour({ colour: "#000000", share: 60 })).toBe(
      "color-mix(in srgb, #000000 60%, transparent)",
    )
  })
})
