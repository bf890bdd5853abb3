import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const nextDir = dirname(createRequire(import.meta.url).resolve("next/package.json"))
const ownDir = join(import.meta.dirname, "next-client")

/**
 * Aliases of webpack for the browser's scripts: absolute paths of modules of Next, which every page
 * would load, and of our shorter ones with the same exports (ADR 80).
 */
export const nextClientFiles: Readonly<Record<string, string>> = {
  [join(nextDir, "dist/lib/constants.js")]: join(ownDir, "constants.ts"),
  [join(nextDir, "dist/client/components/builtin/error-styles.js")]: join(
    ownDir,
    "error-styles.ts",
  ),
  [join(nextDir, "dist/build/polyfills/polyfill-module.js")]: join(ownDir, "polyfills.ts"),
  [join(nextDir, "dist/compiled/process/browser.js")]: join(ownDir, "process.ts"),
}
