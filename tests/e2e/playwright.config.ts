import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

/** Journeys through the running shop: all at a desk, those marked `@phone` on a phone as well. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: join(tmpdir(), `curlew-journeys-${process.pid}`),
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: "list",
  use: {
    baseURL: getRunningShop().origin,
    browserName: "chromium",
    locale: "en-AU",
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses to sandbox for root, which containers run as.
      args: isRoot ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    { name: "desk", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
})
