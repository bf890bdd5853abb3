import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { listFolderCycles } from "./folder-cycles.ts"

const root = join(import.meta.dirname, "../..")
const layers = [
  "app",
  "components",
  "lib",
  "server",
  "worker",
  "backend",
  "scripts",
  "tools",
] as const
type Layer = (typeof layers)[number]

const testSupport = ["support", "assertions", "factories", "fakes", "fixtures"].map(
  (folder) => `tests/${folder}`,
)

/** Layers that a layer may import besides itself. */
const allowedImports: Record<Layer, readonly string[]> = {
  app: ["components", "lib"],
  components: ["lib"],
  lib: [],
  server: ["lib"],
  worker: ["lib"],
  backend: ["lib/contract", "lib/observability", "lib/runtime"],
  scripts: ["lib", "backend"],
  tools: ["scripts", "lib", "backend", ...testSupport],
}

/** What runs the tests; the only files of `scripts` that may import from `tests`. */
const testRunner = /^scripts\/suites\//
const testRunnerImports = [...testSupport, "tests/tiers.ts"]

/** Layers whose folders must not import each other in a circle. */
const acyclicLayers = ["components", "lib", "server", "backend", "scripts", "tools"] as const

type Import = { from: string; to: string }

function listCodeFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => posix.join(folder, file))
}

/** Returns the imports of a layer. Omits tests, and mutation tables, which contain code as text. */
function listImports(layer: Layer): Import[] {
  return listCodeFiles(layer)
    .filter((path) => !/\.test\.tsx?$|^tools\/mutations\/tables\//.test(path))
    .flatMap(listImportsOfFile)
}

function listImportsOfFile(path: string): Import[] {
  const code = readFileSync(join(root, path), "utf8")
  const specifiers = code.matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g)
  return [...specifiers].map(([, to = ""]) => ({ from: path, to: resolveImport(path, to) }))
}

function resolveImport(from: string, specifier: string): string {
  return specifier.startsWith("#") ? specifier.slice(1) : posix.join(dirname(from), specifier)
}

describe.each(layers)("%s", (layer) => {
  const imports = listImports(layer)

  it("has imports that this test can read", () => {
    expect(imports.length).toBeGreaterThan(0)
  })

  it("imports only from its allowed layers", () => {
    const isAllowed = ({ from, to }: Import) => {
      const ofRunner = testRunner.test(from) ? testRunnerImports : []
      const allowed = [layer, ...allowedImports[layer], ...ofRunner, "messages"]
      return allowed.some((allowedPath) => `${to}/`.startsWith(`${allowedPath}/`))
    }
    expect(imports.filter((each) => !isAllowed(each))).toEqual([])
  })
})

it.each(acyclicLayers)("%s has no circle of folders that import each other", (layer) => {
  expect(listFolderCycles(layer, listImports(layer))).toEqual([])
})

it("lets lib/contract import nothing else, since test files share its modules", () => {
  const imports = listImports("lib").filter(({ from }) => from.startsWith("lib/contract/"))
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter(({ to }) => !to.startsWith("lib/contract/"))).toEqual([])
})

/** Returns the packages that a program loads when it starts, and the modules of Node.js. */
function listPackagesAtStart(program: string): string[] {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const code = readFileSync(join(root, path), "utf8")
    for (const [, to = ""] of code.matchAll(/^(?:im|ex)port (?!type )[^"]*? from "([^"]+)"/gm)) {
      if (/^[#.].*\.ts$/.test(to)) visit(resolveImport(path, to))
      else packages.add(to)
    }
  }
  visit(program)
  return [...packages]
}

/** Packages that most processes of the back end never use (ADR 84). */
const latePackages = ["pdfkit", "stripe", "@simplewebauthn/server", "cheerio"]

it("loads a package that few processes need at its first use, not when the back end starts", () => {
  const packages = listPackagesAtStart("backend/main.ts")
  expect(packages).toContain("fastify")
  const isLate = (name: string) => latePackages.some((late) => `${name}/`.startsWith(`${late}/`))
  expect(packages.filter(isLate)).toEqual([])
})

it("starts the shop with a process that loads neither pg nor an HTTP client (ADR 84)", () => {
  const packages = listPackagesAtStart("scripts/start.ts")
  expect(packages).toContain("node:child_process")
  expect(packages.filter((name) => /^(pg|node:https?|undici)$/.test(name))).toEqual([])
})

it("parses HTML without the HTTP client of cheerio, which its main entry imports (ADR 84)", () => {
  const files = (["app", "components", "lib", "server"] as const).flatMap(listCodeFiles)
  const wrong = files.filter((path) =>
    / from "cheerio"/.test(readFileSync(join(root, path), "utf8")),
  )
  expect(wrong).toEqual([])
})

it("imports tools only in tests, not in what tests share", () => {
  const imports = listCodeFiles("tests").flatMap(listImportsOfFile)
  const ofTools = imports.filter(({ to }) => to.startsWith("tools/"))
  expect(ofTools.length).toBeGreaterThan(0)
  expect(ofTools.filter(({ from }) => !from.endsWith(".test.ts"))).toEqual([])
})

it("finds API paths only in lib/api, lib/bff, lib/contract and tests of log redaction", () => {
  const wrong = (["app", "components", "lib", "server"] as const).flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: "utf8" })
      .map((file) => posix.join(layer, file))
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/^lib\/(api|bff|contract)\/|^lib\/observability\/.*\.test\.ts$/.test(file),
      )
      .filter((file) =>
        /["'`](\/api\/v1)?\/(cognito|sell)\//.test(readFileSync(join(root, file), "utf8")),
      ),
  )
  expect(wrong).toEqual([])
})
