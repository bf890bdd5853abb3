import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { backendEnvSchema } from "#backend/env.ts"
import { storefrontEnvSchema } from "#lib/env.ts"
import { starterEnvSchema } from "#scripts/lib/env.ts"

const read = (path: string) => readFileSync(path, "utf8")
const listDocs = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name))
const docs = [
  "README.md",
  ...listDocs("docs"),
  ...listDocs("docs/adr"),
  ...listDocs("docs/architecture"),
  ...listDocs("docs/translations"),
]
/** Documents about the past, which name files that are gone. */
const isHistory = /changelog|testing-moves|docs\/adr\//
const withoutCode = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "")

/** Returns the heading anchors of a Markdown file, generated as GitHub does. */
function listAnchors(path: string): Set<string> {
  const headings = withoutCode(read(path)).matchAll(/^#+ (.+)$/gm)
  const anchors = [...headings].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  )
  return new Set(anchors)
}

function listBrokenLinks(path: string): string[] {
  const links = [...withoutCode(read(path)).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
  return links.flatMap(([link, file = "", anchor]) => {
    const target = file === "" ? path : join(dirname(path), file)
    const isThere = existsSync(target) && (anchor === undefined || listAnchors(target).has(anchor))
    return isThere ? [] : [link]
  })
}

describe.each(docs)("%s", (path) => {
  it("links only to existing files and headings", () => {
    expect(listBrokenLinks(path)).toEqual([])
  })

  it("names only source files that exist", () => {
    const named = [
      ...read(path).matchAll(
        /`((?:[\w@.-]|\[[\w.]+\]|\(\w+\))+(?:\/(?:[\w@.-]|\[[\w.]+\]|\(\w+\))+)+\.tsx?)`/g,
      ),
    ]
    const missing = named.map(([, file = ""]) => file).filter((file) => !existsSync(file))
    expect(isHistory.test(path) ? [] : missing).toEqual([])
  })

  it("names only npm scripts that exist", () => {
    const { scripts } = JSON.parse(read("package.json"))
    const named = [...read(path).matchAll(/npm run (?:-s |--silent )?([a-z][a-z:-]*)/g)]
    expect(named.map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([])
  })
})

it("names only existing tests as what protects a moved rule in docs/testing-moves.md", () => {
  const folders = ["app", "backend", "components", "lib", "scripts", "server", "tests", "worker"]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => basename(path)),
  )
  const known = new Set(files)
  const named = [...read("docs/testing-moves.md").matchAll(/ Now: (.*)$/gm)].flatMap(
    ([, text = ""]) => text.match(/[\w-]+(?:\.own)?\.test\.tsx?/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it("lists exactly the environment variables of the schemas in docs/deployment.md", () => {
  const variables = [backendEnvSchema, storefrontEnvSchema, starterEnvSchema].flatMap((schema) =>
    Object.keys(schema.shape),
  )
  // Excludes a variable of the starter alone, and those that the scripts set themselves.
  const known = new Set(
    variables.filter((name) => !/^(NODE_ENV|NEXT_DIST_DIR|API_METRICS_PORT)$/.test(name)),
  )
  const [, table = ""] = /\| read by([\s\S]*?)\n\n/.exec(read("docs/deployment.md")) ?? []
  const patterns = [...table.matchAll(/`([A-Z0-9_]+)(…?)`/g)].map(
    ([, name = "", isPrefix]) => new RegExp(`^${name}${isPrefix ? "" : "$"}`),
  )
  expect([...known].filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([])
  const unknown = patterns.filter((pattern) => ![...known].some((name) => pattern.test(name)))
  expect(unknown.map(String)).toEqual([])
})
