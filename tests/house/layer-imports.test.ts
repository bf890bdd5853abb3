import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"

const root = join(import.meta.dirname, "../..")
const layers = ["app", "components", "lib", "server", "worker", "backend", "scripts"] as const
type Layer = (typeof layers)[number]

/** Layers that a layer may import besides itself. */
const allowedImports: Record<Layer, readonly string[]> = {
  app: ["components", "lib"],
  components: ["lib"],
  lib: [],
  server: ["lib"],
  worker: ["lib"],
  backend: ["lib/contract", "lib/observability", "lib/runtime"],
  scripts: [
    "lib",
    "backend",
    "tests/support",
    "tests/factories",
    "tests/fakes",
    "tests/fixtures",
    "tests/tiers.ts",
  ],
}

type Import = { from: string; to: string }

/** Returns the imports of a layer. Omits tests, and mutation tables, which contain code as text. */
function listImports(layer: Layer): Import[] {
  const files = readdirSync(join(root, layer), { recursive: true, encoding: "utf8" })
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^mutations\/tables\//.test(file))
    .flatMap((file) => {
      const path = posix.join(layer, file)
      const code = readFileSync(join(root, path), "utf8")
      const specifiers = code.matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g)
      return [...specifiers].map(([, to = ""]) => ({ from: path, to: resolveImport(path, to) }))
    })
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
    const allowed = [layer, ...allowedImports[layer], "messages"]
    const isAllowed = (to: string) =>
      allowed.some((allowedPath) => `${to}/`.startsWith(`${allowedPath}/`))
    const wrong = imports.filter(({ to }) => !isAllowed(to))
    expect(wrong).toEqual([])
  })
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
