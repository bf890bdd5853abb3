import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "../..")

/** The name of a layer for files that are directly in `lib`. */
const topLevel = "(top level)"

/**
 * Folders of `lib` from the bottom to the top. A folder may import folders of earlier rows only, so
 * that no folders import each other. Public data comes through `api`; the calls of a signed-in
 * customer and of a cart belong to their feature, because they need the session.
 */
const layers: readonly (readonly string[])[] = [
  ["contract", "runtime"],
  ["observability", "redis"],
  [topLevel],
  ["images", "payments", "theme"],
  ["catalogue"],
  ["content", "i18n"],
  ["preview", "site"],
  ["api"],
  ["auth"],
  ["account", "pwa"],
  ["cart", "forms"],
  ["checkout", "sign-in", "variants", "wish-list"],
  ["bff", "invoices", "seo", "vouchers"],
  ["admin", "analytics", "newsletter", "product-questions", "reviews", "seo-tools"],
]

const files = readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => posix.join("lib", file))

function getFolder(path: string): string {
  const [, folder = "", file] = path.split("/")
  return file === undefined ? topLevel : folder
}

function getLayer(path: string): number {
  return layers.findIndex((folders) => folders.includes(getFolder(path)))
}

/** Returns the files of `lib` that a file imports, as paths. */
function listImports(from: string): string[] {
  const code = readFileSync(join(root, from), "utf8")
  return [...code.matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g)]
    .map(([, to = ""]) => (to.startsWith("#") ? to.slice(1) : posix.join(dirname(from), to)))
    .filter((to) => to.startsWith("lib/"))
}

it("assigns each folder of lib to a layer", () => {
  expect([...new Set(files.filter((file) => getLayer(file) < 0).map(getFolder))]).toEqual([])
})

it("lists only folders that exist", () => {
  const present = new Set(files.map(getFolder))
  expect(layers.flat().filter((folder) => !present.has(folder))).toEqual([])
})

it("imports only from lower layers of lib", () => {
  const wrong = files.flatMap((from) =>
    listImports(from)
      .filter((to) => getFolder(to) !== getFolder(from) && getLayer(to) >= getLayer(from))
      .map((to) => `${from} imports ${to}`),
  )
  expect(wrong).toEqual([])
})
