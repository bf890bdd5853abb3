import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, matchesGlob, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "../..")
const everywhere = "app/[locale]"
const shop = `${everywhere}/(shop)`

const read = (path: string) => readFileSync(join(root, path), "utf8")

/** Files whose classes the shop's own sheet holds. */
const sources = [...read("app/shop.css").matchAll(/^@source "([^"]+)"/gm)].map(([, source = ""]) =>
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
const shopPages = pages.filter((path) => path.startsWith(shop))

/** A page's own parts, and those of the layouts around it. */
function listParts(page: string): string[] {
  const parts = [...listReached(page)]
  for (let folder = dirname(page); folder.startsWith(everywhere); folder = dirname(folder)) {
    const layout = `${folder}/layout.tsx`
    if (existsSync(join(root, layout))) parts.push(...listReached(layout))
  }
  return parts
}

describe("a page of the shop", () => {
  it("is found by this test", () => {
    expect(shopPages.length).toBeGreaterThan(10)
    expect(sources.length).toBeGreaterThan(2)
  })

  it.each(shopPages)("%s shows nothing whose classes its sheet lacks", (page) => {
    const parts = listParts(page)
    if (parts.includes("app/site.css")) return
    expect(parts).toContain("app/shop.css")
    const unstyled = parts.filter(
      (path) => path.endsWith(".tsx") && !/\/(?:page|layout)\.tsx$/.test(path) && !isSource(path),
    )
    expect(unstyled).toEqual([])
  })
})

it("every other page carries the sheet of all of them", () => {
  const others = pages.filter((path) => !path.startsWith(shop))
  expect(others.filter((page) => !listParts(page).includes("app/site.css"))).toEqual([])
})

function isSource(path: string): boolean {
  return sources.some((source) => matchesGlob(path, source))
}

/** Brackets of a route's name mean themselves. */
function globSafe(path: string): string {
  return path.replace(/[[\]]/g, "[$&]")
}
