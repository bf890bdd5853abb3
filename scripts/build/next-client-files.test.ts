import { existsSync, globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { expect, it } from "@jest/globals"
import * as constants from "./next-client/constants.ts"
import * as errorStyles from "./next-client/error-styles.ts"
import { nextClientFiles } from "./next-client-files.ts"

const requireNext = createRequire(import.meta.url)
const nextDir = dirname(requireNext.resolve("next/package.json"))

/** Returns the names that the browser's modules of Next read of a module that they require. */
function listNamesRead(required: RegExp): string[] {
  const files = globSync(["dist/client/**/*.js", "dist/shared/**/*.js"], { cwd: nextDir })
  const names = files
    .filter((file) => !file.includes("/dev/"))
    .flatMap((file) => {
      const code = readFileSync(join(nextDir, file), "utf8")
      const [, variable] = required.exec(code) ?? []
      if (variable === undefined) return []
      return [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g"))].map(([, name]) => name)
    })
  return [...new Set(names)].map(String).sort()
}

it("replaces files that Next has", () => {
  const files = Object.entries(nextClientFiles).flat()
  expect(files).toHaveLength(8)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it("has the constants that browsers read, with the values of Next", () => {
  const names = listNamesRead(/const (\w+) = require\("(?:\.\.\/)+lib\/constants"\)/)
  expect(names).toContain("NEXT_NAV_DEPLOYMENT_ID_HEADER")
  expect(Object.keys(constants)).toEqual(expect.arrayContaining(names))
  expect(requireNext("next/dist/lib/constants.js")).toMatchObject(constants)
})

it("has what the last error page reads of its styles", () => {
  const names = listNamesRead(/const (\w+) = require\("\.\/error-styles"\)/)
  expect(names).toContain("errorThemeCss")
  expect(Object.keys(errorStyles)).toEqual(expect.arrayContaining(names))
})
