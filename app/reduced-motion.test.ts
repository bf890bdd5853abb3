import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "..")
const read = (path: string) => readFileSync(join(root, path), "utf8")
const sources = globSync("{app,components}/**/*.{css,tsx}", { cwd: root }).filter(
  (path) => !path.endsWith(".test.tsx"),
)

describe("prefers-reduced-motion", () => {
  it("ends every transition and animation after a millisecond, whatever sets duration and delay", () => {
    const rule =
      /@media \(prefers-reduced-motion: reduce\) \{\s*\*,\s*::before,\s*::after \{([^}]*)\}/
    const [, declarations = ""] = rule.exec(read("app/globals.css")) ?? []
    expect(declarations.trim().split(/\s*;\s*/)).toEqual([
      "transition-duration: 1ms !important",
      "animation-duration: 1ms !important",
      "animation-delay: 0s !important",
      "animation-iteration-count: 1 !important",
      "",
    ])
  })

  it("meets no delay of a transition and no smooth scrolling in the stylesheets, which would outlast it", () => {
    const lasting =
      /transition-delay|transition:[^;]*\dm?s [^;,]*\dm?s\b|scroll-behavior:\s*smooth|\bscroll-smooth\b|[\s"]delay-\d/
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((path) => lasting.test(read(path)))).toEqual([])
  })
})
