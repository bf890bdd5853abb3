import { join } from "node:path"
import { defineConfig } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { getExcludedTags } from "#tests/tiers.ts"

const updatesSnapshots = process.env.LOOKS === "update"
/** Updates at a smaller difference than it fails, so that small changes do not add up unseen. */
const maxDiffPixelRatio = updatesSnapshots ? 0.0004 : 0.002
const excludedTags = getExcludedTags()
const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH
/** Renders fonts and colours the same on every machine. */
const renderingArgs = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
]

/** Visual regression tests: compare screenshots of the shop's pages with reviewed ones. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.look.ts",
  outputDir: "../../test-results/looks",
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  updateSnapshots: updatesSnapshots ? "changed" : "none",
  globalTeardown: "./save-compressed-screenshots.ts",
  forbidOnly: true,
  ...(excludedTags && { grepInvert: excludedTags }),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio, threshold: 0.2 } },
  reporter: "list",
  use: {
    baseURL: getRunningShop().origin,
    browserName: "chromium",
    locale: "en-AU",
    timezoneId: "Australia/Brisbane",
    // A service worker would load images past the test's routes, which replace them.
    serviceWorkers: "block",
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") },
      // Chromium cannot run its sandbox as root, the user of containers.
      args: [...(isRoot ? ["--no-sandbox"] : []), ...renderingArgs],
    },
  },
})
