import { defineConfig } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { getExcludedTags, tier } from "#tests/tiers.ts"

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

/** Journeys that change goods or the site; they go last, so that no other meets a shop in motion. */
const changing = /(?:analytics|freshness|google|outage|xss)\.journey\.ts$/
const excludedTags = getExcludedTags()
const desk = { viewport: { width: 1280, height: 900 } }

/** Journeys through the running shop: all at a desk, those marked `@phone` on a phone as well. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results",
  forbidOnly: true,
  ...(excludedTags && { grepInvert: excludedTags }),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: getRunningShop().origin,
    browserName: "chromium",
    locale: "en-AU",
    // A worker is met only by the journey that is about it.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses to sandbox for root, which containers run as.
      args: isRoot ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    { name: "desk", testIgnore: changing, use: desk },
    {
      name: "phone",
      grep: tier === "full" ? /@phone/ : /@phone(?!-)/,
      testIgnore: changing,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: "changing", testMatch: changing, dependencies: ["desk", "phone"], use: desk },
  ],
})
