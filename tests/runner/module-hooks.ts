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
/** A package that imports modules of the project, so it is evaluated once per run like them. */
const nextIntl = "/node_modules/next-intl/"
const sources = new Map<string, { mtimeMs: number; source: string }>()
let hooks: ModuleHooks | undefined
let currentRun = ""
/**
 * The contract's schemas take a third of the time in which a test file loads the back end. They
 * import nothing of the project and have no state, so that all runs share them until one changes.
 */
const contractFolder = join(import.meta.dirname, "../../lib/contract")
const contractUrl = `${pathToFileURL(contractFolder).href}/`
let contractRun = ""

/**
 * Starts a run: the project's modules that are imported by `getRunUrl()` from now on are evaluated
 * again. A run named "7.1" continues run "7": `jest.resetModules()` starts it.
 */
export function startRun(name: string): void {
  currentRun = name
  contractRun = `0.${findNewestChange(contractFolder)}`
}

/** Returns when a file below the folder changed last, in milliseconds since 1970. */
function findNewestChange(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
  return Math.floor(Math.max(...paths.map((path) => statSync(join(folder, path)).mtimeMs)))
}

/** Returns the run in which a module is evaluated that another one imports. */
function resolveRun(url: string, run: string): string {
  return url.startsWith(contractUrl) && !url.endsWith(".test.ts") ? contractRun : run
}

/** Returns the URL that imports a module within the current run. */
export function getRunUrl(path: string): string {
  return `${pathToFileURL(path)}?run=${currentRun}`
}

/**
 * Lets Node itself import test files. The project's own modules are evaluated once per run, those
 * of packages and of lib/contract once per process. Handles what Node does not: `@jest/globals`,
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
