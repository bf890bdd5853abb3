import { availableParallelism } from "node:os"
import { getExcludedTags, listExcludedPaths } from "./tests/tiers.ts"

const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2023",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "es6" },
  },
]

const nextIntl = "<rootDir>/node_modules/next-intl/dist/esm/development"

/** What is itself only where Next builds and renders, and what takes its place here. */
const moduleNameMapper = {
  "^server-only$|\\.css$": "<rootDir>/tests/support/server-only.ts",
  "^next/cache$": "<rootDir>/tests/support/next-cache.ts",
  "^next-intl/server$": `${nextIntl}/server.react-server.js`,
  "^next-intl/config$": "<rootDir>/lib/i18n/request.ts",
}

const excludedTags = getExcludedTags()
const ignoredPaths = ["/node_modules/", ...listExcludedPaths().map((path) => `<rootDir>/${path}`)]

const rootDir = import.meta.dirname

/** Where tests and what they import lie; the project's root would have Jest read node_modules. */
const sourceRoots = ["lib", "components", "app", "server", "backend", "scripts", "tests", "worker"]

/**
 * Packages are loaded once per worker, not once per file: see tests/runner/shared-environment.ts.
 * A file that needs packages of its own says `@jest-environment node` or `jsdom` in a docblock.
 *
 * @param {string} name @param {string[]} folders
 */
function project(name, folders) {
  return {
    displayName: name,
    rootDir,
    roots: sourceRoots.map((folder) => `<rootDir>/${folder}`),
    testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    testEnvironment: "<rootDir>/tests/runner/shared-environment.ts",
    runtime: "<rootDir>/tests/runner/shared-runtime.ts",
    extensionsToTreatAsEsm: [".ts", ".tsx"],
    transform: { "\\.tsx?$": swc },
    moduleNameMapper,
    setupFilesAfterEnv: ["<rootDir>/tests/support/setup.ts"],
    // Node's own streams and fetch go on in this scope while a test holds the clock.
    fakeTimers: { doNotFake: ["nextTick", "queueMicrotask"] },
    testPathIgnorePatterns: ignoredPaths,
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
    // The record of how long files take and the transformed code survive a run's own TMPDIR.
    cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  }
}

export default {
  ...(excludedTags && { testNamePattern: `^(?!.*${excludedTags.source})` }),
  // Modules that were evaluated stay in memory: a worker with many of them is replaced.
  workerIdleMemoryLimit: "700MB",
  // Jest would leave one of two cores idle: much of what the tests do is waiting for a database.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    project("unit", ["lib", "components", "app", "server", "backend", "scripts"]),
    project("house", ["tests/house"]),
    project("torture", ["tests/torture"]),
    project("crawl", ["tests/crawl"]),
    project("contract", ["tests/contract"]),
    {
      ...project("pages", ["tests/pages"]),
      testPathIgnorePatterns: [...ignoredPaths, "\\.own\\.test\\.ts$"],
    },
    // Files that start a storefront for themselves; they run beside those that share one.
    { ...project("pages-own", []), testMatch: ["<rootDir>/tests/pages/**/*.own.test.ts"] },
  ],
}
