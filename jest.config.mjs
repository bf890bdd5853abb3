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
const excludedPaths = listExcludedPaths().map((path) => `<rootDir>/${path}`)

/** @param {string} name @param {string[]} folders */
function project(name, folders) {
  return {
    displayName: name,
    testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    testEnvironment: name === "unit" ? "<rootDir>/tests/runner/shared-environment.ts" : "node",
    ...(name === "unit" && { runtime: "<rootDir>/tests/runner/shared-runtime.ts" }),
    extensionsToTreatAsEsm: [".ts", ".tsx"],
    transform: { "\\.tsx?$": swc },
    moduleNameMapper,
    setupFilesAfterEnv: ["<rootDir>/tests/support/setup.ts"],
    testPathIgnorePatterns: ["/node_modules/", ...excludedPaths],
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
  }
}

export default {
  // Jest would leave one of two cores idle: much of what the tests do is waiting for a database.
  ...(excludedTags && { testNamePattern: `^(?!.*${excludedTags.source})` }),
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    project("unit", ["lib", "components", "app", "server", "backend", "scripts"]),
    project("house", ["tests/house"]),
    project("torture", ["tests/torture"]),
    project("crawl", ["tests/crawl"]),
    project("contract", ["tests/contract"]),
    project("pages", ["tests/pages"]),
  ],
}
