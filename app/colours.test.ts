import { readFileSync } from "node:fs"
import { resolveColour, resolveTextColourOn } from "#components/widgets/colour-codes.ts"

const css = readFileSync(new URL("globals.css", import.meta.url), "utf8")
const themes = ["light", "dark"] as const
type Theme = (typeof themes)[number]

/** Every colour of the theme in globals.css by name, with its value in each theme. */
const colours = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
)

function getHex(colour: string, theme: Theme): string {
  const name = /^(?:var\(--color-)?([a-z-]+)\)?$/.exec(colour)?.[1]
  const hex = name === undefined ? colour : colours.get(name)?.[theme]
  if (!hex || !/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${colour} is no colour of the theme`)
  return hex
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function getContrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [getLuminance(getHex(one, theme)), getLuminance(getHex(other, theme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const backgrounds = ["canvas", "surface", "sunken", "tint"]
/**
 * Colours that must be legible as text: all but backgrounds, text on solid colours, and decorative
 * lines.
 */
const textColours = [...colours.keys()].filter(
  (name) => !(backgrounds.includes(name) || /^(?:on-|line$|edge$|deep$)/.test(name)),
)
const codes = ["wht", "blk", "bnd", "pri", "sec", "suc", "inf", "wrn", "dng"]

describe.each(themes)("%s theme", (theme) => {
  it.each(textColours.flatMap((ink) => backgrounds.map((background) => [ink, background])))(
    "%s has a contrast of 4.5:1 on %s",
    (ink, background) => {
      expect(getContrast(ink, background, theme)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...colours.keys()].filter((name) => name.startsWith("on-")))(
    "%s has a contrast of 4.5:1 on its background",
    (name) => {
      expect(getContrast(name, name.slice(3), theme)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(codes)("text on an editor's colour %s has a contrast of 4.5:1", (code) => {
    const [background, text] = [resolveColour(code), resolveTextColourOn(code)]
    expect(getContrast(text ?? "", background ?? "", theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(backgrounds)("the border of a control has a contrast of 3:1 on %s", (background) => {
    expect(getContrast("edge", background, theme)).toBeGreaterThanOrEqual(3)
  })

  it.each(backgrounds)("the focus ring has a contrast of 3:1 on %s", (background) => {
    expect(getContrast("brand", background, theme)).toBeGreaterThanOrEqual(3)
  })

  it("the focus ring has a contrast of 3:1 on a deep band", () => {
    expect(getContrast("on-deep", "deep", theme)).toBeGreaterThanOrEqual(3)
  })
})

it("reads every colour of the theme from the stylesheet", () => {
  expect(colours.size).toBe([...css.matchAll(/^ {2}--color-/gm)].length)
  expect(textColours).toEqual(expect.arrayContaining(["ink", "muted", "brand", "accent", "danger"]))
})
