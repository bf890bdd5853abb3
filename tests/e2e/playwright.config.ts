import { defineConfig } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { getExcludedTags, getPhoneTags } from "#tests/tiers.ts"

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

/** Journeys that change goods or the site; they go last, so that no other meets a shop in motion. */
const changing = /(?:analytics|freshness|google|outage|xss)\.journey\.ts$/
/**
 * Journeys about pictures, or about what jumps while pictures come. All others do not fetch any: a
 * new shop renders each at its first visit, with the processor that the browsers need.
 */
const pictured =
  /@pictures|\s(?:catalogue|frames|gallery|gallery-group|languages-layout|web-app)\.journey\.ts/
const picturedOnPhone = new RegExp(`(?=.*${getPhoneTags().source})(?=.*(?:${pictured.source}))`)
const excluded = getExcludedTags() ?? []
const withoutPictures = [excluded, pictured].flat()

const desk = { viewport: { width: 1280, height: 900 } }
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const launchOptions = {
  ...(executablePath && { executablePath }),
  // Chromium refuses to sandbox for root, which containers run as.
  args: isRoot ? ["--no-sandbox"] : [],
}
const unpictured = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
  },
}

/**
 * Journeys through the running shop: all at a desk, those marked `@phone` on a phone as well
 * (`@phone-repeat`: in the full tier).
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results",
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores of a small machine: journeys also wait, for payments and for quiet.
  workers: 3,
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
    launchOptions,
  },
  projects: [
    {
      name: "pictures",
      grep: pictured,
      grepInvert: excluded,
      testIgnore: changing,
      use: desk,
    },
    {
      name: "phone pictures",
      grep: picturedOnPhone,
      grepInvert: excluded,
      testIgnore: changing,
      use: phone,
    },
    {
      name: "desk",
      grepInvert: withoutPictures,
      testIgnore: changing,
      use: { ...desk, ...unpictured },
    },
    {
      name: "phone",
      grep: getPhoneTags(),
      grepInvert: withoutPictures,
      testIgnore: changing,
      use: { ...phone, ...unpictured },
    },
    {
      name: "changing",
      grepInvert: excluded,
      testMatch: changing,
      dependencies: ["pictures", "phone pictures", "desk", "phone"],
      use: desk,
    },
  ],
})
