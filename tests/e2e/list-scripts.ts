import type { Page } from "playwright/test"
import { waitForHydration } from "./shop-test.ts"

/** Returns the compressed size in kB of each script that the page has loaded, by path. */
export async function listScripts(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState("load")
  await waitForHydration(page.locator("main"))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const found = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/_next/static/") && name.endsWith(".js"))
      .map((entry) => [
        new URL(entry.name).pathname,
        entry instanceof PerformanceResourceTiming ? entry.encodedBodySize / 1024 : 0,
      ]),
  )
  return new Map(found.map(([name, size]) => [String(name), Number(size)]))
}
