import { join } from "node:path"
import { defineConfig } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { getExcludedTags } from "#tests/tiers.ts"

const keeps = process.env.LOOKS === "keep"
/** Keeping begins earlier than failing, so that small changes do not add up in what is kept. */
const maxDiffPixelRatio = keeps ? 0.0004 : 0.002
const excludedTags = getExcludedTags()
const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH
/** Letters and colours are drawn alike whatever the machine's screen is like. */
const evenly = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"]

/** Photographs of the shop's pages, held beside those that somebody looked at and kept. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.look.ts",
  outputDir: "../../test-results/looks",
  snapshotPathTemplate: "{testDir}/kept/{arg}{ext}",
  updateSnapshots: keeps ? "changed" : "none",
  globalTeardown: "./shrink-kept.ts",
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
    // It would fetch pictures past the test, which puts fields in their places.
    serviceWorkers: "block",
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") },
      // Chromium refuses to sandbox for root, which containers run as.
      args: [...(isRoot ? ["--no-sandbox"] : []), ...evenly],
    },
  },
})
