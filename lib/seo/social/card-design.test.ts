import { readFileSync } from "node:fs"
import { cardColours } from "./card-design.ts"

const css = readFileSync(new URL("../../../app/globals.css", import.meta.url), "utf8")

it.each(Object.entries(cardColours))(
  "social cards use the light theme's colour %s",
  (name, colour) => {
    expect(css).toContain(`--color-${name}: light-dark(${colour}, `)
  },
)
