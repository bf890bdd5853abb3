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

/** Replaces modules that work only in a Next build, or that it leaves out. */
const moduleNameMapper = {
  "^server-only$|\\.css$": "<rootDir>/tests/fakes/server-only.ts",
  "^react-router-dom$": "<rootDir>/tests/fakes/react-router-dom.ts",
  "^next/cache$": "<rootDir>/tests/fakes/next-cache.ts",
  "^next-intl/server$": `${nextIntl}/server.react-server.js`,
  "^next-intl/config$": "<rootDir>/lib/i18n/request.ts",
}

const excludedTags = getExcludedTags()
const ignoredPaths = ["/node_modules/", ...listExcludedPaths().map((path) => `<rootDir>/${path}`)]

const rootDir = import.meta.dirname

/** Folders of tests and their imports; the project root would make Jest read node_modules. */
const unitRoots = ["lib", "components", "app", "server", "worker", "backend", "scripts", "tools"]
const sourceRoots = [...unitRoots, "tests"]

/**
 * Builds a Jest project. Packages are loaded once per worker, not once per file: see
 * tests/runner/shared-environment.ts. A file that needs its own copies declares
 * `@jest-environment node` or `jsdom` in a docblock.
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
    // Node's streams and fetch share this scope and need both while a test fakes the clock.
    fakeTimers: { doNotFake: ["nextTick", "queueMicrotask"] },
    testPathIgnorePatterns: ignoredPaths,
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
    // Durations of test files and transformed code outlive the TMPDIR of a run.
    cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  }
}

export default {
  ...(excludedTags && { testNamePattern: `^(?!.*${excludedTags.source})` }),
  // Evaluated modules stay in memory: a worker above this limit is replaced.
  workerIdleMemoryLimit: "1200MB",
  // Jest would leave one of two cores idle, though tests mostly wait for a database.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    project("unit", unitRoots),
    project("house", ["tests/house"]),
    project("torture", ["tests/torture"]),
    project("crawl", ["tests/crawl"]),
    project("contract", ["tests/contract"]),
    {
      ...project("pages", ["tests/pages"]),
      testPathIgnorePatterns: [...ignoredPaths, "\\.own\\.test\\.ts$"],
    },
    // Files that start their own storefront; they run concurrently with those that share one.
    { ...project("pages-own", []), testMatch: ["<rootDir>/tests/pages/**/*.own.test.ts"] },
  ],
}
