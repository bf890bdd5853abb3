import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, matchesGlob, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "../..")
const everywhere = "app/[locale]"
/** Pages with a sheet of their own; all others have site.css, which is made of everything. */
const sheets = [
  { sheet: "app/shop.css", folder: `${everywhere}/(shop)` },
  { sheet: "app/content.css", folder: `${everywhere}/(content)` },
]

const read = (path: string) => readFileSync(join(root, path), "utf8")

/** Files whose classes a sheet holds. */
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

/** Everything that a page shows, as far as it is made here. */
function listReached(page: string): Set<string> {
  const reached = new Set([page])
  for (const path of reached) {
    if (path.endsWith(".css")) continue
    for (const file of listImports(path)) {
      if (/^(?:app|components)\//.test(file)) reached.add(file)
    }
  }
  return reached
}

const pages = globSync(`${globSafe(everywhere)}/**/page.tsx`, { cwd: root })

/** A page's own parts, and those of the layouts around it. */
function listParts(page: string): string[] {
  const parts = [...listReached(page)]
  for (let folder = dirname(page); folder.startsWith(everywhere); folder = dirname(folder)) {
    const layout = `${folder}/layout.tsx`
    if (existsSync(join(root, layout))) parts.push(...listReached(layout))
  }
  return parts
}

describe.each(sheets)("a page in $folder", ({ sheet, folder }) => {
  const own = pages.filter((path) => path.startsWith(folder))
  const sources = listSources(sheet)
  const isSource = (path: string) => sources.some((source) => matchesGlob(path, source))

  it("is found by this test", () => {
    expect(own.length).toBeGreaterThan(4)
    expect(sources.length).toBeGreaterThan(2)
  })

  it.each(own)("%s shows nothing whose classes its sheet lacks", (page) => {
    const parts = listParts(page)
    if (parts.includes("app/site.css")) return
    expect(parts).toContain(sheet)
    const unstyled = parts.filter(
      (path) => path.endsWith(".tsx") && !/\/(?:page|layout)\.tsx$/.test(path) && !isSource(path),
    )
    expect(unstyled).toEqual([])
  })
})

it("a sheet that goes before another holds all that the other one does", () => {
  const [lesser = [], greater = []] = sheets.map(({ sheet }) => listSources(sheet))
  expect(greater).toEqual(expect.arrayContaining(lesser))
  const order = /@layer (.*);/.exec(read("app/layers.css"))?.[1]?.split(", ")
  expect(order?.slice(-3)).toEqual(["utilities", "content", "complete"])
})

it("every other page carries the sheet of all of them", () => {
  const others = pages.filter((path) => !sheets.some(({ folder }) => path.startsWith(folder)))
  expect(others.filter((page) => !listParts(page).includes("app/site.css"))).toEqual([])
})

/** Brackets of a route's name mean themselves. */
function globSafe(path: string): string {
  return path.replace(/[[\]]/g, "[$&]")
}
