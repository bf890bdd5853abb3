import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, matchesGlob, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "../..")
const localeFolder = "app/[locale]"
/** Folders whose pages have a stylesheet of their own. Other pages use site.css, built from all. */
const stylesheets = [
  { sheet: "app/shop.css", folder: `${localeFolder}/(shop)` },
  { sheet: "app/content.css", folder: `${localeFolder}/(content)` },
]

const read = (path: string) => readFileSync(join(root, path), "utf8")

/** Returns the `@source` globs of a stylesheet: files whose classes it includes. */
const listSources = (sheet: string) =>
  [...read(sheet).matchAll(/^@source "([^"]+)"/gm)].map(([, source = ""]) =>
    posix.join("app", source),
  )

function listImports(path: string): string[] {
  const specifiers = read(path).matchAll(
    /(?:from|import)\s*\(?\s*["']([#.][^"']+\.(?:tsx?|css))["']/g,
  )
  return [...specifiers].map(([, to = ""]) =>
    to.startsWith("#") ? to.slice(1) : posix.join(dirname(path), to),
  )
}

/** Returns the files in app and components that a page imports, directly or indirectly. */
function listImportedFiles(page: string): Set<string> {
  const imported = new Set([page])
  for (const path of imported) {
    if (path.endsWith(".css")) continue
    for (const file of listImports(path)) {
      if (/^(?:app|components)\//.test(file)) imported.add(file)
    }
  }
  return imported
}

const pages = globSync(`${escapeGlob(localeFolder)}/**/page.tsx`, { cwd: root })

/** Returns all files that a page and its layouts import. */
function listPageFiles(page: string): string[] {
  const pageFiles = [...listImportedFiles(page)]
  for (let folder = dirname(page); folder.startsWith(localeFolder); folder = dirname(folder)) {
    const layout = `${folder}/layout.tsx`
    if (existsSync(join(root, layout))) pageFiles.push(...listImportedFiles(layout))
  }
  return pageFiles
}

describe.each(stylesheets)("a page in $folder", ({ sheet, folder }) => {
  const folderPages = pages.filter((path) => path.startsWith(folder))
  const sources = listSources(sheet)
  const isSource = (path: string) => sources.some((source) => matchesGlob(path, source))

  it("has files that this test can find", () => {
    expect(folderPages.length).toBeGreaterThan(4)
    expect(sources.length).toBeGreaterThan(2)
  })

  it.each(folderPages)(
    "%s imports only components whose classes its stylesheet includes",
    (page) => {
      const pageFiles = listPageFiles(page)
      if (pageFiles.includes("app/site.css")) return
      expect(pageFiles).toContain(sheet)
      const unstyled = pageFiles.filter(
        (path) => path.endsWith(".tsx") && !/\/(?:page|layout)\.tsx$/.test(path) && !isSource(path),
      )
      expect(unstyled).toEqual([])
    },
  )
})

it("includes in the later stylesheet all sources of the earlier one", () => {
  const [shopSources = [], contentSources = []] = stylesheets.map(({ sheet }) => listSources(sheet))
  expect(contentSources).toEqual(expect.arrayContaining(shopSources))
  const order = /@layer (.*);/.exec(read("app/layers.css"))?.[1]?.split(", ")
  expect(order?.slice(-3)).toEqual(["utilities", "content", "complete"])
})

it("has the rules of fonts in fonts.css alone, which pages inline whole", () => {
  const sheets = globSync("{app,components}/**/*.css", { cwd: root })
  const withFonts = sheets.filter((sheet) => read(sheet).includes("@font-face"))
  expect(withFonts).toEqual(["app/fonts.css"])
  const otherRules = read("app/fonts.css").replace(/\/\*.*?\*\/|@font-face \{.*?\}/gs, "")
  expect(otherRules.trim()).toBe("")
  expect(listImports("app/[locale]/layout.tsx")).toContain("app/fonts.css")
})

it("imports site.css in every other page", () => {
  const others = pages.filter((path) => !stylesheets.some(({ folder }) => path.startsWith(folder)))
  expect(others.filter((page) => !listPageFiles(page).includes("app/site.css"))).toEqual([])
})

/** Escapes the brackets of a route's folder name for a glob. */
function escapeGlob(path: string): string {
  return path.replace(/[[\]]/g, "[$&]")
}
