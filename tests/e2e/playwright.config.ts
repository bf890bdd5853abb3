import { defineConfig } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { getExcludedTags, getPhoneTags, resolveForTier } from "#tests/tiers.ts"

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

/** Tests that change products or the site run last, so that no other test sees the changes. */
const changing = /(?:analytics|freshness|google|outage|xss)\.journey\.ts$/
/**
 * Tests of images or of layout shift while images load. All others load none: a new shop renders
 * each image variant at its first request, on the CPU that the browsers need.
 */
const imageTests = /@pictures|\s(?:catalogue|frames|gallery|gallery-group|web-app)\.journey\.ts/
const phoneImageTests = new RegExp(`(?=.*${getPhoneTags().source})(?=.*(?:${imageTests.source}))`)
const excluded = getExcludedTags() ?? []
const excludedWithImages = [excluded, imageTests].flat()
/** Core runs the tests for phones on a phone only, full on a desktop, too. */
const phoneTestsInCore = resolveForTier({ core: [getPhoneTags()], full: [] })

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const launchOptions = {
  ...(executablePath && { executablePath }),
  // Chromium cannot run its sandbox as root, the user of containers.
  args: isRoot ? ["--no-sandbox"] : [],
}
const withoutImages = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
  },
}

/**
 * End-to-end tests of the running shop: on a desktop, and those tagged `@phone` on a phone. The full
 * tier runs those on both, and those tagged `@phone-repeat`, too.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results",
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores of a small machine: tests also wait, for payments and idle pages.
  workers: 3,
  // For a busy machine: a test that succeeds never waits for these limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: getRunningShop().origin,
    browserName: "chromium",
    locale: "en-AU",
    // Only the tests of the service worker allow it.
    serviceWorkers: "block",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions,
  },
  projects: [
    {
      name: "pictures",
      grep: imageTests,
      grepInvert: [excluded, phoneTestsInCore].flat(),
      testIgnore: changing,
      use: desktop,
    },
    {
      name: "phone pictures",
      grep: phoneImageTests,
      grepInvert: excluded,
      testIgnore: changing,
      use: phone,
    },
    {
      name: "desktop",
      grepInvert: [...excludedWithImages, ...phoneTestsInCore],
      testIgnore: changing,
      use: { ...desktop, ...withoutImages },
    },
    {
      name: "phone",
      grep: getPhoneTags(),
      grepInvert: excludedWithImages,
      testIgnore: changing,
      use: { ...phone, ...withoutImages },
    },
    {
      name: "changing",
      grepInvert: excluded,
      testMatch: changing,
      dependencies: ["pictures", "phone pictures", "desktop", "phone"],
      use: desktop,
    },
  ],
})
