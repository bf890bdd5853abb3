import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, matchesGlob, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "../..")
const everywhere = "app/[locale]"
/** Folders whose pages have a stylesheet of their own. Other pages use site.css, built from all. */
const sheets = [
  { sheet: "app/shop.css", folder: `${everywhere}/(shop)` },
  { sheet: "app/content.css", folder: `${everywhere}/(content)` },
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

/** Returns all files that a page and its layouts import. */
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

  it("has files that this test can find", () => {
    expect(own.length).toBeGreaterThan(4)
    expect(sources.length).toBeGreaterThan(2)
  })

  it.each(own)("%s imports only components whose classes its stylesheet includes", (page) => {
    const parts = listParts(page)
    if (parts.includes("app/site.css")) return
    expect(parts).toContain(sheet)
    const unstyled = parts.filter(
      (path) => path.endsWith(".tsx") && !/\/(?:page|layout)\.tsx$/.test(path) && !isSource(path),
    )
    expect(unstyled).toEqual([])
  })
})

it("includes in the later stylesheet all sources of the earlier one", () => {
  const [lesser = [], greater = []] = sheets.map(({ sheet }) => listSources(sheet))
  expect(greater).toEqual(expect.arrayContaining(lesser))
  const order = /@layer (.*);/.exec(read("app/layers.css"))?.[1]?.split(", ")
  expect(order?.slice(-3)).toEqual(["utilities", "content", "complete"])
})

it("imports site.css in every other page", () => {
  const others = pages.filter((path) => !sheets.some(({ folder }) => path.startsWith(folder)))
  expect(others.filter((page) => !listParts(page).includes("app/site.css"))).toEqual([])
})

/** Escapes the brackets of a route's folder name for a glob. */
function globSafe(path: string): string {
  return path.replace(/[[\]]/g, "[$&]")
}
