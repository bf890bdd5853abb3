import { readdirSync, readFileSync, statSync } from "node:fs"
import {
  createRequire,
  isBuiltin,
  type ModuleHooks,
  type ResolveFnOutput,
  type ResolveHookContext,
  registerHooks,
  stripTypeScriptTypes,
} from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { transformSync } from "@swc/core"

type Options = {
  rootDir: string
  /** Jest's `moduleNameMapper`, with absolute paths. */
  moduleNameMapper: readonly (readonly [pattern: string, path: string])[]
}

const globalsPath = join(import.meta.dirname, "jest-globals.ts")
/** A package that imports modules of the project, so it is evaluated as often as they are. */
const nextIntl = "/node_modules/next-intl/"
const sources = new Map<string, { mtimeMs: number; source: string }>()
let hooks: ModuleHooks | undefined
let currentRun = ""
const root = join(import.meta.dirname, "../..")
const backendFolder = join(root, "backend/")
/** The pool of test databases outlives the test files. */
const lastingModule = /\/tests\/support\/database(?:-server)?\.ts$/
/**
 * The run of the modules that are evaluated once per process: the pool of test databases, and what
 * tests of the back end import. That has no state, because settings, clocks and databases are
 * arguments; evaluating it for each test file would take longer than most of its tests.
 */
let lastingRun = ""
let isBackendTest = false

type Run = {
  name: string
  testPath: string
  /** Modules may change between runs: the lasting ones are evaluated again if one did. */
  isWatching: boolean
}

/**
 * Starts a run: the project's modules that are imported by `getRunUrl()` from now on are evaluated
 * again, except those of the lasting run. A run named "7.1" continues run "7":
 * `jest.resetModules()` starts it.
 */
export function startRun({ name, testPath, isWatching }: Run): void {
  currentRun = name
  isBackendTest = testPath.startsWith(backendFolder)
  if (isWatching || !lastingRun) lastingRun = `0.${findNewestChange()}`
}

/** Returns when a module of the back end or of lib changed last, in milliseconds since 1970. */
function findNewestChange(): number {
  const times = ["backend", "lib"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => statSync(join(root, folder, path)).mtimeMs,
    ),
  )
  return Math.floor(Math.max(...times))
}

/** Returns the run in which a module is evaluated that a module of `run` imports. */
function resolveRun(url: string, run: string): string {
  if (lastingModule.test(url)) return lastingRun
  const isTestModule = /\.test\.tsx?$|\/tests\//.test(url)
  return isBackendTest && !run.includes(".") && !isTestModule ? lastingRun : run
}

/** Returns the URL that imports a module within the current run. */
export function getRunUrl(path: string): string {
  return `${pathToFileURL(path)}?run=${currentRun}`
}

/**
 * Lets Node itself import test files. The project's own modules are evaluated once per run, packages
 * and what tests of the back end import once per process. Handles what Node does not: `@jest/globals`,
 * `moduleNameMapper`, TSX, JSON without an import attribute, and packages that leave out file
 * extensions.
 */
export function registerModuleHooks({ rootDir, moduleNameMapper }: Options): void {
  if (hooks) return
  const mappings = [...moduleNameMapper, ["^@jest/globals$", globalsPath] as const].map(
    ([pattern, path]) => ({ pattern: new RegExp(pattern), url: pathToFileURL(path).href }),
  )
  const rootUrl = pathToFileURL(`${rootDir}/`).href
  const isProjectModule = (url: string) =>
    url.startsWith(rootUrl) && (!url.includes("/node_modules/") || url.includes(nextIntl))
  const resolved = new Map<string, ResolveFnOutput>()
  hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = "" } = context
      const run = getRun(parentURL) ?? (parentURL.includes("/node_modules/") ? currentRun : null)
      if (!run || isBuiltin(specifier)) return nextResolve(specifier, context)
      const key = `${specifier} ${dirname(parentURL)}`
      const found = resolved.get(key) ?? resolve()
      resolved.set(key, found)
      return isProjectModule(found.url) && !found.importAttributes
        ? {
            url: `${found.url}?run=${resolveRun(found.url, run)}`,
            format: "module",
            shortCircuit: true,
          }
        : found

      function resolve(): ResolveFnOutput {
        const url = mappings.find(({ pattern }) => pattern.test(specifier))?.url
        if (url) return { url, shortCircuit: true }
        const found = resolveLoosely(specifier, context, () => nextResolve(specifier, context))
        if (!found.url.endsWith(".json")) return { ...found, shortCircuit: true }
        return { url: found.url, importAttributes: { type: "json" }, shortCircuit: true }
      }
    },
    load(url, context, nextLoad) {
      if (!getRun(url) || !/\.tsx?\?/.test(url)) return nextLoad(url, context)
      return { format: "module", source: readSource(fileURLToPath(url)), shortCircuit: true }
    },
  })
}

/** Returns the run that a module belongs to; null if it is not a module of the project. */
function getRun(url: string): string | null {
  const run = /\?run=([\d.]+)$/.exec(url)?.[1]
  if (!run) return null
  return currentRun.startsWith(`${run}.`) ? currentRun : run
}

/**
 * Resolves imports without extensions in packages for bundlers: `require` adds the extension. It
 * calls the hooks again, so the error of a `require` is final: an optional package is missing.
 */
function resolveLoosely(
  specifier: string,
  { parentURL, conditions }: ResolveHookContext,
  resolve: () => ResolveFnOutput,
): ResolveFnOutput {
  try {
    return resolve()
  } catch (error) {
    if (conditions.includes("require") || !parentURL?.startsWith("file:")) throw error
    return { url: pathToFileURL(createRequire(parentURL).resolve(specifier)).href }
  }
}

/** Returns a module's JavaScript, cached until its file changes. */
function readSource(path: string): string {
  const { mtimeMs } = statSync(path)
  const known = sources.get(path)
  if (known?.mtimeMs === mtimeMs) return known.source
  const text = readFileSync(path, "utf8")
  const source = path.endsWith("x") ? transformTsx(path, text) : stripTypeScriptTypes(text)
  sources.set(path, { mtimeMs, source })
  return source
}

function transformTsx(path: string, text: string): string {
  const { code } = transformSync(text, {
    filename: path,
    swcrc: false,
    sourceMaps: "inline",
    jsc: {
      target: "es2023",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "es6" },
  })
  return code
}
